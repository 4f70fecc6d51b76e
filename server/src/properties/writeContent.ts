import { type Context } from '../platform/context.ts';
import { contentColumns, type ListingContent } from './listingContent.ts';
import { Property } from './property.entity.ts';

/**
 * Puts a content into the row that visitors see, with all that follows from it. Its time is that of the writing:
 * a transaction that had to wait began before what was looked at meanwhile.
 */
export async function writeContent(
  { manager }: Context,
  id: string,
  content: ListingContent,
): Promise<void> {
  await manager.update(Property, id, {
    ...contentColumns(content),
    updatedAt: () => 'clock_timestamp()',
  });
}
