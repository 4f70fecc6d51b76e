/**
 * Fetches code with an `import()`, also after that has failed: a browser remembers an address that failed for as long
 * as the page stands, so the next try goes to the same file under another one.
 */
export async function fetchWithRetry<Code>(fetch: () => Promise<Code>): Promise<Code> {
  try {
    return await fetch();
  } catch (error) {
    const [file] = /https?:\/\/\S+\.js/.exec(String(error)) ?? [];
    if (file === undefined) throw error;
    tries += 1;
    const code: Code = await import(/* @vite-ignore */ `${file}?again=${tries}`);
    return code;
  }
}

/** Fetches one export of a module in this way, whenever it is asked for. */
export function lazyWithRetry<Code, Name extends keyof Code>(
  fetch: () => Promise<Code>,
  name: Name,
): () => Promise<Code[Name]> {
  return async () => (await fetchWithRetry(fetch))[name];
}

let tries = 0;
