import { fullDate, relativeTime } from '../../../schema/format/time.ts';
import { useNow } from './now.ts';

/** 'Yesterday', with the full date in the title; on paper, which stays, the date itself. */
export function PostedDate({ date }: { date: string }) {
  const posted = new Date(date);
  return (
    <time
      dateTime={date}
      title={fullDate(posted)}
      className="shrink-0 print:text-[0px] print:after:text-caption print:after:content-[attr(title)]"
    >
      {relativeTime(posted, useNow())}
    </time>
  );
}
