import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = import.meta.dirname;

/** Names of values that people have written, wherever they are shown. */
const WRITTEN =
  '(?:\\w+\\.)?(?:message|propertyTitle|authorName|latestName|feedback|rejectionReason)|' +
  '(?:seller|organisation|member|comment)\\.name|note\\.text|note\\.author|ruling\\.(?:by|reason)|' +
  '(?:blog|property|listing|posted)\\.title';

/** Messages of this site's own. */
const OWN =
  /^(?:ui|forms|session|lists|apollo)\/|SearchNotices|CityList|SocialButtons|FurtherTopics/;

test('R-H1 R-H2 words of people stand in an element that takes their direction', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !/\.test\.|^testing/.test(file) && !OWN.test(file),
  );
  const faults: string[] = [];
  let seen = 0;
  for (const file of files) {
    const source = readFileSync(join(SOURCE, file), 'utf8');
    // As all that an element says, or beside other words in it.
    const places = source.matchAll(
      new RegExp(`(<\\w+(?:\\s[^<>]*)?>|^)\\s*\\{(${WRITTEN})(?: \\?\\? [^}]*)?\\}`, 'gm'),
    );
    for (const [, tag = '', what] of places) {
      seen += 1;
      if (!/^<bdi|\sdir="auto"/.test(tag)) faults.push(`${file}: ${what}`);
    }
    // Inside a sentence only an element sets it apart.
    for (const [place] of source.matchAll(
      new RegExp(`>\\s*\\{\`[^\`]*\\$\\{(?:${WRITTEN})[ }]`, 'g'),
    )) {
      faults.push(`${file}: ${place}`);
    }
  }
  expect(faults).toEqual([]);
  expect(seen).toBeGreaterThan(30);
});
