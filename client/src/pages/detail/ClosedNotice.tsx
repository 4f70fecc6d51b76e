import { fullDate } from '../../../../schema/format/time.ts';
import { Notice } from '../../ui/Panel.tsx';

/** Says what became of a listing that was sold or rented; its page stands for 30 days more. */
export function ClosedNotice({
  lifecycle,
  closedAt,
}: {
  lifecycle: string;
  closedAt: string | null;
}) {
  if (closedAt === null) return null;
  const became = lifecycle === 'RENTED' ? 'rented' : 'sold';
  return (
    <Notice tone="warning">
      <p>
        {`This property was ${became} on ${fullDate(new Date(closedAt))}. Similar ones are further down this page.`}
      </p>
    </Notice>
  );
}
