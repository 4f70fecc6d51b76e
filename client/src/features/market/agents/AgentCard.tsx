import type { ReactNode } from 'react';
import { formatPhone } from '../../../../../schema/format/phone.ts';
import { STATIC_PATHS } from '../../../../../schema/routes.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import type { Agent } from './agents.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useSite } from '../../../base/start.ts';

/** One agent: portrait in the arch, how to reach them, and where their profile stands. */
export function AgentCard({ agent }: { agent: Agent }) {
  const { id, name, title, phone, email, address, imgSrc } = agent;
  return (
    <article className="flex h-full min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div className="arch mx-auto w-40 max-w-full bg-sunken">
        <img
          src={imgSrc}
          alt={`Illustrated portrait of ${name}`}
          width={320}
          height={320}
          loading="lazy"
          decoding="async"
          className="w-full"
        />
      </div>
      <div className="text-center">
        <h3 dir="auto" className="text-h3">
          {name}
        </h3>
        <p dir="auto" className="text-small text-muted">
          {title}
        </p>
      </div>
      <ul className="grid text-small">
        <Line icon={<Icon name="Phone" {...ICON} />}>
          <a href={`tel:+91${phone}`} className={REACH}>
            {formatPhone(phone)}
          </a>
        </Line>
        <Line icon={<Icon name="Mail" {...ICON} />}>
          <a href={`mailto:${email}`} className={REACH}>
            {email}
          </a>
        </Line>
        <Line icon={<Icon name="MapPin" {...ICON} />}>
          <span dir="auto" className="py-1.5">
            {address}
          </span>
        </Line>
      </ul>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
        <ButtonLink
          to={`${STATIC_PATHS.team}#${id}`}
          variant="outline"
          aria-label={`View profile of ${name}`}
        >
          View profile
        </ButtonLink>
        <SocialLinks who={name} />
      </div>
    </article>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-2.5">
      {icon}
      {children}
    </li>
  );
}

const ICON = { 'aria-hidden': true, className: 'size-4 shrink-0 text-muted' } as const;
const REACH =
  'inline-flex min-h-11 min-w-0 items-center break-all hover:text-primary hover:underline pointer-fine:min-h-8';

/** Facebook, LinkedIn, Instagram and YouTube as icons with names. */
function SocialLinks({ who }: { who: string }) {
  return (
    <ul aria-label={`${who} on social media`} className="flex gap-1">
      {useSite().socialLinks.map(({ name, address }) => (
        <li key={name}>
          <a
            href={address}
            rel="noopener"
            aria-label={`${who} on ${name}`}
            title={name}
            className="icon-button text-muted hover:text-primary pointer-fine:size-9"
          >
            <SocialIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The four marks of the social links, drawn plainly; the link around it carries the name. */
function SocialIcon({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 fill-none stroke-current"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={SHAPES[name] ?? SHAPES['']} />
    </svg>
  );
}

const SHAPES: Readonly<Record<string, string>> = {
  Facebook: 'M17 3h-2.5a4.5 4.5 0 0 0-4.5 4.5V10H7v4h3v7h4v-7h3l1-4h-4V7.5a1 1 0 0 1 1-1h2z',
  LinkedIn:
    'M4 9h3.5v11H4zM5.75 4v.02M11 20V9h3.5v1.8C15.4 9.5 16.6 9 18 9c2.2 0 3 1.6 3 4v7h-3.5v-6c0-1.3-.5-2-1.5-2s-1.5.7-1.5 2v6z',
  Instagram:
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3zM12 8.25a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5zM17 7v.02',
  YouTube:
    'M6 5.5h12a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zM10 9v6l5.2-3z',
  '': 'M4 12h16M12 4v16',
};
