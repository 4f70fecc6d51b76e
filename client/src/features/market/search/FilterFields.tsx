import type { ReactNode } from 'react';
import { sameSlug } from '../../../../../schema/routes.ts';
import { writeCount } from '../../../../../schema/search.ts';
import type { CountRange, SearchFilter } from '../../../../../schema/search.ts';
import { COPY } from '../../../base/copy.ts';
import type { CityChoicesQuery, FilterChoicesQuery } from './FilterChoices.generated.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { RadioChips, RadioTabs } from '../../../ui/Choice.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { Select, TextInput } from '../../../ui/Field.tsx';
import { useShownUnit } from '../property/shownUnit.ts';
import { COUNT_CHOICES, PURPOSE_CHOICES, TYPE_CHOICES } from './choices.ts';
import { resetSelect } from './filterForm.ts';
import { bedroomOption, withCounts } from './facetOptions.ts';
import type { Option } from './facetOptions.ts';
import type { ListingAddress } from './listingAddress.ts';
import { RangeField } from './RangeField.tsx';
import { PRICE_RANGE, RENT_RANGE } from './ranges.ts';
import { SizeField } from './SizeField.tsx';
import { unitOfKind } from './unitOfKind.ts';
import { useCityChoices } from './useCityChoices.ts';
import type { Facets } from './useFacets.ts';
import type { RoomCount } from '../../../types.generated.ts';
import { grouped } from '../../../../../schema/format/grouped.ts';

export interface FilterChoices extends FilterChoicesQuery {
  /** The cities of the state in the address, or of the whole country. */
  cities: CityChoicesQuery['cities'];
  /** True when the server's choices could not be had; the subtypes are then listed without counts. */
  isBuiltIn: boolean;
}

/**
 * The controls of the filter panel, in the order people ask: what, where, how big, how much, with what.
 * The choices carry how many properties each would leave beside the other chosen filters.
 */
export function FilterFields({
  list,
  chosen,
  choices,
  roomCounts,
  facets,
  keywordBox,
  onEdit,
}: {
  list: ListingAddress;
  /** The applied filter with the edits that are pending. */
  chosen: SearchFilter;
  choices: FilterChoices;
  /** Those that the listings of the applied filter have: of a plot nobody asks for its bedrooms. */
  roomCounts: readonly RoomCount[];
  facets: Facets | null;
  keywordBox: ReactNode;
  /** After a change that no event of the form tells. */
  onEdit: () => void;
}) {
  const { filter, routeSubtype } = list;
  const unit = useShownUnit();
  const applied = { state: filter.state ?? '', cities: choices.cities };
  const { cities, ...cityList } = useCityChoices(chosen.state ?? '', applied);
  const subtypes = choices.subtypes.filter(({ type }) => fitsType(type, chosen.type ?? ''));
  const isOfAppliedKind = chosen.type === filter.type && chosen.subtype === filter.subtype;
  const has = (count: RoomCount, key: 'bedrooms' | 'bathrooms' | 'rooms') =>
    !isOfAppliedKind || (chosen[key] ?? filter[key]) !== undefined || roomCounts.includes(count);
  const hasBedrooms = has('BEDROOMS', 'bedrooms');
  // A home without a bedroom of its own says how many rooms it has.
  const hasRooms = hasBedrooms || has('ROOMS', 'rooms');

  return (
    <div className="grid content-start gap-5 p-4 lg:p-5">
      <RadioTabs
        legend="Purpose"
        name="status"
        defaultValue={filter.purpose ?? ''}
        options={PURPOSE_CHOICES}
      />
      {hasBedrooms && (
        <CountChips
          legend="Bedrooms"
          name="bedrooms"
          range={filter.bedrooms}
          chosen={chosen.bedrooms}
          facets={facets}
        />
      )}
      <RangeField
        // Amounts of one scale do not stay on the other.
        key={chosen.purpose === 'rent' ? 'rent' : 'price'}
        kind={chosen.purpose === 'rent' ? RENT_RANGE : PRICE_RANGE}
        list={list}
        low={{ name: 'minPrice', value: chosen.minPrice }}
        high={{ name: 'maxPrice', value: chosen.maxPrice }}
        onEdit={onEdit}
      />
      {keywordBox}
      <Select
        label="State"
        name="state"
        defaultValue={filter.state ?? ''}
        onChange={({ currentTarget }) => resetSelect(currentTarget.form, 'city')}
      >
        <Options
          applied={filter.state}
          chosen={chosen.state}
          options={withCounts(choices.states.map(placeOption), facets, 'states')}
        />
      </Select>
      <Select
        label="City"
        name="city"
        defaultValue={filter.city ?? ''}
        hint={cityList.isLoading && 'Loading cities...'}
      >
        <Options
          applied={filter.city}
          chosen={chosen.city}
          options={withCounts(cities.map(placeOption), facets, 'cities')}
        />
      </Select>
      {cityList.hasFailed && (
        <FailedPart message="The cities could not be loaded." onRetry={cityList.retry} />
      )}
      <TextInput label="Locality" name="location" defaultValue={filter.location ?? ''} />
      <Select
        label="Property type"
        name="type"
        defaultValue={filter.type ?? ''}
        onChange={({ currentTarget }) => resetSelect(currentTarget.form, 'subtype')}
      >
        <Options
          applied={filter.type}
          chosen={chosen.type}
          options={withCounts(TYPE_CHOICES, facets, 'types')}
        />
      </Select>
      {routeSubtype === null && (
        <Select
          label="Subtype"
          name="subtype"
          defaultValue={filter.subtype ?? ''}
          error={choices.isBuiltIn ? COPY.subcategoriesFailed : null}
        >
          <Options
            applied={filter.subtype}
            chosen={chosen.subtype}
            options={withCounts(
              subtypes.map(({ key, title, propertyCount }) => ({
                value: key,
                label: title,
                ...(!choices.isBuiltIn && { count: propertyCount }),
              })),
              facets,
              'subtypes',
            )}
          />
        </Select>
      )}
      {has('BATHROOMS', 'bathrooms') && (
        <CountChips legend="Bathrooms" name="bathrooms" range={filter.bathrooms} />
      )}
      <SizeField
        unit={unit ?? unitOfKind(chosen, choices.subtypes)}
        list={list}
        chosen={chosen}
        onEdit={onEdit}
      />
      <Disclosure
        title={hasRooms ? 'District and rooms' : 'District'}
        isOpen={Boolean(filter.district ?? filter.rooms)}
      >
        <div className="grid gap-4">
          <TextInput label="District" name="district" defaultValue={filter.district ?? ''} />
          {hasRooms && <CountChips legend="Rooms" name="rooms" range={filter.rooms} />}
        </div>
      </Disclosure>
      <Disclosure title="Features" isOpen={Boolean(filter.features)}>
        <fieldset>
          <legend className="sr-only">Features</legend>
          {choices.amenities.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="features"
              value={name}
              defaultChecked={filter.features?.includes(name) ?? false}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      </Disclosure>
    </div>
  );
}

/**
 * 'All' and the choices of a select. What would leave nothing stays in sight, so that the list does not
 * jump, but cannot be chosen. An applied value that is not among the choices is one more.
 */
function Options({
  applied,
  chosen,
  options,
}: {
  applied: string | undefined;
  chosen: string | undefined;
  options: readonly Option[];
}) {
  // An address may write what is applied in other letters.
  const rows = options.map((option) =>
    applied && sameSlug(option.value, applied) ? { ...option, value: applied } : option,
  );
  const isKnown = !applied || rows.some(({ value }) => value === applied);
  return (
    <>
      <option value="">All</option>
      {!isKnown && <option value={applied}>{applied}</option>}
      {rows.map(({ value, label, count }) => (
        <option key={value} value={value} disabled={count === 0 && value !== chosen}>
          {count === undefined ? label : `${label} (${grouped(count)})`}
        </option>
      ))}
    </>
  );
}

function CountChips({
  legend,
  name,
  range,
  chosen = range,
  facets = null,
}: {
  legend: string;
  name: string;
  range: CountRange | undefined;
  chosen?: CountRange | undefined;
  /** The counts of bedrooms; other numbers have none. */
  facets?: Facets | null;
}) {
  const value = range ? writeCount(range) : '';
  const isKnown = COUNT_CHOICES.some((choice) => choice.value === value);
  const options = isKnown ? COUNT_CHOICES : [...COUNT_CHOICES, { value, label: value }];
  return (
    <RadioChips
      legend={legend}
      name={name}
      options={options.map((option) => bedroomOption(option, facets, chosen))}
      defaultValue={value}
    />
  );
}

function placeOption({ name, propertyCount }: { name: string; propertyCount: number }): Option {
  return { value: name, label: name, count: propertyCount };
}

/** Aliases such as land and project reach over several types, so they leave every subtype open. */
function fitsType(subtypeType: string, chosen: string): boolean {
  const type = chosen.toUpperCase();
  const isPlain = ['RESIDENTIAL', 'COMMERCIAL', 'AGRICULTURAL'].includes(type);
  return !isPlain || subtypeType === type;
}
