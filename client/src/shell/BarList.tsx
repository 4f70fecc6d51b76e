import { Link } from '../ui/Link.tsx';

export interface Bar {
  key: string;
  label: string;
  count: number;
  /** Where the label leads; plain text when absent. */
  to?: string;
}

/** A ranking under its heading. */
export function BarList({ title, bars }: { title: string; bars: readonly Bar[] }) {
  if (bars.length === 0) return null;
  return (
    <section className="grid content-start gap-4 rounded-card border border-line bg-surface p-5">
      <h2 className="font-text text-h3 font-semibold">{title}</h2>
      <Bars bars={bars} />
    </section>
  );
}

/** A ranking as bars: the figures are text, the lengths only help. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ol className="grid gap-3">
      {bars.map(({ key, label, count, to }) => (
        <li key={key} className="grid gap-1">
          <span className="flex items-baseline justify-between gap-3 text-small">
            {to === undefined ? (
              <span className="min-w-0 truncate">{label}</span>
            ) : (
              <Link to={to} className="min-w-0 truncate py-1 hover:text-primary hover:underline">
                {label}
              </Link>
            )}
            <span className="font-semibold tabular-nums">{count.toLocaleString('en-IN')}</span>
          </span>
          <span aria-hidden="true" className="h-1.5 rounded-full bg-sunken">
            <span
              className="block h-full rounded-full bg-primary"
              style={{ width: `${Math.max(2, (100 * count) / most)}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
