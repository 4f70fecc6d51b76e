import type { ReactNode } from 'react';
import { Link } from '../../ui/Link.tsx';
import { homePath, listingPath, subtypePath } from '../../../../schema/routes.ts';
import { useLoaded } from '../../apollo/useLoaded.ts';
import { ShellDocument } from '../../gql/core.ts';
import { Wordmark } from './Wordmark.tsx';

/** The foot of every page: ways into the lists, and the doors for programs. */
export function Footer() {
  const { subtypes, cities } = useLoaded(ShellDocument, {});
  return (
    <footer
      data-shell
      className="jali mt-20 border-t border-line bg-sunken [--jali-strength:0.035]"
    >
      <div className="wrap grid gap-x-8 gap-y-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.4fr_2fr_1fr_1fr]">
        <div className="grid content-start gap-3">
          <Wordmark />
          <p className="max-w-xs text-small text-muted">
            Homes, shops, offices and land across India, with plain prices and real facts.
          </p>
        </div>
        <FooterList title="Property types" columns>
          {subtypes.map(({ key, title }) => (
            <FooterLink key={key} to={subtypePath(key)}>
              {title}
            </FooterLink>
          ))}
        </FooterList>
        <FooterList title="Cities">
          {cities.slice(0, FOOTER_CITIES).map(({ id, name }) => (
            <FooterLink key={id} to={listingPath({ city: name })}>
              {name}
            </FooterLink>
          ))}
        </FooterList>
        <FooterList title="Site">
          <FooterLink to={homePath()}>Home</FooterLink>
          <FooterLink to={listingPath()}>Properties</FooterLink>
          <li>
            <a href="/api/docs" className={LINK}>
              REST API
            </a>
          </li>
          <li>
            <a href="/graphql" className={LINK}>
              GraphQL API
            </a>
          </li>
        </FooterList>
      </div>
    </footer>
  );
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
    <nav aria-label={title} className="min-w-0">
      <h2 className="mb-2 font-text text-caption font-semibold text-muted">{title}</h2>
      <ul className={columns ? 'gap-x-8 sm:columns-2' : ''}>{children}</ul>
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

const FOOTER_CITIES = 8;
const LINK =
  'inline-flex min-h-11 items-center text-small hover:text-primary hover:underline underline-offset-4 pointer-fine:min-h-8';
