import { skipToken } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { readSlug } from '../../../../../schema/routes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select, TextInput } from '../../../ui/Field.tsx';
import { useSuggestionsQuery } from '../../market/search/Suggestions.generated.ts';
import { useDebounced } from '../../../ui/useDebounced.ts';
import type { PostingCitiesQuery } from './PostingPlaces.generated.ts';

/** A village or a part of a town, and the town that it is listed under. */
export interface Village {
  city: string;
  name: string;
}

/**
 * For somebody whose village or suburb is no town of the list: a part of a town that is known is taken with one press,
 * anything else is listed under the nearest town, and its name is kept as the locality.
 */
export function VillageSearch({
  state,
  city,
  towns,
  village,
  onFound,
}: {
  state: string;
  city: string;
  towns: PostingCitiesQuery['cities'];
  /** What was chosen before; '' for nothing. */
  village: string;
  onFound: (village: Village) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const box = useFollowingFocus(isOpen);
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const parts = usePartsOfTowns(name, state);
  const take = (found: Village) => {
    setOpen(false);
    onFound(found);
  };
  if (!isOpen) {
    return (
      <div ref={box} className="grid justify-items-start">
        {village !== '' && city !== '' && (
          <output className="text-small font-medium">{`Listed in ${city}, with ${village} as the locality.`}</output>
        )}
        <button
          type="button"
          className="min-h-11 text-left text-small font-medium text-primary hover:text-primary-hover"
          onClick={() => setOpen(true)}
        >
          My village or area is not listed
        </button>
      </div>
    );
  }
  return (
    <fieldset ref={box} className="grid gap-3 rounded-card border border-line p-3">
      <legend className="px-1 text-small font-medium">Village or area</legend>
      <TextInput
        name="village"
        label="Name of village or area"
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it is not finished by a name: what comes next is a part of a town, or the nearest one.
          event.preventDefault();
          box.current?.querySelector<HTMLElement>('button, select')?.focus();
        }}
      />
      {parts.map((part) => (
        <Button key={part.name + part.city} variant="outline" onClick={() => take(part)}>
          {`Use ${part.name}, ${part.city}`}
        </Button>
      ))}
      {name !== '' && (
        <Select
          name="nearestTown"
          label="Nearest town"
          hint={`We list your property in this town, with ${name} as the locality.`}
          value=""
          onChange={(event) => take({ city: event.currentTarget.value, name })}
        >
          <option value="">Select the nearest town</option>
          {byDistrict(towns, name).map(([district, names]) => (
            <optgroup key={district} label={district}>
              {names.map((town) => (
                <option key={town} value={town}>
                  {town}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
      <Button variant="quiet" className="justify-self-start" onClick={() => setOpen(false)}>
        Close
      </Button>
    </fieldset>
  );
}

/** A box that takes the focus along when it opens or closes: what had it is gone then. */
function useFollowingFocus(isOpen: boolean) {
  const box = useRef<HTMLDivElement & HTMLFieldSetElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    box.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isOpen]);
  return box;
}

/** Parts of the state's towns that are called so. */
function usePartsOfTowns(name: string, state: string): readonly Village[] {
  const text = name.length < LIMITS.suggestions.minLetters ? null : name;
  const query = useDebounced(text, LIMITS.suggestions.waitMs);
  const { data, previousData } = useSuggestionsQuery(
    query === null
      ? skipToken
      : { variables: { text: query, limit: LIMITS.suggestions.max, city: null, state } },
  );
  const found = (text === null ? undefined : (data ?? previousData))?.suggestions ?? [];
  return found
    .flatMap((each) =>
      each.kind === 'LOCALITY' && each.state === state && each.city && each.locality
        ? { city: each.city, name: each.locality }
        : [],
    )
    .slice(0, MOST_PARTS);
}

/** Towns from A to Z by district; a district that is called like the village comes first. */
function byDistrict(
  towns: PostingCitiesQuery['cities'],
  name: string,
): [district: string, towns: string[]][] {
  const districts = new Set(towns.map(districtOf));
  const rank = (district: string) =>
    readSlug(district) === readSlug(name) ? 0 : district === OTHERS ? 2 : 1;
  const inDistrict = (district: string) => [
    ...new Set(towns.filter((town) => districtOf(town) === district).map((town) => town.name)),
  ];
  return [...districts]
    .map((district): [string, string[]] => [
      district,
      inDistrict(district).sort((a, b) => a.localeCompare(b, 'en-IN')),
    ])
    .sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b, 'en-IN'));
}

function districtOf({ district }: PostingCitiesQuery['cities'][number]): string {
  return district ?? OTHERS;
}

const OTHERS = 'Other towns';
const MOST_PARTS = 3;
