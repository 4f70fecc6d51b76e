/** `local` outlives the tab, `session` does not. */
type Kind = 'local' | 'session';

/** What the browser keeps under a key; null for nothing, and where its storage is switched off. */
export function stored(key: string, kind: Kind = 'local'): string | null {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it with null. False where the browser keeps nothing: its storage is full or off. */
export function store(key: string, text: string | null, kind: Kind = 'local'): boolean {
  try {
    if (text === null) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function storageOf(kind: Kind): Storage {
  return kind === 'session' ? sessionStorage : localStorage;
}
