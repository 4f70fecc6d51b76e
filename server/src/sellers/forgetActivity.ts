import { type Context } from '../platform/context.ts';
import { ActivityChange } from './activityChange.entity.ts';
import { ActivityDay } from './activityDay.entity.ts';

/**
 * Forgets the sums of a seller, who must be locked and have no listings any more; those of the market stay. In the
 * order of the fold, which may be moving them at this moment.
 */
export async function forgetActivity({ manager }: Context, owner: string): Promise<void> {
  await manager.delete(ActivityChange, { owner });
  await manager.delete(ActivityDay, { owner });
}
