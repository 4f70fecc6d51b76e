import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { LIMITS } from '../../../../schema/limits.ts';
import { writeCount } from '../../../../schema/search.ts';
import type { CountRange } from '../../../../schema/search.ts';
import { orderedRange } from '../../../../schema/rules/numbers.ts';
import { COPY } from '../../copy.ts';
import type { CityChoicesQuery, FilterChoicesQuery } from '../../gql/search.ts';
import { announce } from '../../ui/announce.tsx';
import { Checkbox, RadioChips, RadioTabs } from '../../ui/Choice.tsx';
import { NumberInput, Select, TextInput } from '../../ui/Field.tsx';
import { PURPOSE_LABELS, TYPE_CHOICES } from './filterWords.ts';
import type { ListingAddress } from './listingAddress.ts';
import { useCityChoices } from './useCityChoices.ts';

export interface FilterChoices extends FilterChoicesQuery {
  /** The cities of the state in the address, or of the whole country. */
  cities: CityChoicesQuery['cities'];
}

/** The controls of the filter panel, in the order people ask: what, where, how big, how much, with what. */
export function FilterFields({ list, choices }: { list: ListingAddress; choices: FilterChoices }) {
  const { filter, routeSubtype } = list;
  const [type, setType] = useState(filter.type ?? '');
  const { cities, chooseState, cityHint } = useCityChoices(filter.state ?? '', choices.cities);
  useEffect(() => setType(filter.type ?? ''), [filter.type]);
  const subtypes = choices.subtypes.filter(({ type: its }) => fitsType(its, type));

  return (
    <div className="grid content-start gap-5 p-4 lg:p-5">
      <RadioTabs
        legend="Purpose"
        name="status"
        defaultValue={filter.purpose ?? ''}
        options={PURPOSE_OPTIONS}
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
        onChange={(event) => {
          resetControl(event.currentTarget.form, 'city');
          chooseState(event.currentTarget.value);
        }}
      >
        <Options all="All" chosen={filter.state} options={choices.states.map(withCount)} />
      </Select>
      <Select label="City" name="city" defaultValue={filter.city ?? ''} hint={cityHint}>
        <Options all="All" chosen={filter.city} options={cities.map(withCount)} />
      </Select>
      <TextInput label="Locality" name="location" defaultValue={filter.location ?? ''} />
      <Select
        label="Property type"
        name="type"
        defaultValue={filter.type ?? ''}
        onChange={(event) => {
          resetControl(event.currentTarget.form, 'subtype');
          setType(event.currentTarget.value);
        }}
      >
        <Options all="All" chosen={filter.type} options={TYPE_CHOICES} />
      </Select>
      {routeSubtype === null && (
        <Select label="Subtype" name="subtype" defaultValue={filter.subtype ?? ''}>
          <Options
            all="All"
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
        low={{ name: 'minPrice', value: filter.minPrice, placeholder: 'Any price' }}
        high={{ name: 'maxPrice', value: filter.maxPrice, placeholder: 'Any price' }}
      />
      <RangeInputs
        legend="Size in square feet"
        low={{ name: 'minSize', value: filter.minSize, placeholder: 'Any size' }}
        high={{ name: 'maxSize', value: filter.maxSize, placeholder: 'Any size' }}
      />
      <More title="District and rooms" isOpen={Boolean(filter.district ?? filter.rooms)}>
        <TextInput label="District" name="district" defaultValue={filter.district ?? ''} />
        <CountChips legend="Rooms" name="rooms" range={filter.rooms} />
      </More>
      <More title="Features" isOpen={Boolean(filter.features)}>
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
      </More>
    </div>
  );
}

interface Option {
  value: string;
  label: string;
  /** Nothing would be found; it stays visible so that the list does not jump. */
  isEmpty?: boolean;
}

/** The choices of a select; a value from the address that is not among them is kept as one more. */
function Options({
  all,
  chosen,
  options,
}: {
  all: string;
  chosen: string | undefined;
  options: readonly Option[];
}) {
  const isKnown = !chosen || options.some(({ value }) => value === chosen);
  return (
    <>
      <option value="">{all}</option>
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
  const options = COUNT_OPTIONS.some(({ value }) => value === chosen)
    ? COUNT_OPTIONS
    : [...COUNT_OPTIONS, { value: chosen, label: chosen }];
  return <RadioChips legend={legend} name={name} options={options} defaultValue={chosen} />;
}

interface End {
  name: string;
  value: number | undefined;
  placeholder: string;
}

/** Two typed amounts; leaving the second one lifts it to the first if it is below (V-5-24). */
function RangeInputs({ legend, low, high }: { legend: string; low: End; high: End }) {
  const keepOrder = ({ currentTarget: box }: FocusEvent<HTMLFieldSetElement>) => {
    const [min, max] = box.querySelectorAll('input');
    if (!min?.value || !max?.value) return;
    const ordered = orderedRange({ min: Number(min.value), max: Number(max.value) });
    if (ordered.max === Number(max.value)) return;
    max.value = String(ordered.max);
    announce(`The highest value was raised to ${ordered.max}.`);
  };
  return (
    <fieldset
      className="min-w-0"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) keepOrder(event);
      }}
    >
      <legend className="mb-1.5 text-small font-medium">{legend}</legend>
      <div className="grid grid-cols-2 gap-2">
        {[
          { end: low, label: `Lowest, ${legend.toLowerCase()}` },
          { end: high, label: `Highest, ${legend.toLowerCase()}` },
        ].map(({ end, label }) => (
          <NumberInput
            key={end.name}
            label={label}
            labelHidden
            name={end.name}
            defaultValue={end.value ?? ''}
            placeholder={end.placeholder}
          />
        ))}
      </div>
    </fieldset>
  );
}

function More({
  title,
  isOpen,
  children,
}: {
  title: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className="group/more border-t border-line pt-2">
      <summary className="flex min-h-11 items-center justify-between text-small font-medium">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform duration-200 group-open/more:rotate-180"
        />
      </summary>
      <div className="grid gap-4 pt-2">{children}</div>
    </details>
  );
}

function withCount({ name, propertyCount }: { name: string; propertyCount: number }): Option {
  return { value: name, label: `${name} (${propertyCount})`, isEmpty: propertyCount === 0 };
}

function resetControl(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLSelectElement) control.value = '';
}

function fitsType(subtypeType: string, chosen: string): boolean {
  const types: readonly string[] = ['residential', 'commercial', 'agricultural'];
  return (
    !types.includes(chosen.toLowerCase()) || subtypeType.toLowerCase() === chosen.toLowerCase()
  );
}

const PURPOSE_OPTIONS = [
  { value: '', label: 'Any' },
  { value: 'sell', label: PURPOSE_LABELS.sell },
  { value: 'rent', label: PURPOSE_LABELS.rent },
] as const;

const COUNT_OPTIONS: readonly { value: string; label: string }[] = [
  { value: '', label: 'Any' },
  { value: '1', label: '1' },
  { value: '2', label: '2' },
  { value: '3', label: '3' },
  { value: '4+', label: '4+' },
];
