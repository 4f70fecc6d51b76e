import { load } from '../../apollo/load.ts';
import { ContactPageDocument } from '../../features/content/contact/ContactPage.generated.ts';
import type { PageData } from '../head.ts';
import type { RouteContext } from '../routeContext.ts';
import { writtenPage } from './staticPages.ts';

/** The page as it is written, with the places to reach us and what the form asks. */
export async function loadContact(context: RouteContext): Promise<PageData> {
  const [page] = await Promise.all([
    writtenPage(context, 'contact'),
    load(context.client, ContactPageDocument, {}),
  ]);
  return page;
}
