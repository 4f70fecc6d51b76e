import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { listingPath, subtypePath } from '../../../../../schema/routes.ts';
import type { SearchFilter } from '../../../../../schema/search.ts';
import { rangeToSend } from '../../../../../schema/rules/numbers.ts';
import { COPY } from '../../../base/copy.ts';
import { Button } from '../../../ui/Button.tsx';
import { RadioTabs } from '../../../ui/Choice.tsx';
import { Select } from '../../../ui/Field.tsx';
import { LinkChip } from '../../../ui/Tag.tsx';
import { PURPOSE_CHOICES } from './choices.ts';
import { filterOfForm } from './filterForm.ts';
import { NO_LIMITS, RangeField } from './RangeField.tsx';
import type { TypedRange } from './RangeField.tsx';
import type { RangeKind } from './ranges.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import { PRICE_RANGE, RENT_RANGE } from './ranges.ts';
import { SIZE_RANGE } from './sizeRanges.ts';

interface SidebarRange {
  min: number;
  max: number;
  defaultMin: number;
  defaultMax: number;
}

export type SidebarVariant = 'listing' | 'home';

/** The two documented forms of the block: beside a list and beside the home page. */
export const SIDEBAR_VARIANTS: Record<
  SidebarVariant,
  { price: SidebarRange; size: SidebarRange; kinds: readonly string[]; rooms: number }
> = {
  listing: { ...LIMITS.sidebarSearch, kinds: ['Villa', 'Studio', 'Office'], rooms: 0 },
  home: {
    ...LIMITS.homeSearch,
    kinds: ['Villa', 'Studio', 'Office', 'House'],
    rooms: LIMITS.homeSearch.maxRooms,
  },
};

/** The kinds in the words of the block, with the subtype each means and the alias that forms send for it. */
const KINDS = [
  { label: 'Apartment', alias: 'apartment', subtype: 'flat-apartment' },
  { label: 'Villa', alias: 'villa', subtype: 'residential-house-villa' },
  { label: 'Studio', alias: 'studio', subtype: 'penthouse-studio-apartment' },
  { label: 'Office', alias: 'office', subtype: 'commercial-office-space' },
  { label: 'House', alias: 'house', subtype: 'residential-house-villa' },
] as const;

/** A rent has the scale of all rents, and none that is chosen beforehand. */
const VARIANT_RENT: RangeKind & { scale: number } = { ...RENT_RANGE, scale: 1 };

/** The price of a variant counts lakhs. */
export function variantPrice({ min, max }: SidebarRange): RangeKind & { scale: number } {
  const scale = 100_000;
  return {
    ...PRICE_RANGE,
    scale,
    legend: 'Price in ₹ lakh',
    slider: { min, max, step: 10 },
    print: (value) => PRICE_RANGE.print(value * scale),
    speak: (value) => PRICE_RANGE.speak(value * scale),
  };
}

export function variantSize({ min, max }: SidebarRange): RangeKind {
  return { ...SIZE_RANGE, slider: { min, max, step: 10 } };
}

/**
 * A whole search in a small block for the side of other pages. Its
 * ranges are the variant's own, but for rents, which have one scale everywhere; a range at its
 * default stands for any and is not sent. Each purpose keeps what was typed for it. Without scripts purpose, type
 * and rooms are searched.
 */
export function SidebarSearch({
  variant,
  preset = true,
  purpose: started = 'rent',
}: {
  variant: SidebarVariant;
  /** Whether its ranges begin with the documented numbers; where nobody asked for any they begin empty. */
  preset?: boolean;
  /** The purpose that stands chosen: that of the search beside it. */
  purpose?: 'rent' | 'sell' | undefined;
}) {
  const { price, size, kinds, rooms } = SIDEBAR_VARIANTS[variant];
  const navigate = useNavigate();
  const [edits] = useState({});
  const [purpose, setPurpose] = useState<'rent' | 'sell'>(started);
  const start = {
    rent: NO_LIMITS,
    sell: startOf(price, preset),
    size: startOf(size, preset),
  };
  const [ranges, setRanges] = useState(start);
  const money = purpose === 'rent' ? VARIANT_RENT : variantPrice(price);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { subtype, ...chosen } = filterOfForm(event.currentTarget);
    const kind = KINDS.find(({ alias }) => alias === subtype);
    const cost = sent(ranges[purpose], start[purpose], money);
    const area = sent(ranges.size, start.size, variantSize(size));
    const filter: SearchFilter = {
      ...chosen,
      ...(kind && { subtype: kind.subtype }),
      ...(cost.min !== undefined && { minPrice: cost.min * money.scale }),
      ...(cost.max !== undefined && { maxPrice: cost.max * money.scale }),
      ...(area.min !== undefined && { minSize: area.min }),
      ...(area.max !== undefined && { maxSize: area.max }),
    };
    void navigate(listingPath(filter));
  };

  return (
    <search aria-label="Search by type, price and size" className="grid gap-4 text-left">
      <form
        action={listingPath()}
        method="get"
        onSubmit={submit}
        onChange={({ currentTarget }) =>
          setPurpose(filterOfForm(currentTarget).purpose === 'sell' ? 'sell' : 'rent')
        }
        className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
      >
        <RadioTabs legend="Rent or buy" name="status" defaultValue={started} options={TABS} />
        <Select label="Property type" name="subtype" defaultValue="">
          <option value="">All</option>
          {KINDS.filter(({ label }) => kinds.includes(label)).map(({ label, alias }) => (
            <option key={alias} value={alias}>
              {label}
            </option>
          ))}
        </Select>
        {rooms > 0 && (
          <Select label="Rooms" name="rooms" defaultValue="">
            <option value="">All</option>
            {Array.from({ length: rooms }, (_, index) => (
              <option key={index} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </Select>
        )}
        <div className="needs-script grid gap-4">
          <RangeField
            key={purpose}
            kind={money}
            list={edits}
            low={{ value: ranges[purpose].low ?? undefined }}
            high={{ value: ranges[purpose].high ?? undefined }}
            untouched={start[purpose]}
            onEdit={(range) => setRanges({ ...ranges, [purpose]: range })}
          />
          <RangeField
            kind={variantSize(size)}
            list={edits}
            low={{ value: start.size.low ?? undefined }}
            high={{ value: start.size.high ?? undefined }}
            untouched={start.size}
            onEdit={(range) => setRanges({ ...ranges, size: range })}
          />
        </div>
        <Button type="submit">{COPY.search.button}</Button>
      </form>
      {variant === 'home' && (
        <ul aria-label="Property types" className="flex flex-wrap gap-2">
          <li>
            <LinkChip to={listingPath()}>View All</LinkChip>
          </li>
          {CHIPS.map(({ label, subtype }) => (
            <li key={label}>
              <LinkChip to={subtypePath(subtype)}>{label}</LinkChip>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

function startOf({ defaultMin, defaultMax }: SidebarRange, preset: boolean): TypedRange {
  return preset ? { low: defaultMin, high: defaultMax } : NO_LIMITS;
}

/** The ends that are sent: none at the start, none at a stop of the slider. */
function sent(range: TypedRange, start: TypedRange, { slider: { min, max } }: RangeKind) {
  const filled = ({ low, high }: TypedRange) => ({ min: low ?? min, max: high ?? max });
  return rangeToSend(filled(range), filled(start), { min, max });
}

/** For Rent first: it is the one that stands chosen. */
const TABS = PURPOSE_CHOICES.filter(({ value }) => value !== '').toReversed();

const CHIPS = ['Apartment', 'Villa', 'Studio', 'House', 'Office'].flatMap((label) =>
  KINDS.filter((kind) => kind.label === label),
);
