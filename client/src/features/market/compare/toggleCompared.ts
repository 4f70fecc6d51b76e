import { LIMITS } from '../../../../../schema/limits.ts';
import { comparePath } from '../../../../../schema/routes.ts';
import { toast } from '../../../ui/toast.ts';
import { comparedProperties } from './compareStore.ts';

/** Adds a property to the comparison or takes it out, and says so; `go` opens a page of the site. */
export function toggleCompared(id: string, go: (path: string) => void): void {
  const ids = comparedProperties.read();
  const open = { label: 'Compare', onClick: () => go(comparePath(comparedProperties.read())) };
  if (ids.includes(id)) {
    comparedProperties.write(ids.filter((each) => each !== id));
    toast('Removed from compare', { tone: 'info' });
  } else if (ids.length >= LIMITS.compare.most) {
    toast(FULL, { tone: 'info', action: open });
  } else {
    comparedProperties.write([...ids, id]);
    toast('Added to compare!', ids.length > 0 ? { action: open } : {});
  }
}

const FULL = `You can compare up to ${LIMITS.compare.most} properties. Remove one to add another.`;
