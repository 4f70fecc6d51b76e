import { formatRupees, priceParts } from '../../../schema/format/money.ts';

const NBSP = '\u00a0';

/**
 * A price as people read it and as it is spoken. The full figure is in the title. Absent: 'NA'.
 * `perMonth` marks a rent.
 */
export function Price({
  rupees,
  perMonth,
  size = 'normal',
}: {
  rupees: number | null;
  perMonth: boolean;
  size?: 'normal' | 'large';
}) {
  const { amount, unit, words } = priceParts(rupees);
  const look = `font-bold tabular-nums lining-nums ${SIZES[size]}`;
  if (rupees === null) return <span className={look}>{amount}</span>;
  const month = perMonth ? ' a month' : '';
  return (
    <data value={rupees} title={`${formatRupees(rupees)}${month}`} className={look}>
      <span aria-hidden="true">
        {amount}
        {unit && <span className="price-unit">{`${NBSP}${unit}`}</span>}
        {perMonth && size === 'large' && <wbr />}
        {perMonth && <span className="price-unit">/month</span>}
      </span>
      <span className="sr-only">{`${words}${month}`}</span>
    </data>
  );
}

/** '₹8,620 / sq ft' in small print; nothing when it cannot be known. */
export function PricePerArea({ rate }: { rate: string | null }) {
  if (rate === null) return null;
  return (
    <span className="text-small whitespace-nowrap text-muted tabular-nums">
      {rate.replaceAll(' ', NBSP)}
    </span>
  );
}

/** '1,450 sq ft', never broken across lines. */
export function Area({ text }: { text: string }) {
  return <span className="whitespace-nowrap tabular-nums">{text.replaceAll(' ', NBSP)}</span>;
}

/** Letters may be so large that a line has no room for the large one. */
const SIZES = { normal: 'whitespace-nowrap text-price', large: 'text-price-xl' } as const;
