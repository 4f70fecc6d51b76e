import { LIMITS } from '../../../../schema/limits.ts';
import { maySaveFor, SAVED_WORK } from '../../session/savedWork.ts';
import { store, stored } from '../../ui/browserStorage.ts';

/** What somebody has changed in a form and not saved yet: it survives the loss of its tab and of the session. */
export interface KeptValues<Values> {
  values: Values;
  /** The version of what was being changed. */
  version: number;
  /** Milliseconds. */
  keptAt: number;
}

/** Whose form of which thing: nobody else finds it. */
export interface KeptPlace {
  accountId: string;
  /** Such as 'page/about-us'. */
  form: string;
}

/** What was typed here before; null for nothing, for what is too old and for what another version of the form kept. */
export function readKept<Values extends Record<string, string>>(
  place: KeptPlace,
  like: Values,
): KeptValues<Values> | null {
  try {
    const saved: KeptValues<Values> = JSON.parse(stored(keyOf(place)) ?? 'null');
    const isWhole = Object.keys(like).every((name) => typeof saved.values[name] === 'string');
    if (isWhole && Date.now() - saved.keptAt < MAX_AGE_MS) return saved;
  } catch {
    // Nothing is kept, or something else.
  }
  return null;
}

/** Whoever has logged out leaves nothing behind. */
export function keep<Values extends Record<string, string>>(
  place: KeptPlace,
  { values, version }: Omit<KeptValues<Values>, 'keptAt'>,
): void {
  if (!maySaveFor(place.accountId)) return;
  store(keyOf(place), JSON.stringify({ values, version, keptAt: Date.now() }));
}

/** False where the browser's storage is switched off or full. */
export function canKeep(): boolean {
  const key = `${SAVED_WORK.form}nothing`;
  return store(key, '') && store(key, null);
}

export function forgetKept(place: KeptPlace): void {
  store(keyOf(place), null);
}

function keyOf({ accountId, form }: KeptPlace): string {
  return `${SAVED_WORK.form}${accountId}/${form}`;
}

const MAX_AGE_MS = LIMITS.draft.savedDays * 86_400_000;
