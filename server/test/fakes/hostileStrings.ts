import { readFileSync } from 'node:fs';

/** The Big List of Naughty Strings (MIT, see NOTICE): texts over which programs stumble. */
export const NAUGHTY: readonly string[] = JSON.parse(
  readFileSync(new URL('./blns.json', import.meta.url), 'utf8'),
);
