import { expect, test } from 'vitest';
import { check } from '../../../schema/catalogue/interpret.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { drawDetails } from './details.ts';
import { factsOf } from './factsOf.ts';
import { MARKETS } from './markets.ts';
import { drawPlan } from './plan.ts';
import { projectsOf } from './projects.ts';
import { randomFrom } from './random.ts';
import { localitiesFor, projectKindOf } from './slots.ts';
import { writeDescription, writeTitle } from './texts.ts';

const NOW = new Date('2026-02-14T09:30:00Z');

test.each(SUBTYPES)(
  'a further row like $key is drawn and described without any change here',
  (like) => {
    const subtype = { ...like, key: 'thirteenth', title: 'Thirteenth', noun: 'Hostel' };
    const used = { titles: new Set<string>(), descriptions: new Set<string>() };
    const random = randomFrom(`thirteenth ${like.key}`);
    for (const market of MARKETS) {
      const [locality] = localitiesFor(market, subtype);
      const projects = projectsOf('thirteenth', market);
      const project = projects.find(({ kind }) => kind === projectKindOf(subtype));
      if (locality === undefined || project === undefined) continue;
      for (const purpose of ['sell', 'rent'] as const) {
        const place = { seed: 'x', now: NOW, subtype, purpose, market, locality, project };
        const plan = drawPlan(random, { ...place, sellerKind: 'owner' });
        const details = drawDetails(plan);
        const faults = check(subtype, details, {
          stage: 'whole',
          audience: 'form',
          purpose,
          today: '2026-02-14',
        });
        expect(faults).toEqual([]);
        const facts = factsOf(plan, details, null);
        expect(writeTitle(facts, used)).toContain(locality);
        expect(writeDescription(facts, used).length).toBeGreaterThan(80);
      }
    }
    expect(used.titles.size).toBeGreaterThan(20);
  },
);
