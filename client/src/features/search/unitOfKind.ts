import { NATIONAL_UNITS } from '../../../../schema/catalogue/units.ts';
import type { NationalUnit } from '../../../../schema/catalogue/units.ts';
import type { SearchFilter } from '../../../../schema/search.ts';

/** The unit in which everything that is chosen is counted; square feet for kinds of several units. */
export function unitOfKind(
  { type, subtype }: SearchFilter,
  subtypes: readonly { key: string; type: string; sizeUnits: readonly string[] }[],
): NationalUnit {
  const meant = subtypes.filter((each) =>
    subtype ? each.key === subtype : each.type === type?.toUpperCase(),
  );
  const [first, ...others] = new Set(meant.map(({ sizeUnits }) => sizeUnits[0]));
  const only = others.length === 0 && NATIONAL_UNITS.find((unit) => unit === first);
  return only || 'Sq ft';
}
