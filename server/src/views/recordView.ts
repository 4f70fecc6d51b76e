import { type Context } from '../platform/context.ts';
import { findProperty } from '../properties/findProperty.ts';
import { type ViewCounter } from './viewCounter.ts';

/**
 * Notes that somebody looks at a listing; a page says so itself once it is seen. True for a listing that the
 * viewer may read, whether it counted or not: who counts is nobody's business.
 */
export async function recordView(
  context: Context,
  views: ViewCounter,
  propertyId: string,
): Promise<boolean> {
  if (views.isSettled(context, propertyId)) return true;
  const property = await findProperty(context, propertyId);
  if (property) views.record(context, property);
  return property !== null;
}
