/** Some amounts, one a line, and what they come to. */
export function Sums({
  title,
  rows,
  total,
}: {
  title?: string;
  rows: readonly (readonly [label: string, amount: string])[];
  total?: readonly [label: string, amount: string];
}) {
  return (
    <div className="grid content-start gap-2">
      {title && <h3 className="font-text font-semibold">{title}</h3>}
      <dl className="grid">
        {rows.map(([label, amount]) => (
          <Row key={label} label={label} amount={amount} />
        ))}
        {total && <Row label={total[0]} amount={total[1]} isTotal />}
      </dl>
    </div>
  );
}

function Row({
  label,
  amount,
  isTotal = false,
}: {
  label: string;
  amount: string;
  isTotal?: boolean;
}) {
  const look = isTotal ? 'border-t border-line font-semibold' : '';
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 py-1.5 ${look}`}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  );
}
