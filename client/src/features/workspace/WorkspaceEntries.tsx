import { useLocation } from 'react-router-dom';
import { useNewEnquiriesQuery } from './Workspace.generated.ts';
import { Link } from '../../ui/Link.tsx';
import { currentPart } from './workspaceLinks.ts';
import type { WorkspaceLink } from './workspaceLinks.ts';

/** The links of a workspace. On large screens they fold to their icons, and their names are spoken. */
export function WorkspaceEntries({
  links,
  replace,
}: {
  links: readonly WorkspaceLink[];
  /** From the sheet, which is an entry of the history itself. */
  replace?: boolean;
}) {
  const part = currentPart(useLocation());
  return (
    <ul className="grid gap-1">
      {links.map(({ label, path, icon: Icon, parts, countsEnquiries }) => (
        <li key={path}>
          <Link
            to={path}
            replace={replace}
            title={label}
            aria-current={parts.includes(part) ? 'page' : undefined}
            className={ENTRY}
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            <span className={`min-w-0 flex-1 truncate ${FOLDED}`}>{label}</span>
            {countsEnquiries && <NewEnquiries />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** How many enquiries nobody has looked at; nothing while there is none. */
function NewEnquiries() {
  const { data } = useNewEnquiriesQuery({ fetchPolicy: 'cache-and-network' });
  const count = data?.enquiries.counts.find(({ status }) => status === 'NEW')?.count ?? 0;
  if (count === 0) return null;
  return (
    <span className="grid min-w-6 place-items-center rounded-full bg-accent px-1.5 py-0.5 text-caption leading-tight font-semibold text-on-accent tabular-nums lg:in-data-[area=narrow]:absolute lg:in-data-[area=narrow]:top-0 lg:in-data-[area=narrow]:right-0 lg:in-data-[area=narrow]:min-w-5 lg:in-data-[area=narrow]:px-1 lg:in-data-[area=narrow]:py-0">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> new</span>
    </span>
  );
}

/** What is not in sight while the sidebar is folded. */
export const FOLDED = 'lg:in-data-[area=narrow]:sr-only';

export const ENTRY =
  'relative flex min-h-11 w-full items-center gap-3 rounded-input px-3 text-left text-small font-medium text-muted transition-colors duration-120 hover:bg-sunken hover:text-ink aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-on-primary-soft lg:in-data-[area=narrow]:justify-center lg:in-data-[area=narrow]:px-0';
