import type { ReactNode } from 'react';
import { loaded } from '../../apollo/loaded.ts';
import { Link } from '../../ui/Link.tsx';
import { formatPhone } from '../../../../schema/format/phone.ts';
import { complaintPath, STATIC_PATHS, subtypePath } from '../../../../schema/routes.ts';
import { useShellQuery } from './Shell.generated.ts';
import { useSite } from '../../start.ts';
import type { Site } from '../../start.ts';
import { COMPANY_LINKS } from './siteLinks.ts';
import { Wordmark } from './Wordmark.tsx';

/**
 * The foot of every page: how to reach the operator, always in the same place (WCAG 3.2.6), ways into the
 * lists, the social links (V-2.4-27), the page for those who write programs (D-116) and who takes complaints.
 */
export function Footer() {
  const { subtypes, cities } = loaded(useShellQuery());
  const { office, socialLinks, grievanceOfficer: officer } = useSite();
  return (
    <footer
      data-shell
      className="jali mt-20 border-t border-line bg-sunken [--jali-strength:0.035]"
    >
      <div className="wrap grid grid-cols-2 gap-x-8 gap-y-10 py-14 lg:grid-cols-[1.5fr_2fr_1fr_1.2fr]">
        <div className="grid content-start gap-3 max-sm:col-span-2">
          <Wordmark />
          <p className="max-w-xs text-small text-muted">
            Homes, shops, offices and land across India, with plain prices and real facts.
          </p>
          <address className="grid justify-items-start text-small not-italic">
            <a href={`mailto:${office.email}`} className={LINK}>
              {office.email}
            </a>
            <a href={`tel:+91${office.phone}`} className={LINK}>
              {formatPhone(office.phone)}
            </a>
            <span className="text-muted">{office.hours}</span>
          </address>
        </div>
        <FooterList title="Property types" columns>
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
          {COMPANY_LINKS.map(({ label, path }) => (
            <FooterLink key={path} to={path}>
              {label}
            </FooterLink>
          ))}
        </FooterList>
      </div>
      <div className="wrap flex flex-wrap gap-x-10 gap-y-2 border-t border-line py-4 *:flex *:flex-wrap *:gap-x-5">
        <nav aria-label="Follow us">
          {socialLinks.map(({ name, address }) => (
            <a key={address} href={address} className={LINK}>
              {name}
            </a>
          ))}
        </nav>
        <Link to={STATIC_PATHS.developers} className={`${LINK} sm:ml-auto`}>
          For developers
        </Link>
        <address className="w-full items-center text-small text-muted not-italic">
          <span>Grievance officer: {officerLine(officer)}</span>
          <a href={`mailto:${officer.email}`} className={LINK}>
            {officer.email}
          </a>
          <Link to={complaintPath()} className={LINK}>
            Complaints
          </Link>
        </address>
      </div>
    </footer>
  );
}

function officerLine({ name, address }: Site['grievanceOfficer']): string {
  return name ? `${name}, ${address}` : address;
}

function FooterList({
  title,
  columns = false,
  children,
}: {
  title: string;
  columns?: boolean;
  children: ReactNode;
}) {
  return (
    <nav aria-label={title} className={`min-w-0 ${columns ? 'max-sm:col-span-2' : ''}`}>
      <h2 className="mb-2 font-text text-caption font-semibold text-muted">{title}</h2>
      <ul className={columns ? 'columns-2 gap-x-8' : ''}>{children}</ul>
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
/** The padding fills the least height around one line, and keeps links of two lines as far apart. */
const LINK =
  'inline-flex min-h-11 items-center py-2.75 text-small hover:text-primary hover:underline underline-offset-4 pointer-fine:min-h-8 pointer-fine:py-1.25';
