import {
  applicableFields,
  labelsOf,
  normalise,
} from '../../../../../schema/catalogue/interpret.ts';
import { KINDS } from '../../../../../schema/catalogue/kinds.ts';
import type { Subtype } from '../../../../../schema/catalogue/model.ts';
import type { ListingFacts } from './listingFacts.ts';

/** A fact that two people have changed to something different, ready to show. */
export interface Clash {
  label: string;
  theirs: string;
  mine: string;
}

/**
 * What I have changed since `base`, laid over what somebody else has saved since then. Where both changed the same
 * fact it is mine, and among the clashes.
 */
export function mergeEdit(
  subtype: Subtype,
  base: ListingFacts,
  local: ListingFacts,
  remote: ListingFacts,
): { facts: ListingFacts; clashes: Clash[] } {
  const [was, is, now] = [flat(subtype, base), flat(subtype, local), flat(subtype, remote)];
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const changed = Object.keys({ ...was, ...is }).filter((key) => !isSame(was[key], is[key]));
  const clashing = changed.filter(
    (key) => !isSame(was[key], now[key]) && !isSame(is[key], now[key]),
  );
  const merged = { ...now };
  for (const key of changed) merged[key] = is[key];
  const { details: _details, ...around } = remote.words;
  const pick = <Part extends object>(part: Part): Part =>
    Object.assign({}, part, Object.fromEntries(Object.keys(part).map((key) => [key, merged[key]])));
  const aside = { ...remote.basics, ...around, pictures: remote.pictures };
  const details = Object.entries(merged).filter(([key]) => !(key in aside));
  return {
    facts: {
      basics: pick(remote.basics),
      words: { ...pick(around), details: normalise(subtype, Object.fromEntries(details)) },
      pictures: pick({ pictures: remote.pictures }).pictures,
    },
    clashes: clashing.map((key) => ({
      label: LABELS[key] ?? labelsOf(subtype, [key])[0] ?? key,
      theirs: inWords(subtype, remote, key),
      mine: inWords(subtype, local, key),
    })),
  };
}

function flat(subtype: Subtype, { basics, words, pictures }: ListingFacts) {
  const { details, ...around } = words;
  const facts: Record<string, unknown> = normalise(subtype, details);
  return Object.assign(facts, basics, around, { pictures });
}

function inWords(subtype: Subtype, facts: ListingFacts, key: string): string {
  const { words } = facts;
  const value = flat(subtype, facts)[key];
  const field = applicableFields(subtype).find((each) => each.key === key);
  const parsed = field && KINDS[field.kind].parse(value, field);
  if (field && parsed !== undefined) {
    const unit = String(words.details[subtype.unitField] ?? subtype.unitWhenMissing);
    return KINDS[field.kind].display(parsed, field, unit);
  }
  if (key === 'purpose') return value === 'rent' ? 'For Rent' : 'For Sale';
  if (key === 'pin') return value === null ? 'None' : 'Pin set';
  if (Array.isArray(value)) return String(value.length);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return (typeof value === 'string' && value.trim()) || 'None';
}

const LABELS: Readonly<Record<string, string>> = {
  purpose: 'Purpose',
  state: 'State',
  city: 'City',
  contactEmail: 'Contact Email',
  contactPhone: 'Contact Phone',
  title: 'Title',
  address: 'Address',
  pincode: 'PIN code',
  description: 'Description',
  shareWithAgents: 'Share listing information with agents',
  pin: 'Position on the map',
  pictures: 'Photos',
};
