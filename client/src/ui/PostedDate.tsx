import { fullDate, relativeTime } from '../../../schema/format/time.ts';
import { useNow } from './now.ts';

/** 'Yesterday', with the full date in the title; on paper, which stays, the date itself. */
export function PostedDate({ date }: { date: string }) {
  const posted = new Date(date);
  return (
    <time dateTime={date} title={fullDate(posted)} className="posted-date">
      {relativeTime(posted, useNow())}
    </time>
  );
}
