import { formatPrice } from '../../../../schema/format/money.ts';
import { formatArea } from '../../../../schema/format/area.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import { detailPath } from '../../../../schema/routes.ts';
import { load } from '../../apollo/load.ts';
import { notFound } from '../../apollo/routeFailure.ts';
import { DetailPageDocument } from '../../gql/detail.ts';
import type { DetailPageQuery } from '../../gql/detail.ts';
import { placeLine, roomsLabel, statusLabel } from '../../features/property/wording.ts';
import type { PageData } from '../head.ts';
import type { RouteContext } from '../routeContext.ts';
import { breadcrumbsLd, propertyLd } from '../structuredData.ts';
import { crumbsOf } from './crumbs.ts';
import { GALLERY_PICTURE } from './galleryPicture.ts';

type Property = NonNullable<DetailPageQuery['property']>;

/** Loads one property. Anything that is not an id of ours is a 404, never a crash (D-03). */
export async function loadDetail(
  { client, site }: RouteContext,
  id: string | undefined,
): Promise<PageData> {
  if (id === undefined || !ID.test(id)) throw notFound();
  const { property } = await load(client, DetailPageDocument, { id });
  if (!property) throw notFound();
  const head = {
    title: titleOf(property, site.name),
    description: descriptionOf(property),
    canonical: detailPath(id),
    isIndexed: true,
  };
  if (!import.meta.env.SSR) return { head };
  const [picture] = property.pictures;
  return {
    head,
    server: {
      ...(picture && { firstPicture: { picture, ...GALLERY_PICTURE }, sharedPicture: picture }),
      jsonLd: [propertyLd(site, property), breadcrumbsLd(site, crumbsOf(property))],
    },
  };
}

/** The longest of these that stays short enough for a result page of a search engine. */
function titleOf(property: Property, siteName: string): string {
  const { bedrooms, rooms, subtype, locality, city, price } = property;
  const what = [roomsLabel(bedrooms, rooms), subtype.title, statusLabel(property).toLowerCase()];
  const start = what.filter(Boolean).join(' ');
  const at = price === null ? '' : ` at ${formatPrice(price)}`;
  const candidates = [
    `${start} in ${[locality, city].filter(Boolean).join(', ')}${at} | ${siteName}`,
    `${start} in ${city}${at} | ${siteName}`,
    `${start} in ${city}${at}`,
  ];
  return candidates.find((text) => text.length <= TITLE_LENGTH) ?? `${start} in ${city}`;
}

function descriptionOf(property: Property): string {
  const facts = [
    property.price === null ? null : formatPrice(property.price),
    roomsLabel(property.bedrooms, property.rooms),
    property.area === null ? null : formatArea(property.area, property.areaUnit),
    placeLine(property),
    ...property.amenities.map(({ name }) => name),
  ];
  const text = `${property.title}: ${facts.filter(Boolean).join(', ')}.`;
  return text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH - 1)}…`;
}

const ID = new RegExp(`^[0-9a-f]{${LIMITS.id.length}}$`);
const TITLE_LENGTH = 65;
const DESCRIPTION_LENGTH = 150;
