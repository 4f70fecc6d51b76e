import { selectCity, useSelectedCity } from '../../features/market/places/selectedCity.ts';
import type { ShellQuery } from '../shell/Shell.generated.ts';
import { Select } from '../../ui/Field.tsx';
import { grouped } from '../../../../schema/format/grouped.ts';

/** The city filter beside the list; the same choice as the one in the header. */
export function CityChoice({ cities }: { cities: ShellQuery['cities'] }) {
  const selected = useSelectedCity();
  const choices = cities.map(({ name, state, propertyCount }) => ({
    city: name,
    state,
    propertyCount,
  }));
  const isListed = choices.some((each) => keyOf(each) === keyOf(selected));
  const options = selected && !isListed ? [selected, ...choices] : choices;
  return (
    <div className="needs-script w-44 max-w-full">
      <Select
        label="City"
        labelHidden
        className="rounded-full text-small pointer-fine:min-h-9"
        value={keyOf(selected)}
        onChange={({ currentTarget }) =>
          selectCity(options.find((each) => keyOf(each) === currentTarget.value) ?? null)
        }
      >
        <option value="">All cities</option>
        {options.map((each) => (
          <option key={keyOf(each)} value={keyOf(each)}>
            {`${each.city} (${grouped(each.propertyCount)})`}
          </option>
        ))}
      </Select>
    </div>
  );
}

function keyOf(place: { city: string; state: string } | null): string {
  return place ? `${place.city}, ${place.state}` : '';
}
