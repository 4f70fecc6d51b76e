import {
  applicableFields,
  labelOf,
  subtypeByKey,
} from '../../../../../../schema/catalogue/interpret.ts';
import { toast } from '../../../../ui/toast.ts';
import type { PictureData } from '../../../../ui/Picture.tsx';
import type { Draft } from './draft.ts';

/** A draft as the server has it. */
export interface ThereSaved {
  /** Null for what is none of this client. */
  draft: Draft | null;
  pictures: readonly PictureData[];
  /** When it was saved, as the server says it. */
  seen: string;
}

/**
 * What another device or tab has made of the draft that is open here. It is joined field by field with what is saved
 * here: what was changed here since the last save stands, everything else is as it is there.
 */
export class Elsewhere {
  readonly pictures: readonly PictureData[];
  /** The form here as it was saved last. */
  #here: Draft;
  /** What the server has. */
  #there: Draft;
  /** A description that was written there while another one was written here: it stands below that one. */
  readonly #below: string;

  constructor(
    { draft, pictures }: ThereSaved & { draft: Draft },
    { here, before, now, below }: { here: Draft; before: Draft; now: Draft; below: string },
  ) {
    this.pictures = pictures;
    this.#here = here;
    this.#there = draft;
    const text = draft.description;
    const isNew = text !== before.description && now.description !== here.description;
    this.#below = isNew && !now.description.includes(text) ? text : below;
  }

  /** The form here with what was made of it there. */
  join(form: Draft): Draft {
    const [here, there] = [this.#here, this.#there];
    const placeOf = ({ basics, village }: Draft) => [basics.state, basics.city, village];
    const isPlaceOwn = !isSame(placeOf(form), placeOf(here));
    const { state, city } = form.basics;
    const subtypes = new Set([...Object.keys(there.details), ...Object.keys(form.details)]);
    const details = [...subtypes].map((key) => [
      key,
      fields(here.details[key], form.details[key], there.details[key]),
    ]);
    return {
      ...form,
      basics: {
        ...fields(here.basics, form.basics, there.basics),
        ...(isPlaceOwn && { state, city }),
      },
      village: isPlaceOwn ? form.village : there.village,
      subtype: pick(here.subtype, form.subtype, there.subtype),
      details: Object.fromEntries(details),
      description: this.#below
        ? `${form.description}\n\n${this.#below}`
        : pick(here.description, form.description, there.description),
      shareWithAgents: pick(here.shareWithAgents, form.shareWithAgents, there.shareWithAgents),
      pin: pick(here.pin, form.pin, there.pin),
      photos: photosOf(here.photos, form.photos, there.photos),
      // Opened again, this device finds the joined one, and not what it has kept itself.
      savedAt: form.savedAt + 1,
    };
  }

  /** The server has taken `whole`, which `form` has become. */
  saved(form: Draft, complete: Draft): void {
    this.#here = form;
    this.#there = complete;
  }

  /** What a later one begins with, once the server has refused again. */
  next(now: Draft) {
    return { here: this.#here, before: this.#there, now, below: this.#below };
  }

  /** Whether there is something that the form does not show. */
  isNews(form: Draft): boolean {
    const shown = (draft: Draft) => sorted({ ...draft, savedAt: 0 });
    return !isSame(shown(this.join(form)), shown(form));
  }
}

/** What the server has instead of what this page saved last, for `form` that was refused; says so. */
export function meet(
  there: ThereSaved & { draft: Draft },
  form: Draft,
  { saved, earlier }: { saved: Draft; earlier: Elsewhere | null },
): Elsewhere {
  const before = earlier?.next(form) ?? { here: saved, before: saved, now: form, below: '' };
  const elsewhere = new Elsewhere(there, before);
  const clashes = clashesOf(there.draft, before);
  const messages = [
    ...(elsewhere.isNews(form) ? [CHANGED] : []),
    ...(clashes.length > 0 ? [`${clashes.join(', ')}: ${STANDS}`] : []),
  ];
  if (messages.length > 0) toast(messages.join(' '), { tone: 'info', id: 'draft' });
  return elsewhere;
}

/** The fields that were changed in both places, each with what it says there: 'Price (there 9000000)'. */
function clashesOf(
  there: Draft,
  { here, before, now }: { here: Draft; before: Draft; now: Draft },
): string[] {
  const { subtype } = now;
  const applicable = subtype === null ? [] : applicableFields(subtypeByKey(subtype));
  const labels = new Map<string, string>([
    ...BASICS,
    ...applicable.map((field) => [field.key, labelOf(field)] as const),
  ]);
  const valuesOf = ({ basics, details }: Draft): Readonly<Record<string, unknown>> => ({
    ...basics,
    ...(subtype !== null && details[subtype]),
  });
  const [own, earlier, form, other] = [here, before, now, there].map(valuesOf);
  return [...labels].flatMap(([name, label]) => {
    const isBoth = !isSame(earlier?.[name], other?.[name]) && !isSame(own?.[name], form?.[name]);
    if (!isBoth || isSame(form?.[name], other?.[name])) return [];
    return [`${label} (other device: ${toLabel(other?.[name]) || 'empty'})`];
  });
}

function toLabel(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}

function fields<Values extends object>(
  here: Values | undefined,
  form: Values | undefined,
  there: Values | undefined,
): Values;
function fields(
  here: Record<string, unknown> = {},
  form: Record<string, unknown> = {},
  there: Record<string, unknown> = {},
): Record<string, unknown> {
  const names = new Set([...Object.keys(there), ...Object.keys(form)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const value = pick(here[name], form[name], there[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** What was changed in the form stands. */
function pick<Value>(here: Value, form: Value, there: Value): Value {
  return isSame(here, form) ? there : form;
}

/** Both may have added photos, and taken some away. */
function photosOf(
  here: readonly string[],
  form: readonly string[],
  there: readonly string[],
): readonly string[] {
  if (isSame(here, form)) return there;
  const saved = form.filter((id) => !here.includes(id) || there.includes(id));
  return [...saved, ...there.filter((id) => !here.includes(id) && !form.includes(id))];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** With its names in order, and those of what lies in it. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => [name, sorted(each)]);
}

const BASICS = [
  ['purpose', 'Purpose'],
  ['state', 'State'],
  ['city', 'City'],
  ['contactEmail', 'Contact Email'],
  ['contactPhone', 'Contact Phone'],
] as const;

const STANDS = 'changed on another device too. We kept what you entered here.';
const CHANGED =
  'This draft was also changed on another device or in another tab. We kept the changes from both.';
