import { circle, line, path, px, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { label, labelWidth } from './glyphs.ts';
import { ACCENT, feet, INK, measure, PAPER, planTree, QUIET, sheet } from './planPaper.ts';

export type SiteName = 'warehouse' | 'factory' | 'fields' | 'farm-house';

export type SitePlanOptions = { site: SiteName; acres: number; north: number };

type Zone = { name: string; ground: Ground; box: readonly [number, number, number, number] };
type Ground =
  | 'shed'
  | 'office'
  | 'yard'
  | 'green'
  | 'crop'
  | 'soil'
  | 'water'
  | 'parking'
  | 'orchard'
  | 'road'
  | 'house'
  | 'lawn';
type Site = {
  title: string;
  size: readonly [number, number];
  zones: readonly Zone[];
  gate: number;
};

const SITES: Record<SiteName, Site> = {
  warehouse: {
    title: 'Warehouse site',
    size: [16, 10],
    gate: 12.6,
    zones: [
      { name: 'Green belt', ground: 'green', box: [0.3, 0.3, 15.4, 0.9] },
      { name: 'Main shed', ground: 'shed', box: [1, 1.6, 9.6, 4.6] },
      { name: 'Docks', ground: 'parking', box: [1, 6.2, 9.6, 0.9] },
      { name: 'Truck yard', ground: 'yard', box: [1, 7.1, 9.6, 2.4] },
      { name: 'Office', ground: 'office', box: [11.4, 1.6, 3.6, 2] },
      { name: 'Tank', ground: 'water', box: [11.4, 4.1, 1.6, 1.4] },
      { name: 'Substation', ground: 'soil', box: [13.4, 4.1, 1.6, 1.4] },
      { name: 'Car parking', ground: 'parking', box: [11.4, 6, 3.6, 1.7] },
      { name: 'Guard', ground: 'office', box: [14, 8.6, 1, 0.9] },
    ],
  },
  factory: {
    title: 'Factory site',
    size: [16, 10],
    gate: 3,
    zones: [
      { name: 'Green belt', ground: 'green', box: [0.3, 0.3, 15.4, 0.9] },
      { name: 'Production hall', ground: 'shed', box: [5.2, 1.6, 9.8, 3.8] },
      { name: 'Raw material store', ground: 'shed', box: [5.2, 5.9, 4.6, 2.2] },
      { name: 'Finished goods', ground: 'shed', box: [10.4, 5.9, 4.6, 2.2] },
      { name: 'Office', ground: 'office', box: [1, 1.6, 3.4, 2.4] },
      { name: 'Utilities', ground: 'soil', box: [1, 4.5, 3.4, 1.6] },
      { name: 'Parking', ground: 'parking', box: [5.2, 8.5, 4.6, 1.1] },
      { name: 'Loading', ground: 'yard', box: [10.4, 8.5, 4.6, 1.1] },
      { name: 'Guard', ground: 'office', box: [1, 8.4, 1.2, 1] },
    ],
  },
  fields: {
    title: 'Farm land',
    size: [16, 10],
    gate: 8,
    zones: [
      { name: 'Wheat', ground: 'crop', box: [0.4, 0.4, 6.6, 4.1] },
      { name: 'Mustard', ground: 'soil', box: [9, 0.4, 6.6, 4.1] },
      { name: 'Paddy', ground: 'crop', box: [0.4, 5.1, 6.6, 4.5] },
      { name: 'Orchard', ground: 'orchard', box: [9, 5.1, 4.2, 4.5] },
      { name: 'Farm track', ground: 'road', box: [7.2, 0, 1, 10] },
      { name: 'Canal', ground: 'water', box: [8.25, 0, 0.55, 10] },
      { name: 'Store', ground: 'house', box: [13.6, 7.9, 2, 1.7] },
      { name: 'Borewell', ground: 'water', box: [13.6, 5.1, 2, 1.4] },
    ],
  },
  'farm-house': {
    title: 'Farm house site',
    size: [16, 10],
    gate: 8,
    zones: [
      { name: 'Orchard', ground: 'orchard', box: [0.4, 0.4, 7, 4] },
      { name: 'Vegetable beds', ground: 'crop', box: [8.4, 0.4, 7.2, 2.6] },
      { name: 'House', ground: 'house', box: [4.6, 4.9, 5.4, 2.6] },
      { name: 'Pool', ground: 'water', box: [11, 5, 3, 1.6] },
      { name: 'Deck', ground: 'parking', box: [11, 3.6, 3, 1.2] },
      { name: 'Lawn', ground: 'lawn', box: [0.4, 5, 3.8, 4.6] },
      { name: 'Lawn', ground: 'lawn', box: [10.4, 7.2, 5.2, 2.4] },
      { name: 'Drive', ground: 'road', box: [7.3, 7.5, 1.4, 2.5] },
      { name: 'Caretaker', ground: 'house', box: [14.4, 3.6, 1.3, 1.4] },
    ],
  },
};

const GROUNDS: Record<Ground, string> = {
  shed: '#E4D2B6',
  office: '#D9E4E1',
  yard: '#E6E1D7',
  green: '#CFE2BF',
  crop: '#DCE6B4',
  soil: '#EDDFA8',
  water: '#C2DEE6',
  parking: '#DEDAD2',
  orchard: '#D6E5C4',
  road: '#D8D3C9',
  house: '#F0CDB4',
  lawn: '#D2E6C0',
};

/** Buildings, yards and green of a larger site seen from above. */
export function sitePlan(options: SitePlanOptions): Scene {
  return (canvas) => {
    const site = SITES[options.site];
    const [wide, high] = site.size;
    const unit = 1240 / wide;
    const [left, top] = [210, 222];
    const [w, h] = [wide * unit, high * unit];
    const feetPerUnit = Math.sqrt((options.acres * 43560) / (wide * high));
    let body = sheet(
      canvas,
      site.title,
      `${options.acres} ${options.acres === 1 ? 'acre' : 'acres'}`,
      options.north,
    );
    body +=
      rect(left, top, w, h, '#F4EFE3') +
      rect(60, top + h + 26, 1480, 56, '#DAD6CE') +
      line(
        [
          [80, top + h + 54],
          [1520, top + h + 54],
        ],
        '#FFFFFF',
        5,
        'stroke-dasharray="34 26"',
      );
    for (const zone of site.zones) body += drawZone(canvas, zone, left, top, unit);
    body +=
      rect(left, top, w, h, 'none', `stroke="${ACCENT}" stroke-width="8"`) +
      gate(left + site.gate * unit, top + h, unit);
    body +=
      measure(left - 34, top, left - 34, top + h, feet(high * feetPerUnit)) +
      measure(left, top - 20, left + w, top - 20, '') +
      label(feet(wide * feetPerUnit), left + w / 2, top - 34, 26, QUIET);
    return {
      body,
      caption: `site plan of ${ARTICLES[options.site]}, ${options.acres} ${options.acres === 1 ? 'acre' : 'acres'}`,
      label: 'Site plan',
    };
  };
}

const ARTICLES: Record<SiteName, string> = {
  warehouse: 'a warehouse',
  factory: 'a factory',
  fields: 'farm land with canal and orchard',
  'farm-house': 'a farm house with orchard and pool',
};

function drawZone(canvas: Canvas, zone: Zone, left: number, top: number, unit: number): string {
  const [gx, gy, gw, gh] = zone.box;
  const [x, y, w, h] = [left + gx * unit, top + gy * unit, gw * unit, gh * unit];
  const solid = zone.ground === 'shed' || zone.ground === 'office' || zone.ground === 'house';
  let out = solid ? rect(x + 7, y + 9, w, h, INK, `opacity=".16" ${canvas.blur(5)}`) : '';
  out += rect(
    x,
    y,
    w,
    h,
    GROUNDS[zone.ground],
    solid
      ? `stroke="${INK}" stroke-width="6"`
      : `stroke="${INK}" stroke-opacity=".32" stroke-width="2.4" rx="${zone.ground === 'water' ? 10 : 3}"`,
  );
  return out + texture(zone, x, y, w, h) + title(zone.name, x, y, w, h, solid);
}

function texture(zone: Zone, x: number, y: number, w: number, h: number): string {
  const ink = `stroke="${INK}" stroke-opacity=".3" stroke-width="2"`;
  if (zone.ground === 'shed')
    return (
      path(
        `M${px(x)} ${px(y + h / 2)}H${px(x + w)}`,
        'none',
        `stroke="${INK}" stroke-opacity=".5" stroke-width="3"`,
      ) +
      times(Math.floor(w / 44), (i) =>
        path(
          `M${px(x + 22 + i * 44)} ${px(y)}V${px(y + h)}`,
          'none',
          `stroke="${INK}" stroke-opacity=".12" stroke-width="2"`,
        ),
      )
    );
  if (zone.ground === 'crop' || zone.ground === 'soil')
    return w < 240
      ? ''
      : times(Math.floor(h / 20), (i) =>
          path(
            `M${px(x + 6)} ${px(y + 12 + i * 20)}H${px(x + w - 6)}`,
            'none',
            'stroke="#7A8A34" stroke-opacity=".4" stroke-width="3" stroke-dasharray="18 8"',
          ),
        );
  if (zone.ground === 'parking')
    return times(Math.floor(w / 46), (i) =>
      path(
        `M${px(x + 46 * (i + 0.5))} ${px(y + 6)}V${px(y + Math.min(h * 0.36, 60))}`,
        'none',
        ink,
      ),
    );
  if (zone.ground === 'orchard') {
    const [columns, rows] = [Math.floor(w / 84), Math.floor(h / 84)];
    return times(columns * rows, (i) => {
      const [tx, ty] = [
        x + ((i % columns) + 0.5) * (w / columns),
        y + (Math.floor(i / columns) + 0.5) * (h / rows),
      ];
      return Math.abs(ty - y - h / 2) < 40 && Math.abs(tx - x - w / 2) < 96
        ? ''
        : planTree(tx, ty, 25);
    });
  }
  if (zone.ground === 'green')
    return times(Math.floor(w / 76), (i) =>
      Math.abs((i + 0.5) * 76 - w / 2) < 120
        ? ''
        : planTree(x + 38 + i * 76, y + h / 2, Math.min(24, h * 0.36)),
    );
  if (zone.ground === 'water')
    return times(3, (i) =>
      path(
        `M${px(x + w * 0.2)} ${px(y + h * (0.16 + i * 0.34))}q${px(w * 0.15)} -7 ${px(w * 0.3)} 0t${px(w * 0.3)} 0`,
        'none',
        'stroke="#4F8FA3" stroke-opacity=".5" stroke-width="2.4"',
      ),
    );
  if (zone.ground === 'lawn')
    return (
      planTree(x + w * 0.14, y + h * 0.24, 28) +
      planTree(x + w * 0.86, y + h * 0.8, 26) +
      planTree(x + w * 0.84, y + h * 0.2, 22)
    );
  return '';
}

function title(name: string, x: number, y: number, w: number, h: number, solid: boolean): string {
  const upright = w < 110 && h > w * 2;
  const room = (upright ? h : w) - 14;
  const size = [30, 27, 24, 21, 18, 16].find((each) => labelWidth(name, each) <= room) ?? 14;
  const [cx, cy] = [x + w / 2, y + h / 2];
  const plate = rect(
    cx - labelWidth(name, size) / 2 - 8,
    cy - size * 0.66,
    labelWidth(name, size) + 16,
    size * 1.3,
    PAPER,
    'rx="6" opacity=".78"',
  );
  const words =
    (solid && w > 300 ? plate : '') +
    (solid ? '' : plate) +
    label(name, cx, cy + size * 0.3, size, INK);
  return upright ? `<g transform="rotate(-90 ${px(cx)} ${px(cy)})">${words}</g>` : words;
}

function gate(x: number, y: number, unit: number): string {
  const half = unit * 0.55;
  return (
    rect(x - half, y - 9, half * 2, 18, PAPER) +
    rect(x - half - 10, y - 16, 20, 32, INK) +
    rect(x + half - 10, y - 16, 20, 32, INK) +
    circle(x, y + 54, 4, 'none') +
    label('Gate', x, y + 64, 25, INK)
  );
}
