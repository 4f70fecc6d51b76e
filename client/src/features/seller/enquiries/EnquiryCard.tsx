import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ReactNode } from 'react';
import { fullDate, relativeTime } from '../../../../../schema/format/time.ts';
import { useState } from 'react';
import { formatPhone } from '../../../../../schema/format/phone.ts';
import { detailPath } from '../../../../../schema/routes.ts';
import { useSetEnquiryStatusMutation } from './Enquiries.generated.ts';
import { useChange } from '../../../forms/useChange.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Field.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useNow } from '../../../ui/now.ts';
import { Badge } from '../../../ui/Tag.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { EnquiryNotes } from './EnquiryNotes.tsx';
import { WITH_STATUS } from './statuses.ts';
import { statusWords, STATUSES } from '../../../shell/enquiryStatus.ts';
import type { Enquiry } from './statuses.ts';
import { useAssign } from './useAssign.tsx';
import { Icon } from '../../../ui/Icon.tsx';

/** One enquiry: who asked what about which property, how to answer, and what became of it. */
export function EnquiryCard({
  enquiry,
  canAssign = false,
  onChanged,
}: {
  enquiry: Enquiry;
  /** It may be handed to another seller. */
  canAssign?: boolean;
  onChanged: () => void;
}) {
  const { id, name, latestName, mobile, isMobileVerified, message, status, times, assignedTo } =
    enquiry;
  const { callTime } = enquiry;
  const { isBusy, change } = useChange({ refetchQueries: WITH_STATUS, onChanged });
  const [setEnquiryStatus] = useSetEnquiryStatusMutation();
  const [isAssigning, setAssigning] = useState(false);
  const assignAll = useAssign();
  const assign = (sellerId: string) => {
    setAssigning(false);
    const send = async () => {
      const [refused] = await assignAll([id], sellerId);
      if (refused) throw new CombinedGraphQLErrors({ errors: [refused] });
      return { data: true };
    };
    return change(send, 'Enquiry assigned.', { failed: 'The enquiry could not be assigned.' });
  };
  const self = { __typename: 'Enquiry' as const, id };
  const { label, tone } = statusWords(status);
  return (
    <article
      aria-label={`Enquiry from ${name}`}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <div className="grid min-w-0 content-start gap-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge tone={tone}>{label}</Badge>
            <span className="text-caption text-muted">
              <When date={enquiry.askedAt} />
              {times > 1 && ` · asked ${times} times`}
              {callTime && ` · prefers calls in the ${callTime.toLowerCase()}`}
              {assignedTo !== null && (
                <>
                  {' · assigned to '}
                  <bdi>{assignedTo}</bdi>
                </>
              )}
            </span>
          </p>
          <h2 className="flex flex-wrap items-center gap-x-2 font-text text-h3 font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
            {latestName !== null && (
              <span className="text-caption font-medium text-muted">
                now named <bdi>{latestName}</bdi>
              </span>
            )}
            {isMobileVerified ? (
              <span className="inline-flex items-center gap-1 text-caption font-medium text-success">
                <Icon name="BadgeCheck" className="size-4" />
                Verified mobile
              </span>
            ) : (
              <span className="text-caption font-medium text-muted">Number not verified</span>
            )}
          </h2>
          <About enquiry={enquiry} />
        </div>
        <Select
          label="Status"
          aria-label={`Status of the enquiry from ${name}`}
          value={status}
          disabled={isBusy}
          onChange={(event) => {
            const chosen = STATUSES.find((each) => each.status === event.currentTarget.value);
            if (chosen)
              void change(
                () =>
                  setEnquiryStatus({
                    variables: { id, status: chosen.status },
                    optimisticResponse: {
                      setEnquiryStatus: {
                        enquiry: { ...self, status: chosen.status },
                      },
                    },
                  }),
                `Marked as ${chosen.label.toLowerCase()}.`,
              );
          }}
        >
          {STATUSES.map((each) => (
            <option key={each.status} value={each.status}>
              {each.label}
            </option>
          ))}
        </Select>
      </div>
      <blockquote
        dir="auto"
        className="rounded-input bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-line"
      >
        {message}
      </blockquote>
      <div className="flex flex-wrap gap-2">
        <Answer
          href={`tel:+91${mobile}`}
          label={`Call ${name}`}
          icon={<Icon name="Phone" {...ICON} />}
        >
          {formatPhone(mobile)}
        </Answer>
        <Answer
          href={`https://wa.me/91${mobile}?text=${encodeURIComponent(greeting(enquiry))}`}
          label={`Message ${name} on WhatsApp (opens in a new tab)`}
          icon={<Icon name="MessageCircle" {...ICON} />}
          isElsewhere
        >
          WhatsApp
        </Answer>
        {canAssign && (
          <Button
            variant="outline"
            aria-label={`Assign the enquiry from ${name}`}
            onClick={() => setAssigning(true)}
          >
            Assign
          </Button>
        )}
      </div>
      {isAssigning && (
        <AssignDialog
          what={`the enquiry from ${name}`}
          onAssign={(sellerId) => void assign(sellerId)}
          onCancel={() => setAssigning(false)}
        />
      )}
      <EnquiryNotes enquiry={enquiry} />
    </article>
  );
}

/** The property, with its page where it has one. */
function About({ enquiry: { property, propertyTitle } }: { enquiry: Enquiry }) {
  const title = property?.title ?? propertyTitle;
  if (title === '') return null;
  return (
    <p className="text-small wrap-anywhere text-muted">
      About{' '}
      {property ? (
        <Link dir="auto" to={detailPath(property.id)} className="text-link">
          {title}
        </Link>
      ) : (
        <>
          <bdi>{title}</bdi> (removed)
        </>
      )}
    </p>
  );
}

/** 'Yesterday' and at what time it is looked up, the day in the title. */
function When({ date }: { date: string }) {
  const at = new Date(date);
  return (
    <time dateTime={date} title={fullDate(at)}>
      {relativeTime(at, useNow())}
    </time>
  );
}

function Answer({
  href,
  label,
  icon,
  isElsewhere = false,
  children,
}: {
  href: string;
  label: string;
  icon: ReactNode;
  /** Opens in a tab of its own. */
  isElsewhere?: boolean;
  children: string;
}) {
  return (
    <a
      href={href}
      aria-label={`${children}: ${label}`}
      {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}
      className="inline-flex min-h-11 items-center gap-2 rounded-input border border-control bg-surface px-4 text-small font-semibold hover:bg-sunken"
    >
      {icon}
      {children}
    </a>
  );
}

function greeting({ name, property, propertyTitle }: Enquiry): string {
  const title = property?.title ?? propertyTitle;
  return `Hello ${name}, you asked about ${title === '' ? 'one of my properties' : `"${title}"`}.`;
}

const ICON = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const;
