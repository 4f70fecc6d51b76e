import { useNavigate } from 'react-router-dom';
import { lazyWithRetry } from '../../../ui/lazyWithRetry.ts';
import { MarkButton } from '../../../ui/MarkButton.tsx';
import type { MarkLook } from '../../../ui/MarkButton.tsx';
import { announcePartFailure } from '../../../ui/announcePartFailure.ts';
import { useComparedIds } from './compareStore.ts';

/** Puts a property beside others, four at most; a fifth is told what to do. */
export function CompareButton({
  propertyId,
  title,
  look = 'round',
}: {
  propertyId: string;
  title: string;
  look?: MarkLook;
}) {
  const navigate = useNavigate();
  const isIn = useComparedIds().includes(propertyId);
  const toggle = async () => {
    try {
      (await loadToggle())(propertyId, (path) => void navigate(path));
    } catch {
      announcePartFailure();
    }
  };
  return (
    <MarkButton
      icon="Scale"
      isIn={isIn}
      label={isIn ? `Remove ${title} from the comparison` : `Compare ${title}`}
      word={isIn ? 'Comparing' : 'Compare'}
      about={title}
      look={look}
      onPress={() => void toggle()}
    />
  );
}

const loadToggle = lazyWithRetry(() => import('./toggleCompared.ts'), 'toggleCompared');
