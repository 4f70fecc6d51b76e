import { useEffect, useRef } from 'react';
import { LEAD_TEXTS } from '../../../../../schema/rules/lead.ts';
import { Button } from '../../../ui/Button.tsx';
import { contactLinks } from './contactLinks.ts';
import type { OpenedContact } from './contactLinks.ts';
import { useClosing } from './useClosing.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../../../schema/catalogue/iconNames.ts';

/** What was done and what comes next, with the contact that is open now. */
export function LeadSent({
  contact,
  seller,
  title,
  onClose,
}: {
  contact: OpenedContact;
  seller: string;
  title: string;
  onClose: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  useClosing(box, onClose);
  useEffect(() => thanks.current?.focus(), []);
  const { call, mail, chat } = contactLinks(contact, title);
  return (
    <div ref={box} className="grid gap-5">
      <div className="grid gap-3 rounded-input bg-success-soft p-4 text-small">
        <p ref={thanks} tabIndex={-1} className="text-body font-semibold text-success">
          {LEAD_TEXTS.sent}
        </p>
        <ul className="grid gap-1.5 text-ink">
          {NOTICES.map((notice) => (
            <li key={notice} className="flex gap-2">
              <Icon name="Check" className="mt-0.5 size-4 shrink-0 text-success" />
              {notice}
            </li>
          ))}
          <li className="flex gap-2">
            <Icon name="Check" className="mt-0.5 size-4 shrink-0 text-success" />
            <bdi>{seller}</bdi> will contact you shortly.
          </li>
        </ul>
      </div>
      <div className="grid gap-2">
        <ContactLink icon="Phone" label="Call" {...call} />
        <ContactLink icon="MessageCircle" label="Chat on" {...chat} />
        <ContactLink icon="Mail" label="Email" {...mail} />
      </div>
      <Button variant="outline" size="large" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}

function ContactLink({
  icon,
  label,
  href,
  text,
}: {
  icon: IconName;
  label: string;
  href: string;
  text: string;
}) {
  return (
    <a
      href={href}
      rel="noopener noreferrer"
      {...(href.startsWith('https:') && { target: '_blank' })}
      className="flex min-h-11 min-w-0 items-center gap-3 rounded-input border border-control bg-surface px-4 py-2 text-small font-semibold hover:bg-sunken"
    >
      <Icon name={icon} className="size-4 shrink-0 text-primary" />
      <span className="min-w-0 wrap-anywhere tabular-nums">{`${label} ${text}`}</span>
    </a>
  );
}

const NOTICES = [
  'You can now see the contact details here and on the property page.',
  'We notify the seller by SMS, email and WhatsApp link. If your mobile number is verified, we notify you too.',
];
