import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { readSearch, writeSearch } from '../../../../schema/search.ts';
import type { SearchFilter } from '../../../../schema/search.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { FilterFields } from './FilterFields.tsx';
import type { FilterChoices } from './FilterFields.tsx';
import { pathTo } from './listingAddress.ts';
import type { ListingAddress } from './listingAddress.ts';
import { propertiesText } from './resultCount.ts';
import { forgetFilters, saveFilters } from './savedFilters.ts';
import { usePendingCount } from './usePendingCount.ts';

/**
 * All filters as one GET form. Edits are pending until they are applied (V-4.6-01); the button says how
 * many properties they would leave. Without scripts the browser sends the form itself.
 */
export function FilterPanel({
  list,
  choices,
  total,
  onApply,
}: {
  list: ListingAddress;
  choices: FilterChoices;
  total: string;
  onApply?: () => void;
}) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState<SearchFilter | null>(null);
  const count = usePendingCount(pending);
  const bare = pathTo(list, list.routeSubtype === null ? {} : { subtype: list.routeSubtype }, {});

  useEffect(() => {
    setPending(null);
    if (form.current) fillForm(form.current, new URLSearchParams(writeSearch(list.filter)));
  }, [list]);

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filter = filterOf(event.currentTarget, list);
    saveFilters(filter);
    onApply?.();
    void navigate(pathTo(list, filter), { replace: location.hash !== '' });
  };

  return (
    <form
      ref={form}
      action={bare}
      method="get"
      role="search"
      aria-label="Filters"
      onSubmit={apply}
      onChange={(event) => setPending(filterOf(event.currentTarget, list))}
      
    >
      <FilterFields list={list} choices={choices} />
      <div className="sticky bottom-0 z-2 grid grid-cols-[1fr_auto] gap-2 border-t border-line bg-surface p-4 lg:rounded-b-card">
        <Button type="submit">
          {pending === null ? `Show ${total}` : count === null ? 'Show properties' : `Show ${propertiesText(count.total, count.isLowerBound)}`}
        </Button>
        <ButtonLink to={bare} variant="quiet" onClick={forgetFilters}>
          Clear All
        </ButtonLink>
      </div>
    </form>
  );
}

function filterOf(form: HTMLFormElement, list: ListingAddress): SearchFilter {
  const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const { filter } = readSearch(new URLSearchParams(texts));
  return list.routeSubtype === null ? filter : { ...filter, subtype: list.routeSubtype };
}

/** Puts the address back into the form, for example after Back or after a chip was removed. */
function fillForm(form: HTMLFormElement, values: URLSearchParams): void {
  const ticked = new Set(values.get('features')?.split(','));
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = ticked.has(control.value);
    } else if (control instanceof HTMLInputElement && control.type === 'radio') {
      control.checked = control.value === (values.get(control.name) ?? '');
    } else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      control.value = values.get(control.name) ?? '';
    }
  }
}
