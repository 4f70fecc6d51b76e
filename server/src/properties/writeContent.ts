import { type Context } from '../platform/context.ts';
import { contentColumns, type ListingContent } from './listingContent.ts';

/**
 * Puts a content into the row that visitors see, with all that follows from it. Its time is that of the writing:
 * a transaction that had to wait began before what was looked at meanwhile.
 */
export async function writeContent(
  context: Context,
  id: string,
  content: ListingContent,
): Promise<void> {
  const columns = Object.entries(contentColumns(content));
  const assignments = columns.map(([name], index) => [name, '= $' + (index + 2)].join(' '));
  await context.query({
    text: [
      'UPDATE property SET',
      assignments.join(', ') + ',',
      'updated_at = clock_timestamp() WHERE id = $1',
    ].join(' '),
    values: [id, ...columns.map(([, value]) => value)],
  });
}
