import { NATIONAL_UNITS } from '../../../../../schema/catalogue/units.ts';
import type { NationalUnit } from '../../../../../schema/catalogue/units.ts';
import { Select } from '../../../ui/Field.tsx';
import { showIn, useShownUnit } from './shownUnit.ts';

/** Chooses the unit of all sizes and rates on this device. */
export function UnitSwitch() {
  const unit = useShownUnit();
  return (
    <div className="needs-script print:hidden">
      <Select
        label="Show sizes in"
        labelHidden
        value={unit ?? ''}
        onChange={({ currentTarget: { value } }) =>
          showIn(NATIONAL_UNITS.find((each) => each === value) ?? null)
        }
      >
        <option value="">As listed</option>
        {NATIONAL_UNITS.map((each) => (
          <option key={each} value={each}>
            {`In ${LABELS[each]}`}
          </option>
        ))}
      </Select>
    </div>
  );
}

const LABELS: Readonly<Record<NationalUnit, string>> = {
  'Sq ft': 'sq ft',
  'Sq m': 'sq m',
  'Sq yd': 'sq yd (gaj)',
  Acres: 'acres',
  Hectare: 'hectares',
};
