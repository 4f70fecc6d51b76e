import { LIMITS } from '../../../../schema/limits.ts';
import { load } from '../../apollo/load.ts';
import { notFound } from '../../apollo/routeFailure.ts';
import { DetailPageDocument } from '../../gql/detail.ts';
import type { PageData } from '../head.ts';
import type { RouteContext } from '../routeContext.ts';
import { breadcrumbsLd, propertyLd } from '../structuredData.ts';
import { crumbsOf } from './crumbs.ts';
import { detailHead } from './detailHead.ts';
import { GALLERY_PICTURE } from './galleryPicture.ts';

/** Loads one property. Anything that is not an id of ours is a 404, never a crash (D-03). */
export async function loadDetail(
  { client, site }: RouteContext,
  id: string | undefined,
): Promise<PageData> {
  if (id === undefined || !ID.test(id)) throw notFound();
  const { property } = await load(client, DetailPageDocument, { id });
  if (!property) throw notFound();
  const head = detailHead(property, site.name);
  if (!import.meta.env.SSR) return { head };
  // The catalogue stays on the server.
  const { subtypeByKey } = await import('../../../../schema/catalogue/interpret/find.ts');
  const { schemaOrg } = subtypeByKey(property.subtype.key);
  const [picture] = property.pictures;
  return {
    head,
    server: {
      ...(picture && { firstPicture: { picture, ...GALLERY_PICTURE } }),
      shareCard: { path: property.shareCard, alt: property.title },
      jsonLd: [propertyLd(site, property, schemaOrg), breadcrumbsLd(site, crumbsOf(property))],
    },
  };
}

const ID = new RegExp(`^[0-9a-f]{${LIMITS.id.length}}$`);
