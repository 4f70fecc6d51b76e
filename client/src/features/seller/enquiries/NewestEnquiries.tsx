import { relativeTime } from '../../../../../schema/format/time.ts';
import { workspacePath } from '../../../../../schema/routes.ts';
import { useNewestEnquiriesQuery } from './Enquiries.generated.ts';
import { Link } from '../../../ui/Link.tsx';
import { useNow } from '../../../ui/now.ts';
import { ViewerPart } from '../../../apollo/ViewerPart.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Badge } from '../../../ui/Tag.tsx';
import { statusWords } from '../../../shell/enquiryStatus.ts';

/** The latest that people asked, on a dashboard; the inbox has all of it. */
export function NewestEnquiries({ home }: { home: string }) {
  const part = useNewestEnquiriesQuery({ fetchPolicy: 'cache-and-network' });
  const now = useNow();
  return (
    <section className="grid gap-2 rounded-card border border-line bg-surface p-5 pb-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-text text-h3 font-semibold">Newest enquiries</h2>
        <Link
          to={workspacePath(home, 'enquiries')}
          className="text-link inline-flex min-h-11 items-center text-small"
        >
          All enquiries
        </Link>
      </div>
      <ViewerPart
        part={part}
        title="The enquiries could not be loaded"
        waiting={<Skeleton className="mb-3 h-32" />}
      >
        {({
          viewer: {
            enquiries: { items },
          },
        }) =>
          items.length === 0 ? (
            <p className="pb-3 text-muted">
              No enquiries yet. Enquiries about your properties appear here.
            </p>
          ) : (
            <ul className="divide-y divide-line">
              {items.map(({ id, name, propertyTitle, message, status, askedAt }) => {
                const { label, tone } = statusWords(status);
                return (
                  <li key={id} className="grid gap-0.5 py-3">
                    <p className="flex flex-wrap items-center gap-x-2">
                      <span dir="auto" className="font-semibold wrap-anywhere">
                        {name}
                      </span>
                      <Badge tone={tone}>{label}</Badge>
                      <time dateTime={askedAt} className="ml-auto text-caption text-muted">
                        {relativeTime(new Date(askedAt), now)}
                      </time>
                    </p>
                    <p dir="auto" className="truncate text-small">
                      {message}
                    </p>
                    <p dir="auto" className="truncate text-caption text-muted">
                      {propertyTitle}
                    </p>
                  </li>
                );
              })}
            </ul>
          )
        }
      </ViewerPart>
    </section>
  );
}
