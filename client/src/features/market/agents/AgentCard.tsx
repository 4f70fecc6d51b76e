import type { ReactNode } from 'react';
import { formatPhone } from '../../../../../schema/format/phone.ts';
import { STATIC_PATHS } from '../../../../../schema/routes.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import type { Agent } from './agents.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useSite } from '../../../base/start.ts';
import { SocialIcon } from './SocialIcon.tsx';

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
            className="grid size-11 place-items-center rounded-full text-muted transition-colors duration-120 hover:bg-sunken hover:text-primary pointer-fine:size-9"
          >
            <SocialIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
