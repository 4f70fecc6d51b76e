import { Link } from '../../ui/Link.tsx';
import { homePath } from '../../../../schema/routes.ts';
import { useSite } from '../../base/start.ts';

/** The site's name beside its arch, where there is room for it; leads home. */
export function Wordmark() {
  return (
    <Link
      to={homePath()}
      className="type-display inline-flex h-11 min-w-11 flex-wrap items-center gap-2.5 gap-y-0 overflow-hidden text-[1.625rem] max-sm:text-[1.4375rem] leading-none text-primary"
    >
      <svg viewBox="0 0 26 32" aria-hidden="true" className="my-2 h-7 w-auto shrink-0 fill-current">
        <path
          fillRule="evenodd"
          d="M0 32V15C0 7 8 6.500 13 0c5 6.500 13 7 13 15v17zm8 0h10V20.500c0-4.400-3-5-5-7.700-2 2.700-5 3.300-5 7.700z"
        />
      </svg>
      {/* Eczar's letters sit high in their box; this centres them on the arch. */}
      <span className="translate-y-0.5 truncate py-1 max-[21rem]:sr-only">{useSite().name}</span>
    </Link>
  );
}
