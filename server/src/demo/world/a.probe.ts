import { test } from 'vitest';
import { headline, subtypeByKey } from '../../../../schema/catalogue/interpret.ts';
import { formatPrice } from '../../../../schema/format/money.ts';
import { makeDemoWorld } from './world.ts';
test('probe', () => {
  const t = performance.now();
  const w = makeDemoWorld({ seed: 's', now: new Date('2026-02-01T10:00:00Z') });
  console.log(Math.round(performance.now() - t), 'ms', w.listings.length);
  const by = (f: (l: (typeof w.listings)[number]) => string) => {
    const m: Record<string, number> = {};
    for (const l of w.listings) m[f(l)] = (m[f(l)] ?? 0) + 1;
    return m;
  };
  console.log(
    by((l) => l.subtypeKey + ' ' + l.purpose),
    by((l) => l.city),
    by((l) => l.approvalStatus + (l.isActive ? '' : ' off') + (l.featured ? ' F' : '')),
    by((l) => l.lifecycle),
  );
  const sellers = by(
    (l) =>
      w.accounts.find((a) => a.id === l.sellerId)?.name +
      ' ' +
      w.accounts.find((a) => a.id === l.sellerId)?.kind,
  );
  console.log(sellers);
  for (const l of w.listings.filter((_, i) => i % 9 === 0)) {
    const h = headline(subtypeByKey(l.subtypeKey), l.details);
    console.log(
      `${l.subtypeKey} | ${l.title} | ${formatPrice(h.price)} | ${h.area} ${h.areaUnit} | ${h.perUnit}/u | ${l.address}\n   ${l.description}`,
    );
  }
  for (const l of w.listings.slice(0, 14)) console.log(l.subtypeKey, JSON.stringify(l.details));
});
