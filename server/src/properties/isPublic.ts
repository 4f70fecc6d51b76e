import { type Context } from '../platform/context.ts';
import { isId } from '../platform/ids.ts';
import { Property } from './property.entity.ts';

/** Whether visitors see this listing; any text is an id. */
export async function isPublic({ manager }: Context, id: string): Promise<boolean> {
  return isId(id) && manager.existsBy(Property, { id, approvalStatus: 'approved', isActive: true });
}
