import { useNavigate } from 'react-router-dom';
import { LIMITS } from '../../../schema/limits.ts';
import { Button } from '../ui/Button.tsx';
import { TextInput } from '../ui/Field.tsx';
import type { ListAddress } from './useListAddress.ts';
import { Icon } from '../ui/Icon.tsx';

/** Searches the list, among those of the chosen chip. */
export function ListSearch({
  label,
  what,
  address,
}: {
  /** What can be searched by: 'Title, town or id'. */
  label: string;
  /** What is searched: 'enquiries'. */
  what: string;
  address: ListAddress;
}) {
  const navigate = useNavigate();
  return (
    <search aria-label={`Search ${what}`}>
      <form
        // Filled anew when the address says something else.
        key={address.search}
        onSubmit={(event) => {
          event.preventDefault();
          const value = new FormData(event.currentTarget).get('search');
          const search = typeof value === 'string' ? value.trim() : '';
          void navigate(address.path({ search }), { preventScrollReset: true });
        }}
        className="flex flex-wrap items-end gap-2 xl:w-96"
      >
        <div className="min-w-0 flex-1 basis-40">
          <TextInput
            type="search"
            name="search"
            label={label}
            aria-keyshortcuts="/"
            defaultValue={address.search}
            maxLength={LIMITS.keyword.maxLength}
          />
        </div>
        <Button type="submit" variant="outline">
          <Icon name="Search" className="size-4" />
          Search
        </Button>
      </form>
    </search>
  );
}
