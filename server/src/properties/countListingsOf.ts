import { type Context } from '../platform/context.ts';
import { Property } from './property.entity.ts';

/** How many listings somebody has posted, whoever sees them. */
export function countListingsOf({ manager }: Context, sellerId: string): Promise<number> {
  return manager.countBy(Property, { sellerId });
}
