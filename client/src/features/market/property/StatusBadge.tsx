import { useViewer } from '../../../session/viewer.ts';
import { Badge } from '../../../ui/Tag.tsx';
import { isOpen, statusLabel } from './wording.ts';
import type { PublicStatus } from './wording.ts';

/** For Sale, For Rent or what became of it; For Sale stands out for buyers. */
export function StatusBadge({ property }: { property: PublicStatus }) {
  const viewer = useViewer();
  const isOffered = isOpen(property.lifecycle);
  const isForSale = isOffered && property.purpose === 'SELL';
  const isBuyer = viewer.kind === 'account' && viewer.userType === 'buyer';
  return (
    <Badge
      strong
      tone={isForSale ? 'sale' : isOffered ? 'rent' : 'plain'}
      highlighted={isForSale && isBuyer}
    >
      {statusLabel(property)}
    </Badge>
  );
}
