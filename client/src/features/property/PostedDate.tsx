import { fullDate, relativeTime } from '../../../../schema/format/time.ts';
import { useNow } from '../../ui/now.ts';

/** 'Yesterday', with the full date in the title; on paper, which stays, the date itself. */
export function PostedDate({ date }: { date: string }) {
  const posted = new Date(date);
  return (
    <time dateTime={date} title={fullDate(posted)} className="shrink-0">
      <span className="print:hidden">{relativeTime(posted, useNow())}</span>
      <span className="hidden print:inline">{fullDate(posted)}</span>
    </time>
  );
}
