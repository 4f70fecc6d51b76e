import { useNavigate, useLocation } from 'react-router-dom';
import { useState } from 'react';
import { announce } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { Select } from '../../../ui/Field.tsx';
import { propertiesText } from '../search/resultCount.ts';
import { CityList } from './CityList.tsx';
import { selectCity, selectState } from './selectedCity.ts';
import type { SelectedCity } from './selectedCity.ts';
import { usePlaceFilter } from './usePlaceFilter.ts';
import { grouped } from '../../../../../schema/format/grouped.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { listingPath } from '../../../../../schema/routes.ts';

/**
 * The city selector: first the state, then its towns with their counts, to search and to choose
 * from. A choice counts for the whole site; a list on screen follows it at once.
 */
export function CityPanel({
  onDone,
  replace,
}: {
  /** The choice is made: what the panel lies in may close. False: the page is changing anyway. */
  onDone: (stays: boolean) => void;
  /** From a sheet that is an entry of the history itself. */
  replace?: boolean;
}) {
  const [text, setText] = useState('');
  const filter = usePlaceFilter(text);
  const navigate = useNavigate();
  const location = useLocation();
  const { selectedCity, selectedState } = filter;

  const choose = (city: SelectedCity | null) => {
    selectCity(city);
    announce(city ? sentenceOf(city) : 'All cities in India.');
    const list = listOfPlace(location, city);
    if (list !== null) void navigate(list, { replace });
    onDone(list === null);
  };
  const chooseMine = async () => {
    if (filter.isLocating) return;
    const found = await filter.locate();
    if (found) {
      const { city, state, propertyCount } = found;
      choose({ city, state, propertyCount });
    }
  };

  return (
    <div className="grid gap-3">
      <Select
        label="State"
        value={selectedState ?? ''}
        onChange={(event) => {
          selectState(event.target.value || null);
          setText('');
        }}
      >
        <option value="">All India</option>
        {withSelected(filter.states, selectedState).map(({ name, propertyCount }) => (
          <option key={name} value={name}>
            {propertyCount === null ? name : `${name} (${grouped(propertyCount)})`}
          </option>
        ))}
      </Select>
      {filter.statesFailed && (
        <FailedPart message="The states could not be loaded." onRetry={filter.retryStates} />
      )}
      <CityList
        text={text}
        onText={setText}
        cities={filter.cities}
        isLoading={filter.isLoadingCities}
        hasFailed={filter.citiesFailed}
        onRetry={filter.retryCities}
        selected={selectedCity}
        onChoose={({ name, state, propertyCount }) => choose({ city: name, state, propertyCount })}
      />
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant="outline"
          className="px-2! whitespace-nowrap"
          aria-busy={filter.isLocating}
          onClick={() => void chooseMine()}
        >
          <Icon name="LocateFixed" className="size-4 shrink-0" />
          Use my location
        </Button>
        <Button
          variant="outline"
          className="px-2! whitespace-nowrap"
          disabled={!selectedCity && !selectedState}
          onClick={() => choose(null)}
        >
          <Icon name="X" className="size-4 shrink-0" />
          Clear Filter
        </Button>
      </div>
      <output className="text-small empty:hidden">
        {filter.isLocating && 'Finding your location...'}
        {filter.locationError && <p className="text-danger">{filter.locationError}</p>}
      </output>
    </div>
  );
}

function sentenceOf({ city, state, propertyCount }: SelectedCity): string {
  return `${city}, ${state}: ${propertiesText(propertyCount)}.`;
}

/** The chosen state stays on show while the states are still being fetched, or cannot be. */
function withSelected(
  states: readonly { name: string; propertyCount: number }[],
  selected: string | null,
): readonly { name: string; propertyCount: number | null }[] {
  if (selected === null || states.some(({ name }) => name === selected)) return states;
  return [{ name: selected, propertyCount: null }, ...states];
}

/** A town of a state; null stands for every town. */
interface Place {
  city: string;
  state: string;
}

/**
 * The address of the list on screen, narrowed to the place; null where no list is on screen. The other
 * filters stay, but what lies inside another town, and the page of the list, go.
 */
export function listOfPlace(
  { pathname, search }: { pathname: string; search: string },
  place: Place | null,
): string | null {
  if (pathname !== listingPath() && !pathname.startsWith(SUBTYPE_LISTS)) return null;
  const query = new URLSearchParams(search);
  for (const key of PLACE_KEYS) query.delete(key);
  if (place) {
    query.set('city', place.city);
    query.set('state', place.state);
  }
  query.sort();
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
}

const SUBTYPE_LISTS = '/property-type/';
const PLACE_KEYS = ['city', 'state', 'district', 'location', 'locality', 'page'];
