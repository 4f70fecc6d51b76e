import type { BasicDetails } from '../../../../../schema/rules/basicDetails.ts';
import { Link } from '../../../ui/Link.tsx';
import { Icon } from '../../../ui/Icon.tsx';

/** What the first page settled, and the way back to it. */
export function BasicsLine({ basics, path }: { basics: BasicDetails; path: string }) {
  const { propertyType, purpose, city, state } = basics;
  const words = [
    `${propertyType.charAt(0).toUpperCase()}${propertyType.slice(1)}`,
    purpose === 'rent' ? 'For Rent' : 'For Sale',
    [...new Set([city, state])].join(', '),
  ];
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small">
      <span className="font-medium">{words.join(' · ')}</span>
      <Link to={path} className="text-link inline-flex min-h-11 items-center gap-1.5">
        <Icon name="PencilLine" className="size-4" />
        Change<span className="sr-only"> the basic details</span>
      </Link>
    </p>
  );
}
