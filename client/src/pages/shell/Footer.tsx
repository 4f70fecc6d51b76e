import type { ReactNode } from 'react';
import { loaded } from '../../apollo/loaded.ts';
import { Link } from '../../ui/Link.tsx';
import { NewsletterForm } from '../../features/content/newsletter/NewsletterForm.tsx';
import { formatPhone } from '../../../../schema/format/phone.ts';
import { complaintPath, subtypePath } from '../../../../schema/routes.ts';
import { useShellQuery } from './Shell.generated.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useSite } from '../../base/start.ts';
import { COMPANY_TITLES } from './siteLinks.ts';
import { Wordmark } from './Wordmark.tsx';
import { setDataSaver, useDataSaver } from '../../ui/dataSaver.ts';

/**
 * The foot of every page: who runs the site and how to reach them, always in the same place (WCAG 3.2.6), ways into
 * the lists and to the pages by their titles, the newsletter, the social links, the page for
 * those who write programs and who takes complaints.
 */
export function Footer() {
  const { subtypes, cities } = loaded(useShellQuery());
  const { about, pageTitles, office, socialLinks, grievanceOfficer: officer } = useSite();
  return (
    <footer
      data-shell
      className="jali drawn-near mt-20 border-t border-line bg-sunken [--height:90rem] [--jali-strength:0.035] md:[--height:68rem] lg:[--height:44rem]"
    >
      <div className="wrap grid grid-cols-2 gap-x-8 gap-y-10 py-14 lg:grid-cols-[1.5fr_2fr_1fr_1.2fr]">
        <div className="grid content-start gap-3 max-sm:col-span-2">
          <Wordmark />
          <p className="text-small wrap-anywhere text-muted">{about}</p>
          <address className="grid justify-items-start text-small wrap-anywhere not-italic">
            {office.logo && (
              <Picture
                picture={office.logo}
                sizes="10rem"
                maxWidth={320}
                className="mb-2 h-11 w-auto object-contain"
              />
            )}
            <span>{office.address}</span>
            <a href={`mailto:${office.email}`} className={LINK}>
              {office.email}
            </a>
            <a href={`tel:+91${office.phone}`} className={LINK}>
              {formatPhone(office.phone)}
            </a>
            <span className="text-muted">{office.hours}</span>
          </address>
        </div>
        <FooterList title="Property types" list="gap-x-8 [columns:8rem_2]">
          {subtypes.map(({ key, title }) => (
            <FooterLink key={key} to={subtypePath(key)}>
              {title}
            </FooterLink>
          ))}
        </FooterList>
        <FooterList title="Cities">
          {cities.slice(0, FOOTER_CITIES).map(({ id, name, path }) => (
            <FooterLink key={id} to={path}>
              {name}
            </FooterLink>
          ))}
        </FooterList>
        <FooterList title="Company">
          {Object.entries({ ...pageTitles, ...COMPANY_TITLES }).map(([path, title]) => (
            <FooterLink key={path} to={path}>
              {title}
            </FooterLink>
          ))}
        </FooterList>
        <div className="col-span-2 grid content-start gap-2">
          <h2 className={HEADING}>Newsletter</h2>
          <p className="text-small text-muted">
            We email you a link to confirm. Unsubscribe from any email.
          </p>
          <NewsletterForm />
        </div>
        {socialLinks.length > 0 && (
          <FooterList title="Follow Us" list="flex flex-wrap gap-x-5">
            {socialLinks.map(({ name, address }) => (
              <li key={address}>
                <a href={address} className={LINK}>
                  {name}
                </a>
              </li>
            ))}
          </FooterList>
        )}
      </div>
      <DataSaverSwitch />
      <address className="wrap flex flex-wrap items-center gap-x-5 border-t border-line py-4 text-small text-muted not-italic">
        <span>Grievance officer: {[officer.name, officer.address].filter(Boolean).join(', ')}</span>
        <a href={`mailto:${officer.email}`} className={LINK}>
          {officer.email}
        </a>
        <Link to={complaintPath()} className={LINK}>
          Complaints
        </Link>
      </address>
    </footer>
  );
}

function FooterList({
  title,
  list,
  children,
}: {
  title: string;
  /** How its links stand; below each other unless said otherwise. */
  list?: string;
  children: ReactNode;
}) {
  return (
    <nav aria-label={title} className={`min-w-0 ${list ? 'max-sm:col-span-2' : ''}`}>
      <h2 className={`mb-2 ${HEADING}`}>{title}</h2>
      <ul className={list}>{children}</ul>
    </nav>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={LINK}>
        {children}
      </Link>
    </li>
  );
}

const FOOTER_CITIES = 5;
const HEADING = 'font-text text-caption font-semibold text-muted';
/** The padding fills the least height around one line, and keeps links of two lines as far apart. */
const LINK = 'foot-link';

/** Light pages for a slow or dear connection: whether they are on, what that means, and the switch. */
export function DataSaverSwitch() {
  const isOn = useDataSaver();
  return (
    <label className="needs-script wrap flex items-center gap-x-5 border-t border-line py-4 text-small text-muted">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        className="size-5 shrink-0 accent-primary"
        onChange={() => setDataSaver(!isOn)}
      />
      <span>Lite mode: smaller pictures, no autoplay</span>
    </label>
  );
}
