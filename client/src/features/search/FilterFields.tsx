import { LIMITS } from '../../../../schema/limits.ts';
import { writeCount } from '../../../../schema/search.ts';
import type { CountRange } from '../../../../schema/search.ts';
import type { CityChoicesQuery, FilterChoicesQuery } from '../../gql/search.ts';
import { Checkbox, RadioChips, RadioTabs } from '../../ui/Choice.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Select, TextInput } from '../../ui/Field.tsx';
import { COUNT_CHOICES, PURPOSE_CHOICES, TYPE_CHOICES } from './choices.ts';
import { resetSelect } from './filterForm.ts';
import type { ListingAddress } from './listingAddress.ts';
import { RangeInputs } from './RangeInputs.tsx';
import { useCityChoices } from './useCityChoices.ts';
import { useEdited } from './useEdited.ts';

export interface FilterChoices extends FilterChoicesQuery {
  /** The cities of the state in the address, or of the whole country. */
  cities: CityChoicesQuery['cities'];
}

/** The controls of the filter panel, in the order people ask: what, where, how big, how much, with what. */
export function FilterFields({ list, choices }: { list: ListingAddress; choices: FilterChoices }) {
  const { filter, routeSubtype } = list;
  const [state, editState] = useEdited(list, filter.state ?? '');
  const [type, editType] = useEdited(list, filter.type ?? '');
  const applied = { state: filter.state ?? '', cities: choices.cities };
  const { cities, isLoading } = useCityChoices(state, applied);
  const subtypes = choices.subtypes.filter((subtype) => fitsType(subtype.type, type));

  return (
    <div className="grid content-start gap-5 p-4 lg:p-5">
      <RadioTabs
        legend="Purpose"
        name="status"
        defaultValue={filter.purpose ?? ''}
        options={PURPOSE_CHOICES}
      />
      <TextInput
        label="Keyword"
        name="keyword"
        defaultValue={filter.keyword ?? ''}
        maxLength={LIMITS.keyword.maxLength}
        placeholder="Project, builder, landmark"
      />
      <Select
        label="State"
        name="state"
        defaultValue={filter.state ?? ''}
        onChange={({ currentTarget }) => {
          resetSelect(currentTarget.form, 'city');
          editState(currentTarget.value);
        }}
      >
        <Options chosen={filter.state} options={choices.states.map(placeOption)} />
      </Select>
      <Select
        label="City"
        name="city"
        defaultValue={filter.city ?? ''}
        hint={isLoading && 'Loading cities...'}
      >
        <Options chosen={filter.city} options={cities.map(placeOption)} />
      </Select>
      <TextInput label="Locality" name="location" defaultValue={filter.location ?? ''} />
      <Select
        label="Property type"
        name="type"
        defaultValue={filter.type ?? ''}
        onChange={({ currentTarget }) => {
          resetSelect(currentTarget.form, 'subtype');
          editType(currentTarget.value);
        }}
      >
        <Options chosen={filter.type} options={TYPE_CHOICES} />
      </Select>
      {routeSubtype === null && (
        <Select label="Subtype" name="subtype" defaultValue={filter.subtype ?? ''}>
          <Options
            chosen={filter.subtype}
            options={subtypes.map(({ key, title, propertyCount }) => ({
              value: key,
              label: `${title} (${propertyCount})`,
              isEmpty: propertyCount === 0,
            }))}
          />
        </Select>
      )}
      <CountChips legend="Bedrooms" name="bedrooms" range={filter.bedrooms} />
      <CountChips legend="Bathrooms" name="bathrooms" range={filter.bathrooms} />
      <RangeInputs
        legend="Price in rupees"
        placeholder="Any price"
        low={{ name: 'minPrice', value: filter.minPrice }}
        high={{ name: 'maxPrice', value: filter.maxPrice }}
      />
      <RangeInputs
        legend="Size in square feet"
        placeholder="Any size"
        low={{ name: 'minSize', value: filter.minSize }}
        high={{ name: 'maxSize', value: filter.maxSize }}
      />
      <Disclosure title="District and rooms" isOpen={Boolean(filter.district ?? filter.rooms)}>
        <div className="grid gap-4">
          <TextInput label="District" name="district" defaultValue={filter.district ?? ''} />
          <CountChips legend="Rooms" name="rooms" range={filter.rooms} />
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

interface Option {
  value: string;
  label: string;
  /** Nothing would be found; it stays visible so that the list does not jump. */
  isEmpty?: boolean;
}

/** 'All' and the choices of a select; a value of the address that is not among them is one more. */
function Options({ chosen, options }: { chosen: string | undefined; options: readonly Option[] }) {
  const isKnown = !chosen || options.some(({ value }) => value === chosen);
  return (
    <>
      <option value="">All</option>
      {!isKnown && <option value={chosen}>{chosen}</option>}
      {options.map(({ value, label, isEmpty }) => (
        <option key={value} value={value} disabled={isEmpty === true && value !== chosen}>
          {label}
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
  const chosen = range ? writeCount(range) : '';
  const isKnown = COUNT_CHOICES.some(({ value }) => value === chosen);
  const options = isKnown ? COUNT_CHOICES : [...COUNT_CHOICES, { value: chosen, label: chosen }];
  return <RadioChips legend={legend} name={name} options={options} defaultValue={chosen} />;
}

function placeOption({ name, propertyCount }: { name: string; propertyCount: number }): Option {
  return { value: name, label: `${name} (${propertyCount})`, isEmpty: propertyCount === 0 };
}

/** Aliases such as land and project reach over several types, so they leave every subtype open. */
function fitsType(subtypeType: string, chosen: string): boolean {
  const wanted = chosen.toUpperCase();
  const isPlain = ['RESIDENTIAL', 'COMMERCIAL', 'AGRICULTURAL'].includes(wanted);
  return !isPlain || subtypeType === wanted;
}
