import { formatPhone } from '../../../../../schema/format/phone.ts';
import { useSite } from '../../../base/start.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** Somebody to ask while filling in. */
export function NeedHelp() {
  const { office } = useSite();
  return (
    <section
      aria-label="Help with this form"
      className="grid gap-3 rounded-card border border-line bg-surface p-5"
    >
      <h2 className="font-text text-h3 font-semibold">Need help?</h2>
      <p className="text-small text-muted">
        Write to us and we will help you fill in the form. {office.hours}.
      </p>
      <a
        href={`https://wa.me/91${office.phone}?text=${encodeURIComponent(ASKING)}`}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center justify-center gap-2 rounded-input border border-control px-4 text-small font-semibold hover:bg-sunken"
      >
        <Icon name="MessageCircle" className="size-5 text-success" />
        Chat on WhatsApp
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <a href={`tel:+91${office.phone}`} className="text-link min-h-11 text-small leading-11">
        {formatPhone(office.phone)}
      </a>
    </section>
  );
}

const ASKING = 'Hello, I need help with posting my property.';
