import { formatPhone } from '../../../../../schema/format/phone.ts';
import { detailPath } from '../../../../../schema/routes.ts';
import type { TableForm } from '../../../lists/tableColumns.ts';
import { Link } from '../../../ui/Link.tsx';
import { Badge } from '../../../ui/Tag.tsx';
import { PostedDate } from '../../../ui/PostedDate.tsx';
import { statusWords } from '../../../shell/enquiryStatus.ts';
import type { Enquiry } from './statuses.ts';

/** What an administrator sees of an enquiry at a glance. */
export const ENQUIRY_TABLE: TableForm<Enquiry> = {
  nameOf: ({ name }) => `Enquiry from ${name}`,
  columns: [
    { label: 'From', cell: ({ name }) => name },
    { label: 'Mobile', cell: (enquiry) => <Mobile enquiry={enquiry} /> },
    { label: 'About', cell: (enquiry) => <About enquiry={enquiry} /> },
    {
      label: 'Message',
      cell: ({ message }) => (
        <span dir="auto" className="line-clamp-2 min-w-26 wrap-anywhere">
          {message}
        </span>
      ),
    },
    { label: 'Received', cell: ({ askedAt }) => <PostedDate date={askedAt} /> },
    {
      label: 'Status',
      cell: ({ status }) => (
        <Badge tone={statusWords(status).tone}>{statusWords(status).label}</Badge>
      ),
    },
    {
      label: 'Assigned to',
      cell: ({ assignedTo }) => assignedTo ?? <span className="text-muted">Seller</span>,
    },
  ],
};

function Mobile({ enquiry: { mobile, isMobileVerified } }: { enquiry: Enquiry }) {
  return (
    <span className="grid auto-cols-auto">
      <span className="whitespace-nowrap">{formatPhone(mobile)}</span>
      <span className={`text-caption ${isMobileVerified ? 'text-success' : 'text-muted'}`}>
        {isMobileVerified ? 'Verified' : 'Not verified'}
      </span>
    </span>
  );
}

function About({ enquiry: { property, propertyTitle } }: { enquiry: Enquiry }) {
  if (property === null) {
    return propertyTitle === '' ? null : (
      <span>
        <bdi>{propertyTitle}</bdi> (removed)
      </span>
    );
  }
  return (
    <Link
      dir="auto"
      to={detailPath(property.id)}
      className="text-link inline-block wrap-anywhere min-w-26"
    >
      {property.title}
    </Link>
  );
}
