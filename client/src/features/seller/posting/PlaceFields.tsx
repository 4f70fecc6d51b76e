import { LIMITS } from '../../../../../schema/limits.ts';
import { usePostingCitiesQuery, usePostingStatesQuery } from './PostingPlaces.generated.ts';
import type { PostingCitiesQuery } from './PostingPlaces.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Panel.tsx';
import type { FieldState } from '../../../forms/useForm.ts';
import { VillageSearch } from './VillageSearch.tsx';
import type { Village } from './VillageSearch.tsx';

/** State and town: all towns of the state, those with most listings first, then from A to Z. */
export function PlaceFields({
  state,
  city,
  onState,
  onCity,
  village = '',
  onVillage,
}: {
  state: FieldState;
  city: FieldState;
  /** The town of another state is none of this one. */
  onState: (name: string) => void;
  onCity: (name: string) => void;
  /** The village that is meant already. */
  village?: string;
  /** Hears of a village or a part of a town that was looked for instead of a town. */
  onVillage?: (found: Village) => void;
}) {
  const states = usePostingStatesQuery();
  const names = states.data?.states.map(({ name }) => name) ?? [];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="grid content-start gap-2">
        <Select
          {...state}
          label="State"
          required
          aria-invalid={state.error ? true : undefined}
          onChange={(event) => onState(event.currentTarget.value)}
        >
          <option value="">{states.loading ? 'Loading…' : 'Select state'}</option>
          {withOwn(names, state.value).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
        {states.error && <TryAgain what="states" onRetry={() => void states.refetch()} />}
      </div>
      {state.value === '' ? (
        <CitySelect city={city} first="Select a state first" onCity={onCity} />
      ) : (
        <CityField
          key={state.value}
          state={state.value}
          city={city}
          onCity={onCity}
          village={village}
          onVillage={onVillage}
        />
      )}
    </div>
  );
}

function CityField({
  state,
  city,
  onCity,
  village = '',
  onVillage,
}: {
  state: string;
  city: FieldState;
  onCity: (name: string) => void;
  village?: string;
  onVillage?: (found: Village) => void;
}) {
  const towns = usePostingCitiesQuery({ variables: { state } });
  const first = towns.loading ? 'Loading…' : 'Select city';
  return (
    <div className="grid content-start gap-2">
      <CitySelect city={city} first={first} cities={towns.data?.cities ?? []} onCity={onCity} />
      {onVillage && towns.data && (
        <VillageSearch
          state={state}
          city={city.value}
          towns={towns.data.cities}
          village={village}
          onFound={onVillage}
        />
      )}
      {towns.error && <TryAgain what="cities" onRetry={() => void towns.refetch()} />}
    </div>
  );
}

type Cities = PostingCitiesQuery['cities'];

function CitySelect({
  city,
  first,
  cities = [],
  onCity,
}: {
  city: FieldState;
  first: string;
  cities?: Cities;
  onCity: (name: string) => void;
}) {
  const popular = cities.slice(0, cities.length > MANY ? LIMITS.overview.towns : 0);
  const popularNames = [...new Set(popular.map(({ name }) => name))];
  const others = [...new Set(cities.map(({ name }) => name))]
    .filter((name) => !popularNames.includes(name))
    .sort((a, b) => a.localeCompare(b, 'en-IN'));
  const isUnlisted = city.value !== '' && ![...popularNames, ...others].includes(city.value);
  const options = (names: readonly string[]) =>
    names.map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    ));
  return (
    <Select
      {...city}
      label="City"
      required
      aria-invalid={city.error ? true : undefined}
      onChange={(event) => onCity(event.currentTarget.value)}
    >
      <option value="">{first}</option>
      {isUnlisted && options([city.value])}
      {popularNames.length > 0 && <optgroup label="Popular">{options(popularNames)}</optgroup>}
      {popularNames.length > 0 ? (
        <optgroup label="All other cities">{options(others)}</optgroup>
      ) : (
        options(others)
      )}
    </Select>
  );
}

function TryAgain({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <Notice tone="warning">
      {`The ${what} could not be loaded.`}
      <Button variant="quiet" onClick={onRetry}>
        Try Again
      </Button>
    </Notice>
  );
}

/** What was chosen before stays choosable while the list is on its way. */
function withOwn(names: readonly string[], own: string): readonly string[] {
  return own === '' || names.includes(own) ? names : [own, ...names];
}

/** From so many towns on the ones people mostly mean come first. */
const MANY = 20;
