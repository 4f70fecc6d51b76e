import type { LoaderFunctionArgs } from 'react-router-dom';
import { LIMITS } from '../../../../schema/limits.ts';
import { listingPath } from '../../../../schema/routes.ts';
import { load } from '../../apollo/load.ts';
import type { QueryRunner } from '../../apollo/load.ts';
import { goneError, notFound } from '../../apollo/routeFailure.ts';
import { DetailPageDocument } from './DetailPage.generated.ts';
import type { PageData } from '../head.ts';
import { sizesOfLarge } from '../../features/market/property/gallerySizes.ts';
import type { RouteContext } from '../routeContext.ts';
import { breadcrumbsLd, propertyLd } from '../structuredData.ts';
import { crumbsOf } from './crumbs.ts';
import { detailHead } from './detailHead.ts';

/** Loads one property. Anything that is not an id of ours is a 404, never a crash. */
export async function loadDetail(
  { client, site }: RouteContext,
  { params: { id } }: LoaderFunctionArgs,
): Promise<PageData> {
  if (id === undefined || !ID.test(id)) throw notFound();
  const { property } = await load(client, DetailPageDocument, { id });
  if (!property) throw await goneOrMissing(client, id);
  const head = detailHead(property, site.name);
  if (!import.meta.env.SSR) return { head };
  // In the browser the lower part asks itself, once it is near.
  const { LowerDetailsDocument } = await import('./lower/LowerDetails.generated.ts');
  await load(client, LowerDetailsDocument, { id });
  // The catalogue stays on the server.
  const { subtypeByKey } = await import('../../../../schema/catalogue/interpret/find.ts');
  const { schemaOrg } = subtypeByKey(property.subtype.key);
  const [picture] = property.pictures;
  return {
    head,
    server: {
      ...(picture && { firstPicture: { picture, sizes: sizesOfLarge(property.pictures.length) } }),
      shareCard: { path: property.shareCard, alt: property.title },
      jsonLd: [propertyLd(site, property, schemaOrg), breadcrumbsLd(site, crumbsOf(property))],
    },
  };
}

/** 410 with a way to others of its kind for what was sold or rented long ago, 404 for the rest. */
async function goneOrMissing(client: QueryRunner, id: string) {
  const { ClosedPropertyDocument } = await import('./ClosedProperty.generated.ts');
  const { closedProperty } = await load(client, ClosedPropertyDocument, { id });
  if (!closedProperty) return notFound();
  const { lifecycle, city, subtype } = closedProperty;
  return goneError({
    message: lifecycle === 'RENTED' ? 'This property was rented' : 'This property was sold',
    alternative: { label: `Similar properties in ${city}`, path: listingPath({ city, subtype }) },
  });
}

const ID = new RegExp(`^[0-9a-f]{${LIMITS.id.length}}$`);
