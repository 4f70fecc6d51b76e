import { MapPin } from 'lucide-react';
import { formatPhone } from '../../../../schema/format/phone.ts';
import { listingPath, STATIC_PATHS } from '../../../../schema/routes.ts';
import { useSite } from '../../start.ts';
import { Link } from '../../ui/Link.tsx';
import { ContactLines } from './ContactLines.tsx';
import { Prose, StaticPage } from './StaticPage.tsx';

/** How to reach the operator, and with what to write so that the answer comes quickly. */
export function ContactPage() {
  const { office, socialLinks, grievanceOfficer: officer } = useSite();
  return (
    <StaticPage
      page="contact"
      lead="A question about a property, a correction, your own listing: call or write, a person answers."
    >
      <div className="wrap grid gap-10 pt-8 lg:gap-12 lg:pt-12">
        <ContactLines />
        <p className="flex items-center gap-2.5">
          <MapPin aria-hidden="true" className="size-5 shrink-0 text-muted" />
          {office.address}
        </p>
        <Prose>
          <h2>Grievance officer</h2>
          <p>
            {`Complaints about the site, a listing or a decision of ours: ${[
              officer.name,
              officer.address,
              officer.phone && formatPhone(officer.phone),
              officer.hours,
            ]
              .filter(Boolean)
              .join(', ')}, `}
            <a href={`mailto:${officer.email}`}>{officer.email}</a>.
          </p>
          <h2>What helps us to help you</h2>
          <ul>
            <li>
              <strong>About a listing:</strong> send the address of its page and your question about
              price, visits or papers.
            </li>
            <li>
              <strong>Something is wrong on a page:</strong> tell us what should stand there
              instead. We check with the seller and correct it or take it down.
            </li>
            <li>
              <strong>You want to post a property:</strong> have its place, price, area and a few
              photographs at hand. Posting costs nothing.
            </li>
            <li>
              <strong>Your data:</strong> the <Link to={STATIC_PATHS.privacy}>privacy policy</Link>{' '}
              says what we keep and what you can ask for.
            </li>
          </ul>
          <p>
            Many answers are in the <Link to={STATIC_PATHS.faq}>frequently asked questions</Link>.
            If you are looking for a home, start with <Link to={listingPath()}>all properties</Link>
            .
          </p>
          {socialLinks.length > 0 && <h2>Follow us</h2>}
        </Prose>
        <ul className="-mt-6 flex flex-wrap gap-x-6 gap-y-1">
          {socialLinks.map(({ name, address }) => (
            <li key={name}>
              <a
                href={address}
                rel="noopener"
                className="text-link inline-flex min-h-11 items-center"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </StaticPage>
  );
}
