import { fullDate, relativeTime } from '../../../../schema/format/time.ts';
import { useNow } from '../../ui/now.ts';

/** 'Yesterday', with the full date in the title. */
export function PostedDate({ date }: { date: string }) {
  const posted = new Date(date);
  return (
    <time dateTime={date} title={fullDate(posted)} className="shrink-0">
      {relativeTime(posted, useNow())}
    </time>
  );
}
