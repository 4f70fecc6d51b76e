import { lazy, Suspense } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import { loaded } from '../../apollo/loaded.ts';
import { isOpen } from '../../features/market/lead/contactLinks.ts';
import { Gallery } from '../../features/market/property/Gallery.tsx';
import { useRememberViewed } from '../../features/market/recent/recentStore.ts';
import { CONTACT_SHEET } from '../../features/market/seller/contactSheet.ts';
import { SellerPanel } from '../../features/market/seller/SellerPanel.tsx';
import { useDetailPageQuery } from './DetailPage.generated.ts';
import type { DetailPageQuery } from './DetailPage.generated.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { fetchWithRetry, lazyWithRetry } from '../../ui/lazyWithRetry.ts';
import { lazyBlock } from '../../ui/lazyBlock.tsx';
import { Price } from '../../ui/Price.tsx';
import { useHistorySheet } from '../../ui/useHistorySheet.ts';
import { useDocumentHead } from '../head.ts';
import type { PageData } from '../head.ts';
import { crumbsOf } from './crumbs.ts';
import { PropertySummary } from './PropertySummary.tsx';
import { Section } from './Section.tsx';
import { leadClosed, closedState } from '../../../../schema/rules/leadClosed.ts';
import { fullDate } from '../../../../schema/format/time.ts';
import { Notice } from '../../ui/Panel.tsx';
import { detailPath } from '../../../../schema/routes.ts';
import { useSite } from '../../base/start.ts';

type Property = NonNullable<DetailPageQuery['property']>;

/** One property: pictures, price, facts, place, seller, and others like it. */
export function DetailPage() {
  const { head } = useLoaderData<PageData>();
  const { id = '' } = useParams();
  const { property } = loaded(useDetailPageQuery({ variables: { id } }));
  useDocumentHead(head);
  useRememberViewed(id);
  if (!property) return null;
  const { pictures, title, description } = property;
  const isPrivate = property.approvalStatus !== 'APPROVED' || !property.isActive;
  return (
    <>
      <div className="wrap grid gap-4 pt-4 lg:gap-5 lg:pt-6">
        <PrintedAddress id={id} />
        <Breadcrumbs crumbs={crumbsOf(property)} />
        {isPrivate && (
          <Suspense>
            <PrivateNotice id={id} />
          </Suspense>
        )}
        <ClosedNotice
          lifecycle={property.lifecycle}
          closedAt={property.closedAt}
          hasSimilar={property.similarSteps.length > 0}
        />
      </div>
      {/* Wider than the text below: on a large screen the pictures have the room that there is. */}
      <div className="wrap max-w-[104rem]! pt-4 lg:pt-5">
        <Gallery pictures={pictures} title={title} />
      </div>
      <div className="wrap grid gap-x-12 gap-y-10 pt-8 print:grid-cols-1 print:gap-y-4 print:pt-3 lg:grid-cols-[minmax(0,1fr)_23rem] lg:pt-10">
        <div className="grid min-w-0 content-start gap-10 lg:gap-12 print:gap-4">
          <PropertySummary property={property} />
          {description && (
            <Section title="About this property">
              <p dir="auto" className="max-w-measure whitespace-pre-line print:max-w-none">
                {description}
              </p>
            </Section>
          )}
          <LazyDetails />
        </div>
        <aside className="lg:sticky lg:top-22 lg:self-start">
          <SellerPanel property={property} />
        </aside>
      </div>
      <LazyProperties />
      <ContactBar property={property} />
    </>
  );
}

/** On small screens the price and the way to the seller stay in reach; where that is closed, the way to similar ones. */
function ContactBar({ property }: { property: Property }) {
  const { price, purpose, lifecycle, contact, viewerCanEdit, similarSteps } = property;
  const { link } = useHistorySheet(CONTACT_SHEET);
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-20 mt-10 border-t border-line bg-surface lg:hidden print:hidden"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
        <Price rupees={price} perMonth={purpose === 'RENT'} />
        {leadClosed(lifecycle) !== null
          ? similarSteps.length > 0 && (
              <a href="#similar" className={CALL}>
                See similar
              </a>
            )
          : !viewerCanEdit &&
            (isOpen(contact) ? (
              <a href={`tel:+91${contact.phone}`} className={CALL}>
                Call seller
              </a>
            ) : (
              <ButtonLink {...link} variant="accent" aria-haspopup="dialog">
                Contact Seller
              </ButtonLink>
            ))}
      </div>
    </div>
  );
}

const CALL =
  'inline-flex min-h-11 items-center rounded-input bg-primary px-5 text-small font-semibold text-on-primary';

/** Drawn in the browser alone: the server knows public listings only. */
const PrivateNotice = lazy(async () => ({
  default: (await fetchWithRetry(() => import('./PrivateNotice.tsx'))).PrivateNotice,
}));

const LazyDetails = lazyBlock({
  load: lazyWithRetry(() => import('./lower/LowerDetails.tsx'), 'LowerDetails'),
  placeholder: <div className="sections-skeleton h-920 lg:h-840" />,
});

const LazyProperties = lazyBlock({
  load: lazyWithRetry(() => import('./lower/MoreProperties.tsx'), 'MoreProperties'),
  // There may be none: what comes at the end of a page may grow, and not shrink.
  placeholder: null,
});

/** Says what became of a listing that cannot be had any more; that of a sold or rented one stands for 12 months. */
function ClosedNotice({
  lifecycle,
  closedAt,
  hasSimilar,
}: {
  lifecycle: string;
  closedAt: string | null;
  hasSimilar: boolean;
}) {
  const closedOn = closedAt === null ? '' : ` on ${fullDate(new Date(closedAt))}`;
  const state = closedState(lifecycle);
  if (state === null) return null;
  return (
    <Notice tone="warning">
      <p>{`${state}${closedOn}.${hasSimilar ? ' See similar properties below.' : ''}`}</p>
    </Notice>
  );
}

/** On paper only: whose page this is and where it can be found again. */
function PrintedAddress({ id }: { id: string }) {
  const { name, url } = useSite();
  return (
    <p className="hidden justify-between gap-4 border-b border-line pb-2 text-small print:flex">
      <span dir="auto" className="font-semibold">
        {name}
      </span>
      <span>{`${url}${detailPath(id)}`}</span>
    </p>
  );
}
