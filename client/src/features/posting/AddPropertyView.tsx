import { formatPhone } from '../../../../schema/format/phone.ts';
import { CONTACT } from '../contact/contactDetails.ts';

/** Where Post Property leads a seller (V-2.2-08): what to send, and to whom. */
export function AddPropertyView() {
  return (
    <section className="grid max-w-measure gap-4 rounded-card border border-line bg-surface p-5 sm:p-8">
      <p>
        Posting a property is free. Send us its kind, its place, the price, the area and a few
        photos; we write the page with you and it stands on the market once you have seen it.
      </p>
      <ul className="grid gap-1">
        <li>
          <a
            href={`mailto:${CONTACT.email}?subject=${encodeURIComponent('Post a property')}`}
            className="text-link inline-flex min-h-11 items-center break-all"
          >
            {CONTACT.email}
          </a>
        </li>
        <li>
          <a
            href={`tel:+91${CONTACT.phone}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {formatPhone(CONTACT.phone)}
          </a>
        </li>
      </ul>
      <p className="text-small text-muted">{CONTACT.hours}</p>
    </section>
  );
}
