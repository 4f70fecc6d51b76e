import type { ReactNode } from 'react';
import { loadFailed, POSTING_TEXTS } from '../../../../../schema/catalogue/messages.ts';
import { workspacePath } from '../../../../../schema/routes.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { ErrorPanel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { WithAmenities } from '../posting/WithAmenities.tsx';
import { EditListing } from './EditListing.tsx';
import { useListingToEdit } from './useListingToEdit.ts';

/** Changes a listing, in the workspace of whoever may. */
export function EditPropertyView({ home, id }: Pick<WorkspaceViewProps, 'home' | 'id'>) {
  const listingId = id?.trim() ?? '';
  if (listingId === '') {
    return (
      <ErrorPanel
        title={POSTING_TEXTS.noPropertyId}
        text="Please choose one of your properties first."
      >
        <BackToProperties home={home} />
      </ErrorPanel>
    );
  }
  return <LoadedListing key={listingId} home={home} id={listingId} />;
}

function LoadedListing({ home, id }: { home: string; id: string }) {
  const { state, retry } = useListingToEdit(id);
  const buttons: ReactNode = (
    <>
      <BackToProperties home={home} />
      <Button variant="outline" onClick={retry}>
        Retry
      </Button>
    </>
  );
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'loaded') {
    return (
      <WithAmenities>
        <EditListing home={home} listing={state.listing} />
      </WithAmenities>
    );
  }
  if (state.kind === 'failed') {
    return <ErrorPanel title={loadFailed(state.message)}>{buttons}</ErrorPanel>;
  }
  return (
    <ErrorPanel
      title="Property Not Found"
      text={`${POSTING_TEXTS.notFound} It may not exist, or you may not have permission to edit it.`}
    >
      {buttons}
    </ErrorPanel>
  );
}

function BackToProperties({ home }: { home: string }) {
  return <ButtonLink to={workspacePath(home, 'my-properties')}>Back to Properties</ButtonLink>;
}

function Loading() {
  return (
    <div className="grid gap-4">
      <output className="text-muted">Loading property...</output>
      <Skeleton className="h-16 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
