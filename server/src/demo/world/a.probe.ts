import { test } from 'vitest';
import { headline, subtypeByKey } from '../../../../schema/catalogue/interpret.ts';
import { makeDemoWorld } from './world.ts';
import { usualPrice } from './rates.ts';
import { MARKETS } from './markets.ts';
import manifest from '../../../demo-pictures/manifest.json' with { type: 'json' };
test('probe', () => {
  const titles: number[] = [];
  const lens: number[] = [];
  for (let i = 0; i < 12; i++) {
    const w = makeDemoWorld({ seed: 's' + i, now: new Date('2026-02-01T10:00:00Z') });
    for (const l of w.listings) {
      titles.push(l.title.length);
      lens.push(l.description.length);
      if (/undefined|null|NaN|\bNA\b| {2}/.test(l.title + l.description))
        console.log('BAD', l.subtypeKey, l.title, l.description);
      if (/\b(best|luxur|prime|most|finest)\b|—/i.test(l.title + l.description))
        console.log('SUP', l.title, l.description);
      if (l.title.length > 88) console.log(l.title);
    }
  }
  console.log(Math.max(...titles), Math.min(...lens), Math.max(...lens));
  const w = makeDemoWorld({
    seed: 'aangan-demo-1',
    now: new Date('2026-02-01T10:00:00Z'),
    manifest: manifest as any,
  });
  const med = (a: number[]) => [...a].sort((x, y) => x - y)[a.length >> 1];
  for (const m of MARKETS) {
    const sale = w.listings
      .filter((l) => l.city === m.city && l.subtypeKey === 'flat-apartment' && l.purpose === 'sell')
      .map((l) => headline(subtypeByKey(l.subtypeKey), l.details));
    const all = w.listings.filter((l) => l.city === m.city);
    let worst = 0;
    for (const order of [
      [...all].sort((a, b) => +b.createdAt - +a.createdAt),
      [...all].sort(
        (a, b) => Number(b.featured) - Number(a.featured) || +b.createdAt - +a.createdAt,
      ),
    ])
      for (let p = 0; p < order.length; p += 20) {
        const page = order.slice(p, p + 20);
        worst = Math.max(
          worst,
          page.length - new Set(page.map((l) => w.pictures.get(l.id)?.[0]?.file)).size,
        );
      }
    console.log(
      m.city,
      all.length,
      'flats',
      sale.length,
      'median',
      med(sale.map((h) => h.price ?? 0)),
      'psf',
      med(sale.map((h) => h.perUnit ?? 0)),
      'repeats',
      worst,
    );
  }
  const roles: Record<string, number> = {};
  for (const p of w.pictures.values()) {
    const r = p[0]?.role ?? '?';
    roles[r] = (roles[r] ?? 0) + 1;
    roles['n' + p.length] = (roles['n' + p.length] ?? 0) + 1;
  }
  console.log(roles, w.accounts.filter((a) => a.avatarFile).length);
});
