import { useState } from 'react';
import { pluralize } from '../../../../../schema/format/count.ts';
import { ListView } from '../../../lists/ListView.tsx';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { Button } from '../../../ui/Button.tsx';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { useAmenitiesQuery } from './Amenities.generated.ts';
import { AmenityDialog } from './AmenityDialog.tsx';
import { AmenityItem } from './AmenityItem.tsx';

/** What a listing may offer, for administrators. */
export function AmenitiesView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const [isAdding, setAdding] = useState(false);
  const address = useListAddress({
    home,
    view: 'amenities',
    chipName: 'origin',
    chips: ['all', 'added', 'catalogue'],
  });
  const { chip, search, page } = address;
  const part = useAmenitiesQuery({
    variables: { search: search || null, isBuiltIn: ORIGINS[chip] ?? null, page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <ListView
      name="Amenities"
      address={address}
      part={part}
      pageOf={({ administration }) => administration.amenities}
      keyOf={({ id }) => id}
      failed="The amenities could not be loaded"
      chips={{ label: 'Amenities by origin', choices: CHOICES, countOf: () => null }}
      search="Name or ID"
      above={
        <div>
          <Button onClick={() => setAdding(true)}>New amenity</Button>
          {isAdding && (
            <AmenityDialog
              onClose={(isSaved) => {
                setAdding(false);
                if (isSaved) void part.refetch();
              }}
            />
          )}
        </div>
      }
      summary={
        <p className="text-muted tabular-nums">
          {pluralize(part.data?.administration.amenities.total ?? 0, 'amenity', 'amenities')}
        </p>
      }
      empty={{
        title: 'No amenities found',
        text: 'New amenities are available to sellers and in filters right away.',
      }}
    >
      {(amenity, changed) => <AmenityItem amenity={amenity} onChanged={changed} />}
    </ListView>
  );
}

const CHOICES = [
  { key: 'all', label: 'All' },
  { key: 'added', label: 'Added' },
  { key: 'catalogue', label: 'Built-in' },
];

const ORIGINS: Readonly<Record<string, boolean>> = { added: false, catalogue: true };
