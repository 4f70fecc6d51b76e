import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { formatPhone } from '../../../../../schema/format/phone.ts';
import { fullDate } from '../../../../../schema/format/time.ts';
import { leadClosed } from '../../../../../schema/rules/leadClosed.ts';
import { useSellerPanel_PropertyFragment } from './SellerPanel.generated.ts';
import type { OwnerType, VerificationLevel } from '../../../types.generated.ts';
import type { SellerPanel_PropertyFragment } from './SellerPanel.generated.ts';
import { Initials } from '../../../ui/Initials.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Badge } from '../../../ui/Tag.tsx';
import type { BadgeTone } from '../../../ui/Tag.tsx';
import { contactLinks, isOpen } from '../lead/contactLinks.ts';
import { ContactSeller } from './ContactSeller.tsx';
import { Icon } from '../../../ui/Icon.tsx';

type Seller = SellerPanel_PropertyFragment['seller'];

/** Who sells, how far that was checked, and the contact as far as everybody may see it. */
export function SellerPanel({
  property,
}: {
  property: FragmentType<SellerPanel_PropertyFragment> & { id: string };
}) {
  const { data, complete } = useSellerPanel_PropertyFragment({
    from: { __typename: 'Property', id: property.id },
  });
  if (!complete) return null;
  const { id, title, lifecycle, seller, contact: shown, viewerCanEdit } = data;
  const contact = isOpen(shown) ? contactLinks(shown, title) : null;
  const over = leadClosed(lifecycle);
  const level = LEVELS[seller.verificationLevel];
  return (
    <section
      id="contact"
      tabIndex={-1}
      aria-labelledby="contact-title"
      className="grid scroll-mt-20 gap-5 rounded-card border wrap-anywhere border-line bg-surface p-5 print:gap-2 print:p-3"
    >
      <h2 id="contact-title" className="font-text text-h3 font-semibold">
        Contact Seller
      </h2>
      <div className="flex flex-wrap items-center gap-4">
        <Portrait seller={seller} />
        <div className="grid min-w-0 flex-1 basis-40 gap-1">
          <p dir="auto" className="text-h3 font-semibold">
            {seller.name}
          </p>
          <p className="text-small text-muted">
            {`${OWNER_LABELS[seller.ownerType]}, member since ${memberSince(seller.memberSince)}`}
          </p>
          <p>
            <Badge
              tone={level.tone}
              icon={
                seller.verificationLevel !== 'BASIC' && (
                  <Icon name="BadgeCheck" className="size-3.5" />
                )
              }
            >
              {level.label}
            </Badge>
          </p>
        </div>
      </div>
      <dl className="grid gap-2.5 border-t border-line pt-4">
        <Contact label="Phone" icon={<Icon name="Phone" className="size-4" />}>
          {contact ? <Way {...contact.call} /> : formatPhone(shown.phone)}
        </Contact>
        <Contact label="Email" icon={<Icon name="Mail" className="size-4" />}>
          {contact ? <Way {...contact.mail} /> : shown.email}
        </Contact>
        {contact && (
          <Contact label="Chat" icon={<Icon name="MessageCircle" className="size-4" />}>
            <Way {...contact.chat} />
          </Contact>
        )}
      </dl>
      {over === null ? (
        <ContactSeller
          id={id}
          title={title}
          seller={seller}
          isOpened={contact !== null}
          isOwn={viewerCanEdit}
        />
      ) : (
        <p className="rounded-input bg-sunken p-3.5 text-small text-muted">{over}</p>
      )}
      {!contact && over === null && (
        <p className="flex gap-2.5 text-small text-muted print:hidden">
          <Icon name="ShieldCheck" className="mt-0.5 size-4 shrink-0 text-primary" />
          Send a message to see the full number.
        </p>
      )}
    </section>
  );
}

function Way({ href, text }: { href: string; text: string }) {
  return (
    <a
      href={href}
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center text-link break-all"
    >
      {text}
    </a>
  );
}

function Portrait({ seller: { name, avatar } }: { seller: Seller }) {
  return (
    <div className="arch grid h-18 w-15 shrink-0 place-items-center bg-primary-soft pt-1 text-h3 font-semibold text-on-primary-soft">
      {avatar ? (
        <Picture
          picture={avatar}
          sizes="60px"
          maxWidth={320}
          className="-mt-1 size-full object-cover"
        />
      ) : (
        <Initials of={firstAndLast(name)} />
      )}
    </div>
  );
}

function Contact({
  label,
  icon,
  children,
}: {
  label: string;
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex items-center gap-3">
      <dt className="text-muted">
        {icon}
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 font-medium tabular-nums">{children}</dd>
    </div>
  );
}

function firstAndLast(name: string): string[] {
  const words = name.split(/\s+/).filter(Boolean);
  return words.length > 2 ? [...words.slice(0, 1), ...words.slice(-1)] : words;
}

/** 'March 2024'. */
function memberSince(date: string): string {
  return fullDate(new Date(date)).split(' ').slice(1).join(' ');
}

const OWNER_LABELS: Record<OwnerType, string> = {
  OWNER: 'Owner',
  AGENT: 'Agent',
  BUILDER: 'Builder',
};

const LEVELS: Record<VerificationLevel, { label: string; tone: BadgeTone }> = {
  BASIC: { label: 'Basic', tone: 'plain' },
  VERIFIED: { label: 'Verified', tone: 'success' },
  PREMIUM: { label: 'Premium', tone: 'brass' },
};
