import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import { Link } from '../../ui/Link.tsx';
import { listingPath } from '../../../../schema/routes.ts';
import { useLoaded } from '../../apollo/useLoaded.ts';
import { Locator } from '../../features/places/Locator.tsx';
import { AmenityList } from '../../features/property/AmenityList.tsx';
import { FactGroups } from '../../features/property/FactGroups.tsx';
import { Gallery, PhotoGrid } from '../../features/property/Gallery.tsx';
import { PropertyCard } from '../../features/property/PropertyCard.tsx';
import { SellerPanel } from '../../features/seller/SellerPanel.tsx';
import { placeLine } from '../../features/property/wording.ts';
import { DetailPageDocument } from '../../gql/detail.ts';
import type { DetailPageQuery } from '../../gql/detail.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Price } from '../../ui/Price.tsx';
import { useDocumentHead } from '../head.ts';
import type { PageData } from '../head.ts';
import { GALLERY_PICTURE } from './galleryPicture.ts';
import { crumbsOf } from './crumbs.ts';
import { PropertySummary } from './PropertySummary.tsx';

type Property = NonNullable<DetailPageQuery['property']>;

/** One property: pictures, price, facts, place, seller, and others like it (V-2.7). */
export function DetailPage() {
  const { head } = useLoaderData<PageData>();
  const { id = '' } = useParams();
  const { property } = useLoaded(DetailPageDocument, { id });
  useDocumentHead(head);
  if (!property) return null;
  const { pictures, title, description, facts, amenities, similar } = property;
  return (
    <>
      <div className="wrap grid gap-4 pt-4 lg:gap-5 lg:pt-6">
        <Breadcrumbs crumbs={crumbsOf(property)} />
        <Gallery pictures={pictures} title={title} largeSizes={GALLERY_PICTURE.sizes} />
      </div>
      <div className="wrap grid gap-x-12 gap-y-10 pt-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:pt-10">
        <div className="grid min-w-0 content-start gap-10 lg:gap-12">
          <PropertySummary property={property} />
          {description && (
            <Section title="About this property">
              <p className="max-w-measure whitespace-pre-line">{description}</p>
            </Section>
          )}
          {facts.length > 0 && (
            <Section title="Facts">
              <FactGroups groups={facts} />
            </Section>
          )}
          {amenities.length > 0 && (
            <Section title="Amenities">
              <AmenityList amenities={amenities} />
            </Section>
          )}
          <Place property={property} />
          {pictures.length > 1 && (
            <Section title="Photos">
              <PhotoGrid pictures={pictures} title={title} />
            </Section>
          )}
        </div>
        <aside className="lg:sticky lg:top-22 lg:self-start">
          <SellerPanel property={property} />
        </aside>
      </div>
      {similar.length > 0 && (
        <section className="wrap grid gap-6 pt-16">
          <h2 className="text-h2">Similar properties</h2>
          <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
            {similar.map((item) => (
              <li key={item.id}>
                <PropertyCard property={item} index={BELOW_THE_FIRST_SCREEN} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ContactBar property={property} />
    </>
  );
}

function Place({ property }: { property: Property }) {
  const { latitude, longitude, city, locality, district, address } = property;
  const line = placeLine(property);
  return (
    <Section title="Location">
      <div className="grid items-center gap-6 rounded-card border border-line bg-surface p-5 sm:grid-cols-[1fr_15rem]">
        <div className="grid gap-3">
          <p className="flex items-start gap-2.5 text-h3 font-semibold">
            <MapPin aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
            {line}
          </p>
          {address && <p>{address}</p>}
          {district && <p className="text-muted">{`${district} district`}</p>}
          {property.locationIsApproximate && (
            <p className="text-small text-muted">
              The position is approximate. The seller gives the exact address.
            </p>
          )}
          <p className="flex flex-wrap gap-x-5">
            {locality && (
              <Link to={listingPath({ city, location: locality })} className="text-link py-2">
                {`More in ${locality}`}
              </Link>
            )}
            <Link to={listingPath({ city })} className="text-link py-2">
              {`More in ${city}`}
            </Link>
          </p>
        </div>
        {latitude !== null && longitude !== null && (
          <div className="mx-auto w-full max-w-60">
            <Locator latitude={latitude} longitude={longitude} label={`Map of India: ${line}`} />
          </div>
        )}
      </div>
    </Section>
  );
}

/** On small screens the price and the way to the seller stay in reach. */
function ContactBar({ property }: { property: Property }) {
  return (
    <div className="sticky bottom-0 z-20 mt-10 border-t border-line bg-surface lg:hidden">
      <div className="wrap flex items-center justify-between gap-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
        <Price rupees={property.price} perMonth={property.purpose === 'RENT'} />
        <a
          href="#contact"
          className="inline-flex min-h-11 items-center rounded-input bg-accent px-5 text-small font-semibold text-on-accent hover:bg-accent-hover"
        >
          Contact seller
        </a>
      </div>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5">
      <h2 className="text-h2">{title}</h2>
      {children}
    </section>
  );
}

/** The pictures of the cards at the bottom wait until they are scrolled to. */
const BELOW_THE_FIRST_SCREEN = 100;
