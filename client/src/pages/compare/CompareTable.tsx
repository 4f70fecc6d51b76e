import { detailPath } from '../../../../schema/routes.ts';
import { comparedProperties } from '../../features/market/compare/compareStore.ts';
import { PicturePlaceholder } from '../../features/market/property/PicturePlaceholder.tsx';
import { useShownUnit } from '../../features/market/property/shownUnit.ts';
import { Link } from '../../ui/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';
import { writeCompare } from './compareAddress.ts';
import type { CompareAddress } from './compareAddress.ts';
import { compareRows } from './compareRows.ts';
import type { Compared, CompareRow } from './compareRows.ts';
import { Icon } from '../../ui/Icon.tsx';

/**
 * A table with a property in each column. It scrolls sideways inside its own region; the names of the
 * rows stay in sight. Rows that differ are marked, in words too; a row in which every property has another value
 * is tinted as little as one in which all agree.
 */
export function CompareTable({
  properties,
  address,
}: {
  properties: readonly Compared[];
  address: CompareAddress;
}) {
  // One property differs from nothing.
  const onlyDifferences = address.onlyDifferences && properties.length > 1;
  const groups = compareRows(properties, useShownUnit())
    .map(({ title, rows }) => ({
      title,
      rows: onlyDifferences ? rows.filter(({ isDifferent }) => isDifferent) : rows,
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <section
      aria-label="Comparison"
      // The region scrolls, so it must take the focus: arrow keys move it then.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      // Positioned, so that the words for ears stay inside what scrolls.
      className="relative min-w-0 overflow-x-auto rounded-card border border-line bg-surface print:overflow-visible print:border-0"
    >
      <table className="w-full border-separate border-spacing-0 text-small">
        <thead>
          <tr>
            <th scope="col" className={`${CORNER} bg-surface`}>
              <span className="sr-only">Detail</span>
            </th>
            {properties.map((property) => (
              <th
                key={property.id}
                scope="col"
                style={{ width: `${100 / properties.length}%` }}
                className={`${COLUMN} pt-3 pb-4`}
              >
                <Head property={property} address={address} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={properties.length + 1}
                className="border-y border-line bg-sunken p-0 text-left"
              >
                <span
                  dir="auto"
                  className="sticky left-0 inline-block px-2 py-2 sm:px-3 font-semibold"
                >
                  {title}
                </span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.label} row={row} ids={address.ids} />
            ))}
          </tbody>
        ))}
      </table>
      {groups.length === 0 && (
        <p className="p-6 text-muted">These properties have no differences.</p>
      )}
    </section>
  );
}

function Head({ property, address }: { property: Compared; address: CompareAddress }) {
  const { id, title, price, purpose } = property;
  const [picture] = property.pictures;
  const others = { ...address, ids: address.ids.filter((each) => each !== id) };
  return (
    <div className="relative grid gap-2 text-left font-normal">
      <div className="aspect-4/3 overflow-hidden rounded-input">
        {picture ? (
          <Picture
            picture={picture}
            sizes="(min-width: 64rem) 260px, 45vw"
            maxWidth={640}
            loading="eager"
            alt=""
            className="size-full object-cover"
          />
        ) : (
          <PicturePlaceholder />
        )}
      </div>
      <Link
        to={writeCompare(others)}
        preventScrollReset
        aria-label={`Remove ${title} from the comparison`}
        title="Remove"
        onClick={() => {
          comparedProperties.write(comparedProperties.read().filter((each) => each !== id));
        }}
        className="absolute top-0 right-0 grid size-11 place-items-center text-ink hover:text-danger print:hidden"
      >
        <span className="rounded-full bg-raised/95 p-1 shadow-lift">
          <Icon name="X" className="size-4.5" />
        </span>
      </Link>
      {/* Two rents fit beside each other with the month on a line of its own. */}
      <p>
        <Price rupees={price} perMonth={false} />
        {price !== null && purpose === 'RENT' && (
          <span className="block text-caption text-muted">a month</span>
        )}
      </p>
      <Link
        dir="auto"
        to={detailPath(id)}
        className="font-semibold hover:text-primary hover:underline"
      >
        {title}
      </Link>
    </div>
  );
}

function Row({
  row: { label, values, isDifferent, isPartlySame },
  ids,
}: {
  row: CompareRow;
  ids: readonly string[];
}) {
  return (
    <tr>
      <th
        scope="row"
        className={`${CORNER} border-b border-line bg-surface py-2.5 font-medium text-muted`}
      >
        {label}
        {isDifferent && <span className="sr-only">, differs</span>}
      </th>
      {values.map((value, column) => (
        <td
          key={ids[column]}
          className={`${COLUMN} border-b border-line py-2.5 ${isPartlySame ? 'bg-brass-soft' : ''}`}
        >
          {value ?? (
            <>
              <span aria-hidden="true">–</span>
              <span className="sr-only">Not given</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

/** Two properties stand side by side on a phone of 360 pixels. */
const CORNER =
  'sticky left-0 z-1 w-24 min-w-24 border-r border-line px-2 text-left align-top sm:w-48 sm:min-w-48 sm:px-3 print:static';
const COLUMN = 'min-w-26 px-2 text-left align-top sm:min-w-56 sm:px-3 print:min-w-0';
