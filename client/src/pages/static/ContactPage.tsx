import { formatPhone } from '../../../../schema/format/phone.ts';
import { loaded } from '../../apollo/loaded.ts';
import { useContactPageQuery } from '../../features/content/contact/ContactPage.generated.ts';
import { useSite } from '../../base/start.ts';
import { ContactLines } from './ContactLines.tsx';
import { Prose, StaticPage } from './StaticPage.tsx';
import { useWrittenPage } from './useWrittenPage.ts';
import { WrittenText } from '../../features/content/staticPages/WrittenText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazyWithRetry } from '../../ui/lazyWithRetry.ts';
import { lazyBlock } from '../../ui/lazyBlock.tsx';

/** Most installations name no places, and their pages need not carry how one is drawn. */
const LazyContactPlaces = lazyBlock({
  load: lazyWithRetry(
    () => import('../../features/content/contact/ContactPlaces.tsx'),
    'ContactPlaces',
  ),
  placeholder: <div aria-hidden="true" className="min-h-40" />,
});

/** The form of the contact page: the server draws it, and its code comes when it is near or touched. */
const LazyContactForm = lazyBlock({
  load: lazyWithRetry(
    () => import('../../features/content/contact/ContactForm.tsx'),
    'ContactForm',
  ),
  placeholder: <div aria-hidden="true" className="min-h-96" />,
});

/** How to reach the operator, and with what to write so that the answer comes quickly. */
export function ContactPage() {
  const { office, socialLinks, grievanceOfficer: officer } = useSite();
  const page = useWrittenPage('contact');
  const { contactDetails } = loaded(useContactPageQuery());
  return (
    <StaticPage title={page.title} lead={page.description}>
      <div className="wrap grid gap-10 pt-8 lg:gap-12 lg:pt-12">
        {contactDetails.length > 0 ? (
          <LazyContactPlaces />
        ) : (
          <>
            <ContactLines />
            <p className="flex items-center gap-2.5">
              <Icon name="MapPin" className="size-5 shrink-0 text-muted" />
              {office.address}
            </p>
          </>
        )}
        <LazyContactForm />
        <Prose>
          <h2>Grievance officer</h2>
          <p>
            {`For complaints about the site, a listing or one of our decisions: ${[
              officer.name,
              officer.address,
              officer.phone && formatPhone(officer.phone),
              officer.hours,
            ]
              .filter(Boolean)
              .join(', ')}, `}
            <a href={`mailto:${officer.email}`}>{officer.email}</a>.
          </p>
        </Prose>
        <WrittenText page={page} />
        {socialLinks.length > 0 && <h2 className="text-h2">Follow us</h2>}
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
