import { NATIONAL_UNITS } from '../../../../../schema/catalogue/units.ts';
import type { NationalUnit } from '../../../../../schema/catalogue/units.ts';
import type { SearchFilter } from '../../../../../schema/search.ts';

/** The kinds that a search means; none where it names neither a kind nor a type. */
export function kindsMeant<Kind extends { key: string; type: string }>(
  { type, subtype }: SearchFilter,
  subtypes: readonly Kind[],
): Kind[] {
  return subtypes.filter((each) =>
    subtype ? each.key === subtype : each.type === type?.toUpperCase(),
  );
}

/** The unit in which everything that is chosen is counted; square feet for kinds of several units. */
export function unitOfKind(
  filter: SearchFilter,
  subtypes: readonly { key: string; type: string; sizeUnits: readonly string[] }[],
): NationalUnit {
  const [first, ...others] = new Set(
    kindsMeant(filter, subtypes).map(({ sizeUnits }) => sizeUnits[0]),
  );
  const only = others.length === 0 && NATIONAL_UNITS.find((unit) => unit === first);
  return only || 'Sq ft';
}
