import { Search } from 'lucide-react';
import { LIMITS } from '../../../../schema/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/Field.tsx';

/** Looks for listings among those of the tab. */
export function QueueSearch({
  search,
  onSearch,
}: {
  search: string;
  onSearch: (search: string) => void;
}) {
  return (
    <search aria-label="Search properties">
      <form
        // Filled anew when the address says something else.
        key={search}
        onSubmit={(event) => {
          event.preventDefault();
          const given = new FormData(event.currentTarget).get('search');
          onSearch(typeof given === 'string' ? given.trim() : '');
        }}
        className="flex flex-wrap items-end gap-2"
      >
        <div className="min-w-0 flex-1 basis-40">
          <TextInput
            type="search"
            name="search"
            label="Title, town, seller, mobile or id"
            defaultValue={search}
            maxLength={LIMITS.keyword.maxLength}
          />
        </div>
        <Button type="submit" variant="outline">
          <Search aria-hidden="true" className="size-4" />
          Search
        </Button>
      </form>
    </search>
  );
}
