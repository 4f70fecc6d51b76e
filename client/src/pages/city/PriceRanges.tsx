import { COPY } from '../../base/copy.ts';
import { Link } from '../../ui/Link.tsx';
import { Price } from '../../ui/Price.tsx';
import { cityListPath } from './cityAddress.ts';
import type { Overview } from './cityAddress.ts';

type Range = Overview['types'][number]['prices'][number];

/** The lowest, middle and highest price of every type, for sale and for rent. */
export function PriceRanges({ overview }: { overview: Overview }) {
  const ranges = overview.types.flatMap(({ type, prices }) =>
    prices.map((range) => ({ type, range })),
  );
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2 lg:gap-6">
        {ranges.map(({ type, range }) => (
          <li
            key={`${type} ${range.purpose}`}
            className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
          >
            <h3 className="text-body">
              <Link
                to={cityListPath(overview, {
                  type: type.toLowerCase(),
                  purpose: range.purpose === 'SELL' ? 'sell' : 'rent',
                })}
                className="hover:text-primary hover:underline"
              >
                {`${COPY.type[type]}, ${WORDS[range.purpose]}`}
              </Link>
            </h3>
            <RangeLine range={range} />
          </li>
        ))}
      </ul>
      <p className="max-w-measure text-small text-muted">
        {overview.pricesAreSampled
          ? 'Asking prices of the newest 2,000 listings, featured ones first. Half are at or below the median.'
          : 'Asking prices of all listings. Half are at or below the median.'}
      </p>
    </>
  );
}

function RangeLine({ range }: { range: Range }) {
  return (
    <div className="grid gap-3">
      {range.counted >= ENOUGH && range.lowest < range.highest && (
        <div aria-hidden="true" className="relative h-2 rounded-full bg-primary-soft">
          <span
            className="absolute top-1/2 size-4 -translate-1/2 rounded-full border-2 border-surface bg-primary"
            style={{ left: `${middleOf(range)}%` }}
          />
        </div>
      )}
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2">
        {figuresOf(range).map(({ label, rupees }) => (
          <div key={label} className="grid">
            <dt className="text-caption text-muted">{label}</dt>
            <dd>
              {/* The heading says that a rent is for a month. */}
              <Price rupees={rupees} perMonth={false} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A middle price says something from three listings on; equal prices are one. */
function figuresOf({ counted, lowest, median, highest }: Range) {
  if (lowest === highest) {
    return [{ label: counted === 1 ? 'One listing' : `All ${counted} listings`, rupees: lowest }];
  }
  return [
    { label: 'Lowest', rupees: lowest },
    ...(counted >= ENOUGH ? [{ label: 'Median', rupees: median }] : []),
    { label: 'Highest', rupees: highest },
  ];
}

const ENOUGH = 3;
const WORDS = { SELL: 'for sale', RENT: 'for rent, per month' } as const;

/** Where the middle price lies between the others, in per cent; by ratio, since prices spread over powers of ten. */
function middleOf({ lowest, median, highest }: Range): number {
  const spread = Math.log(highest / lowest);
  return spread > 0 ? Math.round((100 * Math.log(median / lowest)) / spread) : 50;
}
