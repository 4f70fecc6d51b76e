import { formatRupees } from '../../../../../schema/format/money.ts';
import { rentCosts } from '../../../../../schema/rules/monthlyCost.ts';
import { Sums } from './Sums.tsx';

/** What the rent takes every month, and what is due at moving in. */
export function RentCosts({
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
