import { useState, useEffect } from 'react';
import { ListView } from '../../../lists/ListView.tsx';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { useSite, updateSite } from '../../../base/start.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Panel.tsx';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { OfficeDialog } from './OfficeDialog.tsx';
import { OfficeItem } from './OfficeItem.tsx';
import { useOfficesQuery, usePublishedOfficeQuery } from './Offices.generated.ts';

/** Where and how the marketplace can be reached; one of them at a time is told everybody. */
export function OfficesView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const { name } = useSite();
  const [isAdding, setAdding] = useState(false);
  const address = useListAddress({ home, view: 'offices' });
  const part = useOfficesQuery({ fetchPolicy: 'cache-and-network' });
  usePublishedOffice();
  const offices = part.data?.administration.offices ?? [];
  const isTold = part.data === undefined || offices.some(({ isActive }) => isActive);
  return (
    <ListView
      name="Offices"
      address={address}
      part={part}
      pageOf={({ administration: { offices: items } }) => ({
        items: items ?? [],
        total: items?.length ?? 0,
        pageCount: 1,
      })}
      keyOf={({ id }) => id}
      failed="The offices could not be loaded"
      above={
        <div className="grid gap-3">
          {!isTold && (
            <Notice tone="info">
              <p>No office is active. Visitors see the office from the settings.</p>
            </Notice>
          )}
          <Button className="w-fit" onClick={() => setAdding(true)}>
            New office
          </Button>
          {isAdding && (
            <OfficeDialog
              onClose={(isSaved) => {
                setAdding(false);
                if (isSaved) void part.refetch();
              }}
            />
          )}
        </div>
      }
      empty={{
        title: 'No offices yet',
        text: `The office you add appears in the footer of every page of ${name}.`,
      }}
    >
      {(office, changed) => <OfficeItem office={office} onChanged={changed} />}
    </ListView>
  );
}

/** Keeps what this tab says of the office, as at its foot, as it is now; changes of offices ask for it again. */
function usePublishedOffice(): void {
  const { data } = usePublishedOfficeQuery({ fetchPolicy: 'network-only' });
  useEffect(() => {
    if (data) updateSite(data.site);
  }, [data]);
}
