import { Link } from './Link.tsx';
import { LIMITS } from '../../../schema/limits.ts';
import { grouped } from '../../../schema/format/grouped.ts';

/**
 * First, Previous, up to five numbers with an ellipsis where pages are left out, Next, Last.
 * Real links; nothing when there is one page.
 */
export function Pagination({
  page,
  pageCount,
  pathOf,
}: {
  page: number;
  pageCount: number;
  pathOf: (page: number) => string;
}) {
  if (pageCount <= 1) return null;
  const numbers = shownPages(page, pageCount);
  const [first, last] = [numbers[0] ?? 1, numbers.at(-1) ?? pageCount];
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-1.5">
      <Step label="First" to={page > 1 ? pathOf(1) : null} />
      <Step label="Previous" to={page > 1 ? pathOf(page - 1) : null} rel="prev" />
      {first > 1 && <Gap />}
      {numbers.map((number) => (
        <Link
          key={number}
          to={pathOf(number)}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          className={`${BOX} hover:border-primary hover:text-primary aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:font-semibold aria-[current]:text-on-primary`}
        >
          {grouped(number)}
        </Link>
      ))}
      {last < pageCount && <Gap />}
      <Step label="Next" to={page < pageCount ? pathOf(page + 1) : null} rel="next" />
      <Step label="Last" to={page < pageCount ? pathOf(pageCount) : null} />
    </nav>
  );
}

/** The page numbers to show: at most five in a row around the current one. */
export function shownPages(page: number, pageCount: number): number[] {
  const length = Math.min(LIMITS.page.numbersShown, pageCount);
  const centred = page - Math.floor(length / 2);
  const start = Math.max(1, Math.min(centred, pageCount - length + 1));
  return Array.from({ length }, (_, index) => start + index);
}

function Step({ label, to, rel }: { label: string; to: string | null; rel?: string }) {
  // At the ends the word stays in its place, so that the numbers do not move under the pointer.
  if (to === null)
    return (
      <span className={`${BOX} cursor-default border-transparent bg-transparent text-muted`}>
        {label}
      </span>
    );
  return (
    <Link to={to} rel={rel} className={`${BOX} hover:border-primary hover:text-primary`}>
      {label}
    </Link>
  );
}

function Gap() {
  return (
    <span aria-hidden="true" className="px-1 text-muted">
      …
    </span>
  );
}

const BOX =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-input border border-line bg-surface px-3 text-small font-medium tabular-nums transition-colors duration-120';
