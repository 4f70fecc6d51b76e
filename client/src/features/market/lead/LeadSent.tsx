import { useEffect, useRef } from 'react';
import { LEAD_TEXTS } from '../../../../../schema/rules/lead.ts';
import { Button } from '../../../ui/Button.tsx';
import { contactLinks } from './contactLinks.ts';
import type { OpenedContact } from './contactLinks.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../../../schema/catalogue/iconNames.ts';
import type { RefObject } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';

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

/**
 * Closes by itself after five seconds, and waits as long as somebody is at it: a pointer that moves
 * in the box, or the focus on one of its links and buttons. Then the five seconds begin anew. A pointer that
 * has only stayed where it pressed the button is not at it.
 */
function useClosing(box: RefObject<HTMLElement | null>, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let restedAt: string | null = null;
    const inside = { pointer: false, focus: false };
    const stop = () => clearTimeout(timer);
    const follow = () => {
      stop();
      if (inside.pointer || inside.focus) return;
      timer = setTimeout(() => latest.current(), LIMITS.lead.modalClosesAfterMs);
    };
    const onPointer = ({ type, screenX, screenY }: PointerEvent) => {
      const place = `${screenX} ${screenY}`;
      restedAt ??= place;
      if (type === 'pointermove' && place === restedAt) return;
      const isIn = type !== 'pointerleave' && type !== 'pointercancel';
      if (isIn === inside.pointer) return;
      inside.pointer = isIn;
      follow();
    };
    const onFocus = ({ type, target }: FocusEvent) => {
      inside.focus = type === 'focusin' && target instanceof Element && target.matches('a, button');
      follow();
    };
    for (const each of POINTER) element.addEventListener(each, onPointer);
    for (const each of FOCUS) element.addEventListener(each, onFocus);
    follow();
    return () => {
      stop();
      for (const each of POINTER) element.removeEventListener(each, onPointer);
      for (const each of FOCUS) element.removeEventListener(each, onFocus);
    };
  }, [box]);
}

const POINTER = ['pointermove', 'pointerdown', 'pointerleave', 'pointercancel'] as const;
const FOCUS = ['focusin', 'focusout'] as const;
