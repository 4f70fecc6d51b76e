import {
  BriefcaseBusiness,
  Building,
  Building2,
  Factory,
  Hotel,
  House,
  LandPlot,
  Layers,
  Map,
  Store,
  Tractor,
  Warehouse,
  Wheat,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { POSTING_TEXTS } from '../../../../schema/catalogue/messages.ts';
import type { Subtype } from '../../../../schema/catalogue/model.ts';
import { CardChoice } from './CardChoice.tsx';

/** The subtypes of the chosen type as tiles (P-2.2-01). */
export function SubtypeTiles({
  subtypes,
  value,
  error,
  onChange,
}: {
  subtypes: readonly Subtype[];
  value: string | null;
  error: string | null;
  onChange: (key: string) => void;
}) {
  return (
    <CardChoice
      legend={POSTING_TEXTS.chooseSubtype}
      name="subtype"
      cards={subtypes.map(({ key, title, icon }) => ({
        value: key,
        title,
        Icon: ICONS[icon] ?? Building,
      }))}
      value={value ?? ''}
      error={error}
      className="grid-cols-2 sm:grid-cols-3"
      onChange={onChange}
    />
  );
}

/** The pictures that the catalogue names. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  BriefcaseBusiness,
  Building2,
  Factory,
  Hotel,
  House,
  LandPlot,
  Layers,
  Map,
  Store,
  Tractor,
  Warehouse,
  Wheat,
};
