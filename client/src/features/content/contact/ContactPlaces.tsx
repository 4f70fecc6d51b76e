import type { ReactNode } from 'react';
import { formatPhone } from '../../../../../schema/format/phone.ts';
import { isOwnPath } from '../../../../../schema/rules/link.ts';
import { loaded } from '../../../apollo/loaded.ts';
import { Link } from '../../../ui/Link.tsx';
import { useContactPageQuery } from './ContactPage.generated.ts';
import type { ContactPageQuery } from './ContactPage.generated.ts';
import { Icon } from '../../../ui/Icon.tsx';

type Place = ContactPageQuery['contactDetails'][number];

/** The places at which the marketplace can be reached, as administrators have put them. */
export function ContactPlaces() {
  const { contactDetails: places } = loaded(useContactPageQuery());
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {places.map((place) => (
        <li key={place.id}>
          <PlaceCard place={place} />
        </li>
      ))}
    </ul>
  );
}

function PlaceCard({ place: { title, address, phone, email, hours, mapUrl } }: { place: Place }) {
  return (
    <address className="grid h-full content-start gap-1 rounded-card border border-line bg-surface p-4 not-italic">
      {title !== '' && (
        <h2 dir="auto" className="mb-1 font-text text-h3 font-semibold wrap-anywhere">
          {title}
        </h2>
      )}
      {address !== '' && (
        <Line icon={<Icon name="MapPin" className="size-5 shrink-0 text-muted" />}>{address}</Line>
      )}
      {phone !== '' && (
        <Line icon={<Icon name="Phone" className="size-5 shrink-0 text-muted" />}>
          <PhoneLink phone={phone} />
        </Line>
      )}
      {email !== '' && (
        <Line icon={<Icon name="Mail" className="size-5 shrink-0 text-muted" />}>
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        </Line>
      )}
      {hours !== '' && (
        <Line icon={<Icon name="Clock" className="size-5 shrink-0 text-muted" />}>{hours}</Line>
      )}
      {mapUrl !== '' && (
        <Line icon={<Icon name="Map" className="size-5 shrink-0 text-muted" />}>
          {isOwnPath(mapUrl) ? (
            <Link to={mapUrl} className={LINK}>
              Map
            </Link>
          ) : (
            <a href={mapUrl} rel="noopener" className={LINK}>
              Map
            </a>
          )}
        </Line>
      )}
    </address>
  );
}

/** A mobile as everywhere; a landline or a number that is free to call as it was written. */
function PhoneLink({ phone }: { phone: string }) {
  const shown = /^[6-9]\d{9}$/.test(phone) ? formatPhone(phone) : phone;
  return (
    <a href={`tel:${shown.replace(/[^0-9+]/g, '')}`} className={LINK}>
      {shown}
    </a>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-8 items-center gap-2.5">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </div>
  );
}

const LINK =
  'inline-flex min-h-11 items-center font-medium hover:text-primary hover:underline pointer-fine:min-h-9';
