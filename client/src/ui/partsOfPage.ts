import { idle } from './idle.ts';

/** Fetches code that the pages which were opened may still ask for. */
const parts = new Set<() => Promise<unknown>>();

/** Notes code that is fetched when it is needed, so that it can be there without a network too. */
export function partOfPage<Code>(fetch: () => Promise<Code>): () => Promise<Code> {
  parts.add(fetch);
  return fetch;
}

/** One after the other, while the browser has nothing else to do. What fails is fetched when it is needed, as ever. */
export async function fetchPartsOfPage(): Promise<void> {
  for (const fetch of parts) {
    await idle();
    await fetch().catch(() => undefined);
  }
}
