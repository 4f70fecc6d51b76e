import { homePath, listingPath, subtypePath } from '../../../../schema/routes.ts';
import type { DetailPageQuery } from './DetailPage.generated.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';

type Property = NonNullable<DetailPageQuery['property']>;

/** Home, the subtype, the city, this property. */
export function crumbsOf({ title, subtype, city }: Property): Crumb[] {
  return [
    { label: 'Home', path: homePath() },
    { label: subtype.title, path: subtypePath(subtype.slug) },
    { label: city, path: listingPath({ city, subtype: subtype.key }) },
    { label: title },
  ];
}
