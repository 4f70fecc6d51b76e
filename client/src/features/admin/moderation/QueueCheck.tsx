import type { ModerationQueueQuery } from './Moderation.generated.ts';
import { detailPath } from '../../../../../schema/routes.ts';
import { Link } from '../../../ui/Link.tsx';
import { Badge } from '../../../ui/Tag.tsx';

export type ListingCheck =
  ModerationQueueQuery['administration']['moderationQueue']['checks'][number];

/** Which contacts are proven, what is unlikely, and who else says the same. */
export function QueueCheck({ check }: { check: ListingCheck }) {
  const { isPhoneProven, isEmailVerified, doubts, repeats } = check;
  return (
    <div className="grid gap-2 text-small">
      <p className="flex flex-wrap gap-1.5">
        <Badge tone={isPhoneProven ? 'success' : 'warning'}>
          {isPhoneProven ? 'Phone verified' : 'Phone not verified'}
        </Badge>
        <Badge tone={isEmailVerified ? 'success' : 'plain'}>
          {isEmailVerified ? 'Email verified' : 'Email not verified'}
        </Badge>
      </p>
      {(doubts.length > 0 || repeats.length > 0) && (
        <ul aria-label="Please check" className="grid gap-1 rounded-input bg-warning-soft p-3">
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
          {repeats.map((id, index) => (
            <li key={id}>
              {'Another account says the same: '}
              <Link to={detailPath(id)} className="text-link">
                {repeats.length === 1 ? 'its listing' : `listing ${index + 1}`}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
