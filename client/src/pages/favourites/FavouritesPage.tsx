import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { favouritesPath, listingPath } from '../../../../schema/routes.ts';
import { pluralize } from '../../../../schema/format/count.ts';
import { useOpenDialog } from '../../session/useOpenDialog.ts';
import { useSessionState } from '../../session/sessionState.ts';
import { useViewer } from '../../session/viewer.ts';
import { LazyWaitingForSession } from '../../session/LazyWaitingForSession.tsx';
import { CompareButton } from '../../features/market/compare/CompareButton.tsx';
import {
  changeFavourite,
  useFavourites,
} from '../../features/account/favourites/favouriteStore.ts';
import { PropertyCard } from '../../features/market/property/PropertyCard.tsx';
import {
  CardSkeleton,
  PropertyGridSkeleton,
} from '../../features/market/property/PropertyGridSkeleton.tsx';
import { useCardsById } from '../../features/market/property/useCardsById.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorPanel, Notice } from '../../ui/Panel.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { useDocumentHead } from '../head.ts';
import type { PageData } from '../head.ts';

/** What the viewer marked, newest first: in this browser for visitors, with the account otherwise. */
export function FavouritesPage() {
  const { head } = useLoaderData<PageData>();
  const isHydrated = useHydrated();
  const { ids, isKnown, error, refetch } = useFavourites();
  const viewer = useViewer();
  const isSomebody = useSessionState() !== 'unknown';
  const isReady = isHydrated && isKnown && isSomebody;
  const isUnreachable = viewer.kind === 'visitor' && viewer.isUnreachable === true;
  const hasFailed = isHydrated && !isKnown && error !== undefined;
  useDocumentHead(head);
  return (
    // What follows the page begins below the window, so that nothing in sight moves when the cards come.
    <div className="wrap grid min-h-svh content-start gap-6 py-8 lg:py-12">
      <div className="grid gap-2">
        <h1 className="text-h1">Favourites</h1>
        {isReady ? <WhereTheyAre count={ids.length} /> : <p className={WHERE}>{EMPTY}</p>}
      </div>
      {hasFailed && <NotLoaded onRetry={() => void refetch()} />}
      {isUnreachable && <LazyWaitingForSession />}
      {!isReady && !hasFailed && !isUnreachable && (
        <div className="needs-script">
          <PropertyGridSkeleton count={3} />
        </div>
      )}
      {isReady && ids.length === 0 && <NoFavourites />}
      {isReady && ids.length > 0 && <FavouriteList ids={ids} />}
      <noscript>
        <p>Favourites need JavaScript. Please turn it on.</p>
      </noscript>
    </div>
  );
}

function FavouriteList({ ids }: { ids: readonly string[] }) {
  const [limit, setLimit] = useState(STEP);
  const { shown, gone: removed, isLoading, hasFailed, retry } = useCardsById(ids.slice(0, limit));
  return (
    <>
      <Gone ids={removed} />
      <h2 className="sr-only">Saved properties</h2>
      <ul className="property-grid">
        {shown.map((item, index) => (
          <li key={item.id} className="grid grid-rows-[1fr_auto] gap-2">
            <PropertyCard property={item} index={index} />
            <CompareButton propertyId={item.id} title={item.title} look="labelled" />
          </li>
        ))}
        {isLoading &&
          ids.slice(shown.length + removed.length, limit).map((id) => (
            <li key={id} aria-hidden="true" className="grid grid-rows-[1fr_auto] gap-2">
              <CardSkeleton />
              <Skeleton className="h-11" />
            </li>
          ))}
      </ul>
      {hasFailed && <NotLoaded onRetry={retry} />}
      {!isLoading && !hasFailed && ids.length > limit && (
        <Button
          variant="outline"
          className="justify-self-center"
          onClick={() => setLimit(limit + STEP)}
        >
          {`Show more (${ids.length - limit})`}
        </Button>
      )}
    </>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorPanel
      title="Your favourites could not be loaded"
      text="They are still saved. Please check your connection and try again."
    >
      <Button onClick={onRetry}>Try Again</Button>
    </ErrorPanel>
  );
}

function WhereTheyAre({ count }: { count: number }) {
  const viewer = useViewer();
  const openDialog = useOpenDialog();
  const where = viewer.kind === 'visitor' ? 'saved in this browser only' : 'saved in your account';
  if (count === 0) return <p className={WHERE}>{EMPTY}</p>;
  return (
    <div className={`${WHERE} flex flex-wrap items-center gap-x-4 gap-y-2`}>
      <p className="text-muted">{`${pluralize(count, 'property', 'properties')}, ${where}.`}</p>
      {viewer.kind === 'visitor' && (
        <Button
          variant="outline"
          aria-haspopup="dialog"
          onClick={() => openDialog('sign-in', { returnTo: favouritesPath() })}
        >
          Sign in to keep them
        </Button>
      )}
    </div>
  );
}

function NoFavourites() {
  return (
    <EmptyState title="No favourites yet" text="Tap the heart on a property to save it here.">
      <ButtonLink to={listingPath()}>View All Properties</ButtonLink>
    </EmptyState>
  );
}

/** Listings that were sold, rented or taken down since they were saved. */
function Gone({ ids }: { ids: readonly string[] }) {
  const client = useApolloClient();
  const viewer = useViewer();
  if (ids.length === 0) return null;
  const forget = () => {
    for (const propertyId of ids) {
      // What cannot be taken out now stands here again.
      changeFavourite({ client, viewer, propertyId, isIn: false }).catch(() => undefined);
    }
  };
  return (
    <Notice tone="info">
      <p className="flex-1">
        {ids.length === 1
          ? 'One property you saved is no longer on the market.'
          : `${ids.length} properties you saved are no longer on the market.`}
      </p>
      <Button variant="outline" onClick={forget}>
        {ids.length === 1 ? 'Remove it' : 'Remove them'}
      </Button>
    </Notice>
  );
}

const STEP = 24;
const EMPTY = 'Your saved properties.';
/** Has the room of the button for visitors from the start: below the sentence on phones, beside it elsewhere. */
const WHERE = 'min-h-19 content-start text-muted sm:min-h-11';
