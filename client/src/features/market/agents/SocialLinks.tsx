import { useSite } from '../../../start.ts';
import { SocialIcon } from './SocialIcon.tsx';

/** Facebook, LinkedIn, Instagram and YouTube as icons with names. */
export function SocialLinks({ who }: { who: string }) {
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
