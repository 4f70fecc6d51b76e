import { useSite } from '../../../base/start.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** What the site is said to be. */
export function HeroLabel({ colour = 'text-brass' }: { colour?: string }) {
  const { label } = useSite().claims;
  if (!label) return null;
  return (
    <p className={`flex items-center gap-2 text-small font-semibold ${colour}`}>
      <Icon name="Star" className="size-4 shrink-0 fill-current" />
      {label}
    </p>
  );
}

/** What is said of its listings. */
export function HeroBadges() {
  const { verified, trusted, free } = useSite().claims;
  const badges = [verified, trusted, free].filter(Boolean);
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
      {badges.map((badge) => (
        <li key={badge} className="flex items-center gap-1.5">
          <Icon name="Check" className="size-4 text-success" />
          {badge}
        </li>
      ))}
    </ul>
  );
}
