import { formatPhone } from '../../../../../../../schema/format/phone.ts';
import { mobileOf } from '../../../../../../../schema/rules/contactMessage.ts';
import { viewAddress } from '../../../../../lists/viewAddress.ts';
import { Link } from '../../../../../ui/Link.tsx';
import { Badge } from '../../../../../ui/Tag.tsx';
import { PostedDate } from '../../../../../ui/PostedDate.tsx';
import { ContactMessageActions } from './ContactMessageActions.tsx';
import { STATUSES } from './words.ts';
import type { ListedMessage } from './words.ts';

/** One message as a whole: who wrote it, what was said and answered, and what can be done. */
export function ContactMessageItem({
  message,
  home,
  onChanged,
}: {
  message: ListedMessage;
  home: string;
  onChanged: () => void;
}) {
  const { name, subject, answers: responses, status, enquiryId, createdAt } = message;
  const words = STATUSES.find((each) => each.status === status);
  return (
    <article
      aria-label={`${subject}, from ${name}`}
      className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 flex-1 basis-60 font-text text-h3 font-semibold wrap-anywhere">
          {subject}
        </h2>
        {words && <Badge tone={words.tone}>{words.label}</Badge>}
        <span className="text-small text-muted">
          <PostedDate date={createdAt} />
        </span>
      </div>
      <Sender message={message} />
      <p dir="auto" className="max-w-measure wrap-anywhere whitespace-pre-line">
        {message.message}
      </p>
      {responses.length > 0 && (
        <dl className="grid max-w-measure gap-x-6 gap-y-2 text-small sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          {responses.map(({ label, value }, index) => (
            // Answers never change, and two may have the same label.
            <div key={`${index} ${label}`} className="contents">
              <dt className="text-muted wrap-anywhere">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {enquiryId !== null && (
        <p className="text-small">
          {'Converted to an enquiry. '}
          <Link
            to={viewAddress(home, 'enquiries', { search: enquiryId })}
            className="text-link inline-flex min-h-11 items-center pointer-fine:min-h-8"
          >
            View enquiry
          </Link>
        </p>
      )}
      <ContactMessageActions message={message} onChanged={onChanged} />
    </article>
  );
}

function Sender({ message: { name, email, phone, subject } }: { message: ListedMessage }) {
  const response = `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
  const mobile = mobileOf(phone);
  return (
    <address className="flex flex-wrap items-center gap-x-4 text-small not-italic">
      <span dir="auto" className="font-medium wrap-anywhere">
        {name}
      </span>
      <a href={response} className={LINK}>
        {email}
      </a>
      {phone !== '' && (
        <a href={`tel:${mobile ? `+91${mobile}` : phone.replace(/[^0-9+]/g, '')}`} className={LINK}>
          {mobile ? formatPhone(mobile) : phone}
        </a>
      )}
    </address>
  );
}

const LINK = 'text-link inline-flex min-h-11 items-center wrap-anywhere pointer-fine:min-h-8';
