import { fullDate } from '../../../../schema/format/time.ts';
import { closedState } from '../../../../schema/rules/leadClosed.ts';
import { Notice } from '../../ui/Panel.tsx';

/** Says what became of a listing that cannot be had any more; that of a sold or rented one stands for 12 months. */
export function ClosedNotice({
  lifecycle,
  closedAt,
  hasSimilar,
}: {
  lifecycle: string;
  closedAt: string | null;
  hasSimilar: boolean;
}) {
  const closedOn = closedAt === null ? '' : ` on ${fullDate(new Date(closedAt))}`;
  const state = closedState(lifecycle);
  if (state === null) return null;
  return (
    <Notice tone="warning">
      <p>{`${state}${closedOn}.${hasSimilar ? ' See similar properties below.' : ''}`}</p>
    </Notice>
  );
}
