import { Link } from '../../../ui/Link.tsx';
import { detailPath } from '../../../../../schema/routes.ts';
import { COPY } from '../../../base/copy.ts';
import { usePropertyCard_PropertyFragment } from '../../../features/market/property/PropertyCard.generated.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { HERO_PICTURE } from './heroPicture.ts';

/** A home of the list in an arched window; large screens only, phones go straight to the search. */
export function HeroPicture({ id }: { id: string }) {
  const { data: property, complete } = usePropertyCard_PropertyFragment({
    from: { __typename: 'Property', id },
  });
  const picture = complete ? property.pictures[0] : undefined;
  if (!complete || !picture) return null;
  return (
    <figure className="relative max-lg:hidden">
      <div className="jali arch absolute inset-0 translate-x-5 translate-y-5 bg-brass-soft [--jali-strength:0.16]" />
      <div className="arch relative aspect-square border border-line bg-sunken">
        <Picture
          picture={picture}
          sizes={HERO_PICTURE.sizes}
          media={HERO_PICTURE.media}
          loading="first"
          className="size-full object-cover"
        />
      </div>
      <figcaption className="absolute bottom-4 left-4 max-w-[80%] rounded-input bg-surface/95 px-3.5 py-2 text-small">
        <Link
          dir="auto"
          to={detailPath(id)}
          className="font-medium hover:text-primary hover:underline"
        >
          {property.title}
        </Link>
        {picture.isIllustration && (
          <span className="block text-caption text-muted">{COPY.illustration}</span>
        )}
      </figcaption>
    </figure>
  );
}
