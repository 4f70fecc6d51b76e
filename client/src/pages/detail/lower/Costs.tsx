import { formatRate } from '../../../../../schema/format/area.ts';
import { closedState } from '../../../../../schema/rules/leadClosed.ts';
import { AREA_UNITS } from '../../../../../schema/catalogue/units.ts';
import { useShownUnit } from '../../../features/market/property/shownUnit.ts';
import { shownSize } from '../../../features/market/property/shownSize.ts';
import type { DetailPageQuery } from '../DetailPage.generated.ts';
import { Section } from '../Section.tsx';
import type { LowerDetailsQuery } from './LowerDetails.generated.ts';
import { LoanCosts } from './LoanCosts.tsx';
import { grouped } from '../../../../../schema/format/grouped.ts';
import { formatRupees } from '../../../../../schema/format/money.ts';
import { rentCosts } from '../../../../../schema/rules/monthlyCost.ts';
import { Sums } from './Sums.tsx';

type Property = NonNullable<DetailPageQuery['property']>;
type Around = NonNullable<LowerDetailsQuery['property']>;

/** What it costs a month, and how its price stands among others; nothing of what cannot be had any more. */
export function Costs({ property, around }: { property: Property; around: Around }) {
  const { price, purpose, lifecycle } = property;
  const { details, localityRate } = around;
  if (price === null || closedState(lifecycle) !== null) return null;
  return (
    <div className="print:hidden">
      <Section title="Monthly cost">
        <RateBeside property={property} localityRate={localityRate} />
        {purpose === 'RENT' ? (
          <RentCosts rent={price} maintenance={details.maintenance} deposit={details.deposit} />
        ) : (
          <LoanCosts key={property.id} price={price} maintenance={details.maintenance} />
        )}
      </Section>
    </div>
  );
}

/** '8 % below the middle of 23 flats for sale in Wakad'; nothing where too few are listed. */
function RateBeside({
  property,
  localityRate,
}: {
  property: Property;
  localityRate: Around['localityRate'];
}) {
  const { unit } = shownSize(property, useShownUnit());
  if (!localityRate) return null;
  const { medianPerSqft, difference, label } = localityRate;
  const size = unit && AREA_UNITS[unit].squareMetres;
  const rate = unit && size && formatRate((medianPerSqft / SQUARE_FOOT) * size, unit);
  const where =
    difference === 0
      ? 'At'
      : `${grouped(Math.abs(difference))} % ${difference < 0 ? 'below' : 'above'}`;
  const month = property.purpose === 'RENT' ? ' a month' : '';
  return (
    <p>
      <strong>{`${where} the median for ${label}`}</strong>
      {rate && <span className="text-muted">{` (${rate}${month})`}</span>}
    </p>
  );
}

const SQUARE_FOOT = AREA_UNITS['Sq ft'].squareMetres;

/** What the rent takes every month, and what is due at moving in. */
function RentCosts({
  rent,
  maintenance,
  deposit,
}: {
  rent: number;
  maintenance: number | null;
  deposit: number | null;
}) {
  const { monthly, movingIn } = rentCosts({ rent, maintenance, deposit });
  const open = [
    ...(maintenance === null ? ['maintenance'] : []),
    ...(deposit === null ? ['deposit'] : []),
  ];
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Sums
          title="Every month"
          rows={[
            ['Rent', formatRupees(rent)],
            ['Maintenance', textOf(maintenance)],
          ]}
          total={['Total', formatRupees(monthly)]}
        />
        <Sums
          title="When you move in"
          rows={[
            ['Deposit', textOf(deposit)],
            ['First month', formatRupees(monthly)],
          ]}
          total={['Total due', formatRupees(movingIn)]}
        />
      </div>
      {open.length > 0 && (
        <p className="text-small text-muted">
          {`The seller has not given the ${open.join(' and the ')}. Ask before you rely on these amounts.`}
        </p>
      )}
    </div>
  );
}

function textOf(rupees: number | null): string {
  return rupees === null ? 'Not stated' : formatRupees(rupees);
}
