import { describe, expect, test } from 'vitest';
import { check, normalise, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { REAL_LISTINGS_ARE_HERE, realFacts } from './readRealListings.ts';

// The folder stands beside the checkout where these tests may run; elsewhere the summary counts them as skipped.
describe.runIf(REAL_LISTINGS_ARE_HERE)('what real adverts say', () => {
  test('D-104 is stored as it was said, or refused with the reason, and never altered', () => {
    const facts = realFacts();
    expect(facts).toHaveLength(13_320 + 2_872);
    const altered: unknown[] = [];
    const reasons = new Map<string, number>();
    let saved = 0;
    for (const { subtypeKey, details: sent } of facts) {
      const subtype = subtypeByKey(subtypeKey);
      const details = normalise(subtype, sent);
      const problems = check(subtype, details, { stage: 'draft', audience: 'server' });
      const refused = new Map(problems.map(({ path, message }) => [path, message]));
      for (const [field, value] of Object.entries(sent)) {
        const message = refused.get(field);
        if (message !== undefined) {
          reasons.set(message, (reasons.get(message) ?? 0) + 1);
        } else if (isSame(value, details[field])) saved += 1;
        else altered.push({ field, value, stored: details[field] });
      }
    }
    expect(altered).toEqual([]);
    expect(saved).toBeGreaterThan(100_000);
    expect(Object.fromEntries(reasons)).toEqual({
      'Bathrooms cannot be more than 30. You entered 40.': 1,
      // Of 27 and of 43 bedrooms.
      'Please choose BHK from the list': 2,
    });
  });
});

/** Blanks around and within a text, and the thousandths of a square foot, are no part of what was said. */
function isSame(sent: string | number, stored: unknown): boolean {
  const text = String(sent).replaceAll(/\s+/g, ' ').trim();
  return typeof stored === 'number'
    ? Math.abs(stored - Number(text)) < 0.0001
    : String(stored) === text.normalize('NFC');
}
