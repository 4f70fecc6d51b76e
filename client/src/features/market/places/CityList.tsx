import { useCombobox } from 'downshift';
import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { COPY } from '../../../base/copy.ts';
import type { SelectedCity } from './selectedCity.ts';
import type { ListedCity } from './usePlaceFilter.ts';
import { grouped } from '../../../../../schema/format/grouped.ts';
import { Icon } from '../../../ui/Icon.tsx';

interface CityListProps {
  text: string;
  onText: (text: string) => void;
  /** Null before the first answer. */
  cities: readonly ListedCity[] | null;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  selected: SelectedCity | null;
  onChoose: (city: ListedCity) => void;
}

/** Towns with their counts under a field that searches them, and the documented texts. */
export function CityList({ text, onText, onChoose, selected, ...list }: CityListProps) {
  const inputId = useId();
  const cities = list.cities ?? [];
  const { getLabelProps, getInputProps, getMenuProps, getItemProps, highlightedIndex } =
    useCombobox<ListedCity>({
      inputId,
      items: [...cities],
      // The list is always in sight; what is typed never becomes the choice itself.
      isOpen: true,
      selectedItem: null,
      inputValue: text,
      defaultHighlightedIndex: text.trim() === '' ? -1 : 0,
      itemToString: (city) => city?.name ?? '',
      itemToKey: (city) => city?.id,
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem) onChoose(selectedItem);
      },
    });
  const message = messageOf(list);
  return (
    <div className="grid gap-1.5">
      <label {...getLabelProps()} htmlFor={inputId} className="text-small font-medium">
        City
      </label>
      <input
        {...getInputProps({ onChange: (event) => onText(event.currentTarget.value) })}
        placeholder="Search cities"
        maxLength={64}
        className="min-h-11 w-full min-w-0 rounded-input border border-control bg-surface px-3.5 text-body text-ink hover:border-ink"
      />
      <ul
        {...getMenuProps()}
        aria-busy={list.isLoading}
        className="-mx-1 max-h-64 overflow-y-auto overscroll-contain px-1 empty:hidden"
      >
        {cities.map((city, index) => (
          <li
            key={city.id}
            {...getItemProps({ item: city, index })}
            className={`flex min-h-11 cursor-pointer items-center gap-2 rounded-input px-3 py-1.5 text-small pointer-fine:min-h-9 ${
              index === highlightedIndex ? 'bg-primary-soft text-on-primary-soft' : ''
            }`}
          >
            <span className="min-w-0 flex-1">
              <span className="font-medium">{city.name}</span>
              {`, ${city.state}`}
            </span>
            <span className="tabular-nums">{grouped(city.propertyCount)}</span>
            {isSelected(city, selected) && (
              <>
                <Icon name="Check" className="size-4 shrink-0" />
                <span className="sr-only">selected</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <output className="text-small text-muted empty:hidden">
        {message && <p className={`py-2 ${list.hasFailed ? 'text-danger' : ''}`}>{message}</p>}
        {list.hasFailed && (
          <Button variant="outline" onClick={list.onRetry}>
            {COPY.tryAgain}
          </Button>
        )}
      </output>
    </div>
  );
}

function messageOf(list: Pick<CityListProps, 'cities' | 'isLoading' | 'hasFailed'>): string | null {
  if (list.hasFailed) return 'Error loading cities';
  if (list.cities === null) return 'Loading cities...';
  return list.cities.length === 0 && !list.isLoading ? 'No cities found' : null;
}

function isSelected({ name, state }: ListedCity, selected: SelectedCity | null): boolean {
  return selected?.city === name && selected.state === state;
}
