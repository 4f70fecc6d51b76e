import { Fragment, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FILTER_ROWS } from '../../../../../schema/catalogue/filters.ts';
import type { FilterRow } from '../../../../../schema/catalogue/filters.ts';
import { sameSlug } from '../../../../../schema/routes.ts';
import { valuesOf, writeCount } from '../../../../../schema/search.ts';
import type { CountRange, SearchFilter } from '../../../../../schema/search.ts';
import { COPY } from '../../../base/copy.ts';
import type { CityChoicesQuery, FilterChoicesQuery } from './FilterChoices.generated.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { CheckChips, RadioChips, RadioTabs } from '../../../ui/Choice.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { Select, TextInput } from '../../../ui/Field.tsx';
import { useShownUnit } from '../property/shownUnit.ts';
import { COUNT_CHOICES, PURPOSE_CHOICES, TYPE_CHOICES } from './choices.ts';
import { asChips, bedroomOptions, isOffered, rowOptions, withCounts } from './facetOptions.ts';
import type { Option } from './facetOptions.ts';
import { resetChoice, tickedOf } from './filterForm.ts';
import { unlessExcluded } from './filterWords.ts';
import type { ListingAddress } from './listingAddress.ts';
import { RangeField } from './RangeField.tsx';
import { PRICE_RANGE, RENT_RANGE, withOffer } from './ranges.ts';
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
  const ticked = (name: string) => tickedOf(chosen, name);

  const kind = (
    <>
      <Select
        label="Property type"
        name="type"
        defaultValue={filter.type ?? ''}
        onChange={({ currentTarget }) => resetChoice(currentTarget.form, 'subtype')}
      >
        <Options
          applied={filter.type}
          chosen={chosen.type}
          options={withCounts(TYPE_CHOICES, facets, 'types')}
        />
      </Select>
      {routeSubtype === null && (
        <div>
          <CheckChips
            legend="Subtype"
            name="subtype"
            wraps
            chosen={ticked('subtype')}
            options={asChips(
              withTicked(
                withCounts(
                  subtypes.map(({ key, title, propertyCount }) => ({
                    value: key,
                    label: title,
                    ...(!choices.isBuiltIn && { count: propertyCount }),
                  })),
                  facets,
                  'subtypes',
                ),
                ticked('subtype'),
              ),
              ticked('subtype'),
            )}
          />
          {choices.isBuiltIn && (
            <p className="mt-1.5 text-small font-medium text-danger">{COPY.subcategoriesFailed}</p>
          )}
        </div>
      )}
    </>
  );
  const place = (
    <>
      {keywordBox}
      <Select
        label="State"
        name="state"
        defaultValue={filter.state ?? ''}
        onChange={({ currentTarget: { form } }) => {
          resetChoice(form, 'city');
          resetChoice(form, 'location');
        }}
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
        onChange={({ currentTarget }) => resetChoice(currentTarget.form, 'location')}
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
      <LocalityField
        applied={tickedOf(filter, 'location')}
        ticked={ticked('location')}
        offered={facets?.localities.map(({ value }) => value) ?? []}
      />
    </>
  );
  const purpose = chosen.purpose ?? 'sell';
  const placed = [
    ...FILTER_ROWS.filter((row) => isOffered(row, facets, chosen)).map((row) => ({
      key: row.key,
      at: row.order[purpose],
      control: <RowField row={row} ticked={ticked(row.key)} facets={facets} />,
    })),
    { key: 'kind', at: KIND_AT[purpose], control: kind },
    { key: 'place', at: FIRST_ROWS, control: place },
  ].toSorted((one, other) => one.at - other.at);
  const controls = (isFirst: boolean) =>
    placed
      .filter(({ at }) => at <= FIRST_ROWS === isFirst)
      .map(({ key, control }) => <Fragment key={key}>{control}</Fragment>);
  const isFoldedChosen = FILTER_ROWS.some(
    ({ key, order }) => order[purpose] > FIRST_ROWS && filter[key] !== undefined,
  );

  return (
    <div className="grid content-start gap-5 p-4 lg:p-5">
      <RadioTabs
        legend="Purpose"
        name="status"
        defaultValue={filter.purpose ?? ''}
        options={PURPOSE_CHOICES}
      />
      <RangeField
        // Amounts of one scale do not stay on the other.
        key={chosen.purpose === 'rent' ? 'rent' : 'price'}
        kind={withOffer(chosen.purpose === 'rent' ? RENT_RANGE : PRICE_RANGE, facets?.prices ?? [])}
        list={list}
        low={{ name: 'minPrice', value: chosen.minPrice }}
        high={{ name: 'maxPrice', value: chosen.maxPrice }}
        onEdit={onEdit}
      />
      {hasBedrooms && (
        <CheckChips
          legend="Bedrooms"
          name="bedrooms"
          chosen={ticked('bedrooms')}
          options={asChips(bedroomOptions(facets, chosen.bedrooms), ticked('bedrooms'))}
        />
      )}
      {controls(true)}
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
        title="More filters"
        isOpen={isFoldedChosen || Boolean(filter.district ?? filter.rooms)}
      >
        <div className="grid gap-5">
          {controls(false)}
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

/** Rows up to this one stand open, those behind it are folded. */
const FIRST_ROWS = 3;
const KIND_AT = { rent: FIRST_ROWS, sell: 1.5 } as const;

/** The control of a filter of the catalogue. */
function RowField({
  row,
  ticked,
  facets,
}: {
  row: FilterRow;
  ticked: readonly string[];
  facets: Facets | null;
}) {
  const { key, kind, label } = row;
  if (kind === 'date') {
    return <TextInput type="date" label={label} name={key} defaultValue={ticked[0] ?? ''} />;
  }
  const options = rowOptions(row, facets);
  return kind === 'days' ? (
    <RadioChips
      legend={label}
      name={key}
      wraps
      options={[{ value: '', label: 'Any time' }, ...options]}
      defaultValue={ticked[0] ?? ''}
    />
  ) : (
    <CheckChips
      legend={label}
      name={key}
      wraps
      options={asChips(options, ticked, facets?.filtersAreLowerBound)}
      chosen={ticked}
    />
  );
}

/** Any number of the localities of the city, and a box that looks for one among them or takes any other. */
function LocalityField({
  applied,
  ticked,
  offered,
}: {
  applied: readonly string[];
  ticked: readonly string[];
  /** Most listings first. */
  offered: readonly string[];
}) {
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const matching = offered.filter((name) => name.toLowerCase().includes(typed.toLowerCase()));
  const known = new Set([...applied, ...offered]);
  const shown = new Set([
    ...applied,
    ...ticked.filter((name) => known.has(name)),
    ...matching.slice(0, MOST_LOCALITIES),
  ]);
  return (
    <div
      ref={box}
      className="grid gap-2"
      onChange={({ target }) => {
        const input = box.current?.querySelector<HTMLInputElement>('input[type=search]');
        if (!input) return;
        // What was typed to find the one that is ticked now is no locality of its own.
        if (target !== input) input.value = '';
        setTyped(input.value.trim());
      }}
    >
      <TextInput
        type="search"
        label="Locality"
        name="location"
        placeholder={offered.length > 0 ? 'Find a locality' : undefined}
        autoComplete="off"
      />
      {shown.size > 0 && (
        <CheckChips
          legend="Localities"
          legendHidden
          name="location"
          wraps
          options={[...shown].map((value) => ({ value, label: unlessExcluded(value) }))}
          chosen={ticked}
        />
      )}
    </div>
  );
}

const MOST_LOCALITIES = 10;

/** What is ticked and not among the options is one more. */
function withTicked(options: readonly Option[], ticked: readonly string[]): readonly Option[] {
  const titleOf = (key: string) => options.find(({ value }) => value === key)?.label ?? key;
  const others = ticked.filter((value) => !options.some((option) => option.value === value));
  return [...options, ...others.map((value) => ({ value, label: unlessExcluded(value, titleOf) }))];
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
      {!isKnown && (
        <option value={applied}>
          {valuesOf(applied)
            .map((value) => unlessExcluded(value))
            .join(', ')}
        </option>
      )}
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
}: {
  legend: string;
  name: string;
  range: CountRange | undefined;
}) {
  const value = range ? writeCount(range) : '';
  const isKnown = COUNT_CHOICES.some((choice) => choice.value === value);
  const options = isKnown ? COUNT_CHOICES : [...COUNT_CHOICES, { value, label: value }];
  return <RadioChips legend={legend} name={name} options={options} defaultValue={value} />;
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
