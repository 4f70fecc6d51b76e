import { subtypesOfGroup } from '../../../schema/catalogue/subtypeGroups.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { inSquareFeet, joinRanges } from './keywordAmounts.ts';
import { joinParts } from './keywordCounts.ts';
import { excludedPart } from './keywordNegation.ts';
import { type Window } from './keywordWindows.ts';
import { ROOM_WORDS, subtypePart, type UnderstoodPart } from './keywordWords.ts';

/** Windows that mean something; null for what says it with another, as a state beside its town. */
export type Understood = Map<Window, UnderstoodPart | null>;

/**
 * What the words and amounts among the windows say. Windows that say one thing together share its part: '2 BHK, 3 BHK',
 * 'above 50 lakh, under 1 crore'. What contradicts something before it stays text.
 */
export function readWords(windows: readonly Window[], negated: ReadonlySet<Window>): Understood {
  const understood: Understood = new Map();
  for (const window of windows) {
    const isRead = !ROOM_WORDS.has(window.key) || isSingleRoom(windows);
    if (window.word && isRead && !negated.has(window)) addPart(understood, window, window.word);
  }
  for (const window of negated) {
    // What is not resale is new, and not for rent.
    const part = window.word && window.key !== 'resale' && excludedPart(window.word);
    const said = [...understood.values()].find((known) => part && known?.kind === part.kind);
    // '2 BHK, not 3' is 2 BHK.
    if (part && said && !part.isExcluded) understood.set(window, said);
    else if (part) addPart(understood, window, part);
  }
  return understood;
}

/** 'Room on rent' is a room with its kitchen; one that is part of a home is not. */
function isSingleRoom(windows: readonly Window[]): boolean {
  const words = windows.flatMap(({ key, word }) => (word && !ROOM_WORDS.has(key) ? word : []));
  const isRent = ({ kind, value, purpose }: UnderstoodPart) =>
    purpose === 'rent' || (kind === 'PURPOSE' && value === 'rent');
  return words.some(isRent) && words.every(({ kind }) => kind !== 'BEDROOMS' && kind !== 'SUBTYPE');
}

const SEVERAL: ReadonlySet<UnderstoodPart['kind']> = new Set<UnderstoodPart['kind']>([
  'TYPE',
  'SUBTYPE',
  'FILTER',
  'PINCODE',
]);

function addPart(understood: Understood, window: Window, part: UnderstoodPart): void {
  const alike = [...understood].flatMap(([, known]) => (known?.kind === part.kind ? known : []));
  const same = alike.find(
    ({ value, isExcluded }) => value === part.value && isExcluded === part.isExcluded,
  );
  const [known] = alike;
  const isOverlap = part.kind === 'TYPE' && known && !part.isExcluded && meet(known, part);
  if (isOverlap) understood.set(window, known);
  else if (same || !known || SEVERAL.has(part.kind)) {
    understood.set(window, same ?? part);
  }
  if (understood.has(window) || !known) return;
  const joined = together(known, part);
  if (!joined) return;
  for (const [other, each] of understood) if (each === known) understood.set(other, joined);
  understood.set(window, joined);
}

function together(known: UnderstoodPart, part: UnderstoodPart): UnderstoodPart | null {
  if (known.kind === 'BEDROOMS' || known.kind === 'BATHROOMS')
    return joinParts(known.kind, [known, part]);
  return known.kind === 'PRICE' || known.kind === 'AREA' ? joinRanges(known, part) : null;
}

/** Sizes in units that differ from state to state, by the state of the place that is meant. */
export function readLandUnits(understood: Understood, chosen: string | undefined): void {
  const parts = [...understood.values()];
  const state =
    parts.find((part) => part?.state)?.state ?? parts.find((part) => part?.kind === 'STATE')?.value;
  for (const [window, part] of understood) {
    if (part?.kind !== 'AREA') continue;
    const read = inSquareFeet(part, state ?? chosen);
    if (read) understood.set(window, read);
    else understood.delete(window);
  }
}

/**
 * Several kinds are looked for together: a type that has none of the subtypes beside it stands for its own, and so
 * do one that is not wanted and types that have nothing in common.
 */
export function allKinds(parts: readonly UnderstoodPart[]): UnderstoodPart[] {
  const kinds = parts.filter(
    (part) =>
      (part.kind === 'TYPE' || part.kind === 'SUBTYPE') &&
      !part.isExcluded &&
      subtypesOf(part).length > 0,
  );
  return parts.flatMap((part) => {
    const own = part.kind === 'TYPE' ? subtypesOf(part) : [];
    const isApart = kinds.some((other) => other !== part && !meet(other, part));
    if (own.length === 0 || (!isApart && !part.isExcluded)) return part;
    return own.flatMap((key) => {
      const subtype = subtypePart(key);
      const isSaid = parts.some(({ kind, value }) => kind === 'SUBTYPE' && value === key);
      return !subtype || isSaid ? [] : ((part.isExcluded ? excludedPart(subtype) : subtype) ?? []);
    });
  });
}

function meet(one: UnderstoodPart, other: UnderstoodPart): boolean {
  const own = subtypesOf(one);
  return subtypesOf(other).some((key) => own.includes(key));
}

function subtypesOf({ kind, value }: UnderstoodPart): string[] {
  if (kind === 'SUBTYPE') return [value];
  const subtypes = subtypesOfGroup(value) ?? SUBTYPES.filter(({ type }) => type === value);
  return subtypes.map(({ key }) => key);
}
