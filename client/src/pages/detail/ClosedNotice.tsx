import { fullDate } from '../../../../schema/format/time.ts';
import { Notice } from '../../ui/Panel.tsx';

/** Says what became of a listing that cannot be had any more; that of a sold or rented one stands for 12 months. */
export function ClosedNotice({
  lifecycle,
  closedAt,
}: {
  lifecycle: string;
  closedAt: string | null;
}) {
  const said = closedAt === null ? '' : ` on ${fullDate(new Date(closedAt))}`;
  const became = BECAME.get(lifecycle);
  if (became === undefined) return null;
  return (
    <Notice tone="warning">
      <p>{`${became}${said}. Similar ones are further down this page.`}</p>
    </Notice>
  );
}

const BECAME: ReadonlyMap<string, string> = new Map([
  ['SOLD', 'This property was sold'],
  ['RENTED', 'This property was rented'],
  ['EXPIRED', 'This listing has expired'],
]);
