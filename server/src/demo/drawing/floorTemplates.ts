import type { SymbolName } from './planSymbols.ts';

export type Wall = 'n' | 'e' | 's' | 'w';
export type RoomKind = 'wood' | 'hall' | 'wet' | 'kitchen' | 'open' | 'plain' | 'duct';

/** Furniture on a wall; `along` 0 to 1 between its corners, from left or top. */
export type Piece = readonly [symbol: SymbolName, wall: Wall, along: number];

export type PlanRoom = {
  name: string;
  kind: RoomKind;
  /** x, y, width, height in grid units. */
  box: readonly [number, number, number, number];
  pieces: readonly Piece[];
};

/** A gap in a wall: `h` lies along x, `v` along y. A door swings to one side, an opening does not. */
export type Gap = {
  x: number;
  y: number;
  run: 'h' | 'v';
  length: number;
  kind: 'door' | 'slide' | 'arch' | 'window';
  to?: 1 | -1;
};

export type FloorTemplate = {
  size: readonly [number, number];
  rooms: readonly PlanRoom[];
  gaps: readonly Gap[];
};

export type PlanName = 'studio' | '1bhk' | '2bhk' | '3bhk' | '4bhk' | 'office' | 'shop';

const door = (run: 'h' | 'v', x: number, y: number, length: number, to: 1 | -1): Gap => ({
  x,
  y,
  run,
  length,
  kind: 'door',
  to,
});
const gap = (
  kind: 'slide' | 'arch' | 'window',
  run: 'h' | 'v',
  x: number,
  y: number,
  length: number,
): Gap => ({ x, y, run, length, kind });

export const TEMPLATES: Record<PlanName, FloorTemplate> = {
  studio: {
    size: [8.4, 6.4],
    rooms: [
      {
        name: 'Studio',
        kind: 'wood',
        box: [0, 0, 5.8, 6.4],
        pieces: [
          ['bed', 's', 0.2],
          ['lounge', 'w', 0.2],
          ['wardrobe', 's', 0.92],
        ],
      },
      {
        name: 'Kitchen',
        kind: 'kitchen',
        box: [5.8, 0, 2.6, 2.4],
        pieces: [['counter', 'e', 0.5]],
      },
      { name: 'Bath', kind: 'wet', box: [5.8, 2.4, 2.6, 2], pieces: [['bath', 'e', 0.5]] },
      { name: 'Balcony', kind: 'open', box: [5.8, 4.4, 2.6, 2], pieces: [] },
    ],
    gaps: [
      door('h', 4.4, 0, 1, 1),
      gap('arch', 'v', 5.8, 0.5, 1.4),
      door('v', 5.8, 3.1, 0.8, 1),
      gap('slide', 'v', 5.8, 4.7, 1.4),
      gap('window', 'v', 0, 4, 1.6),
      gap('window', 'h', 6.4, 0, 1.2),
      gap('window', 'v', 8.4, 3, 0.7),
    ],
  },
  '1bhk': {
    size: [9, 7.6],
    rooms: [
      {
        name: 'Living',
        kind: 'hall',
        box: [0, 0, 5, 5.8],
        pieces: [
          ['lounge', 'w', 0.3],
          ['dining', 's', 0.98],
        ],
      },
      { name: 'Balcony', kind: 'open', box: [0, 5.8, 5, 1.8], pieces: [['chairs', 's', 0.92]] },
      { name: 'Kitchen', kind: 'kitchen', box: [5, 0, 4, 2.6], pieces: [['counter', 'n', 0.6]] },
      { name: 'Passage', kind: 'plain', box: [5, 2.6, 2, 1.8], pieces: [] },
      { name: 'Bath', kind: 'wet', box: [7, 2.6, 2, 1.8], pieces: [['bath', 'e', 0.5]] },
      {
        name: 'Bedroom',
        kind: 'wood',
        box: [5, 4.4, 4, 3.2],
        pieces: [
          ['bed', 'e', 0.6],
          ['wardrobe', 'n', 1],
        ],
      },
    ],
    gaps: [
      door('h', 3.4, 0, 1.1, 1),
      gap('arch', 'v', 5, 2.9, 1.2),
      door('h', 5.3, 2.6, 0.9, -1),
      door('v', 7, 3.2, 0.8, 1),
      door('h', 5.3, 4.4, 0.9, 1),
      gap('slide', 'h', 0.5, 5.8, 1.9),
      gap('window', 'h', 6.6, 0, 1.4),
      gap('window', 'h', 6, 7.6, 1.6),
      gap('window', 'v', 9, 3.2, 0.6),
      gap('window', 'v', 0, 3.8, 1.4),
    ],
  },
  '2bhk': {
    size: [12, 8.4],
    rooms: [
      {
        name: 'Living / Dining',
        kind: 'hall',
        box: [0, 0, 5.4, 6.4],
        pieces: [
          ['lounge', 'w', 0.28],
          ['dining', 'e', 1],
        ],
      },
      { name: 'Balcony', kind: 'open', box: [0, 6.4, 5.4, 2], pieces: [['chairs', 's', 0.06]] },
      { name: 'Kitchen', kind: 'kitchen', box: [5.4, 0, 3, 3], pieces: [['counter', 'n', 0.5]] },
      { name: 'Bath 2', kind: 'wet', box: [8.4, 0, 1.8, 3], pieces: [['bath', 'n', 0.5]] },
      { name: 'Duct', kind: 'duct', box: [10.2, 0, 1.8, 1.3], pieces: [] },
      { name: 'Bath 1', kind: 'wet', box: [10.2, 1.3, 1.8, 3.3], pieces: [['bath', 'n', 0.5]] },
      { name: 'Passage', kind: 'plain', box: [5.4, 3, 4.8, 1.6], pieces: [] },
      {
        name: 'Bedroom 2',
        kind: 'wood',
        box: [5.4, 4.6, 3.1, 3.8],
        pieces: [
          ['bed', 's', 0.2],
          ['wardrobe', 'e', 0.1],
        ],
      },
      {
        name: 'Master bedroom',
        kind: 'wood',
        box: [8.5, 4.6, 3.5, 3.8],
        pieces: [['bed', 's', 0.6]],
      },
    ],
    gaps: [
      door('h', 3.7, 0, 1.1, 1),
      gap('arch', 'v', 5.4, 3.1, 1.1),
      door('h', 5.8, 3, 0.9, -1),
      door('h', 8.9, 3, 0.75, -1),
      door('h', 5.7, 4.6, 0.9, 1),
      door('h', 8.7, 4.6, 0.9, 1),
      door('h', 10.9, 4.6, 0.75, -1),
      gap('slide', 'h', 1.2, 6.4, 2.2),
      gap('window', 'h', 6.3, 0, 1.4),
      gap('window', 'h', 9, 0, 0.6),
      gap('window', 'v', 12, 2.4, 0.7),
      gap('window', 'h', 6.2, 8.4, 1.5),
      gap('window', 'h', 9.6, 8.4, 1.6),
      gap('window', 'v', 0, 4.2, 1.6),
    ],
  },
  '3bhk': {
    size: [15, 9],
    rooms: [
      {
        name: 'Living / Dining',
        kind: 'hall',
        box: [0, 0, 6, 6.6],
        pieces: [
          ['lounge', 'w', 0.26],
          ['dining', 'e', 1],
        ],
      },
      { name: 'Balcony', kind: 'open', box: [0, 6.6, 6, 2.4], pieces: [['chairs', 's', 0.06]] },
      { name: 'Kitchen', kind: 'kitchen', box: [6, 0, 3, 3.2], pieces: [['counter', 'n', 0.5]] },
      { name: 'Utility', kind: 'plain', box: [9, 0, 1.5, 3.2], pieces: [['washer', 'n', 0.5]] },
      { name: 'Bath 2', kind: 'wet', box: [10.5, 0, 1.7, 3.2], pieces: [['bath', 'n', 0.5]] },
      {
        name: 'Bedroom 3',
        kind: 'wood',
        box: [12.2, 0, 2.8, 4.7],
        pieces: [
          ['single', 'n', 0.95],
          ['wardrobe', 's', 0.9],
        ],
      },
      { name: 'Passage', kind: 'plain', box: [6, 3.2, 6.2, 1.5], pieces: [] },
      {
        name: 'Bedroom 2',
        kind: 'wood',
        box: [6, 4.7, 3.2, 4.3],
        pieces: [
          ['bed', 's', 0.3],
          ['wardrobe', 'e', 0.12],
        ],
      },
      { name: 'Bath 1', kind: 'wet', box: [9.2, 4.7, 2, 2.6], pieces: [['bath', 'n', 0.4]] },
      { name: 'Dress', kind: 'plain', box: [9.2, 7.3, 2, 1.7], pieces: [['wardrobe', 's', 0.5]] },
      {
        name: 'Master bedroom',
        kind: 'wood',
        box: [11.2, 4.7, 3.8, 4.3],
        pieces: [['bed', 'e', 0.8]],
      },
    ],
    gaps: [
      door('h', 4.3, 0, 1.1, 1),
      gap('arch', 'v', 6, 3.3, 1.1),
      door('h', 6.4, 3.2, 0.9, -1),
      door('v', 9, 1.8, 0.75, 1),
      door('h', 11, 3.2, 0.75, -1),
      door('v', 12.2, 3.5, 0.85, 1),
      door('h', 6.4, 4.7, 0.9, 1),
      door('h', 11.25, 4.7, 0.9, 1),
      door('v', 11.2, 6.3, 0.75, -1),
      gap('arch', 'v', 11.2, 7.7, 0.9),
      gap('slide', 'h', 1.4, 6.6, 2.4),
      gap('window', 'h', 6.9, 0, 1.4),
      gap('window', 'h', 11, 0, 0.6),
      gap('window', 'h', 12.8, 0, 1.5),
      gap('window', 'h', 6.9, 9, 1.5),
      gap('window', 'h', 12.2, 9, 1.8),
      gap('window', 'v', 0, 4.2, 1.7),
      gap('window', 'h', 9.5, 0, 0.6),
    ],
  },
  '4bhk': {
    size: [18, 10],
    rooms: [
      {
        name: 'Living / Dining',
        kind: 'hall',
        box: [0, 0, 6.6, 7.2],
        pieces: [
          ['lounge', 'w', 0.26],
          ['dining', 's', 0.95],
        ],
      },
      {
        name: 'Balcony',
        kind: 'open',
        box: [0, 7.2, 6.6, 2.8],
        pieces: [
          ['chairs', 's', 0.06],
          ['chairs', 's', 0.9],
        ],
      },
      {
        name: 'Kitchen',
        kind: 'kitchen',
        box: [6.6, 0, 3.2, 3.4],
        pieces: [['counter', 'n', 0.5]],
      },
      { name: 'Utility', kind: 'plain', box: [9.8, 0, 1.6, 3.4], pieces: [['washer', 'n', 0.5]] },
      { name: 'Bath 2', kind: 'wet', box: [11.4, 0, 1.8, 3.4], pieces: [['bath', 'n', 0.5]] },
      {
        name: 'Bedroom 3',
        kind: 'wood',
        box: [13.2, 0, 4.8, 3.4],
        pieces: [
          ['bed', 'e', 0.3],
          ['wardrobe', 'n', 0.1],
        ],
      },
      { name: 'Passage', kind: 'plain', box: [6.6, 3.4, 8.6, 1.6], pieces: [] },
      { name: 'Bath 1', kind: 'wet', box: [15.2, 3.4, 2.8, 1.6], pieces: [['bath', 'n', 0.8]] },
      {
        name: 'Bedroom 2',
        kind: 'wood',
        box: [6.6, 5, 3, 5],
        pieces: [
          ['bed', 's', 0.3],
          ['wardrobe', 'w', 0.3],
        ],
      },
      { name: 'Pooja', kind: 'plain', box: [9.6, 5, 1.5, 2.2], pieces: [['shrine', 's', 0.5]] },
      { name: 'Bath 3', kind: 'wet', box: [9.6, 7.2, 1.5, 2.8], pieces: [['bath', 's', 0.5]] },
      {
        name: 'Bedroom 4',
        kind: 'wood',
        box: [11.1, 5, 3.1, 5],
        pieces: [
          ['bed', 's', 0.6],
          ['wardrobe', 'e', 0.25],
        ],
      },
      {
        name: 'Master bedroom',
        kind: 'wood',
        box: [14.2, 5, 3.8, 5],
        pieces: [
          ['bed', 's', 0.6],
          ['wardrobe', 'e', 0.16],
        ],
      },
    ],
    gaps: [
      door('h', 4.8, 0, 1.2, 1),
      gap('arch', 'v', 6.6, 3.6, 1.2),
      door('h', 7, 3.4, 0.95, -1),
      door('v', 9.8, 2, 0.8, 1),
      door('h', 12, 3.4, 0.8, -1),
      door('h', 13.6, 3.4, 0.95, -1),
      door('h', 15.9, 5, 0.8, -1),
      door('h', 14.25, 5, 0.9, 1),
      door('h', 6.9, 5, 0.95, 1),
      gap('arch', 'h', 9.9, 5, 0.9),
      door('v', 9.6, 7.5, 0.8, 1),
      door('h', 11.4, 5, 0.95, 1),
      gap('slide', 'h', 1.5, 7.2, 2.6),
      gap('window', 'h', 7.5, 0, 1.5),
      gap('window', 'h', 12, 0, 0.6),
      gap('window', 'h', 15.4, 0, 1.8),
      gap('window', 'h', 7.4, 10, 1.5),
      gap('window', 'h', 12, 10, 1.5),
      gap('window', 'h', 15.4, 10, 1.8),
      gap('window', 'v', 0, 4.6, 1.8),
      gap('window', 'v', 18, 3.9, 0.6),
    ],
  },
  office: {
    size: [14, 9],
    rooms: [
      {
        name: 'Reception',
        kind: 'hall',
        box: [0, 0, 4.4, 3.2],
        pieces: [
          ['till', 'n', 0.9],
          ['sofa', 'w', 0.2],
        ],
      },
      {
        name: 'Meeting room',
        kind: 'wood',
        box: [4.4, 0, 4.2, 3.2],
        pieces: [['table', 'n', 0.5]],
      },
      { name: 'Cabin 1', kind: 'wood', box: [8.6, 0, 2.7, 3.2], pieces: [['desk', 'n', 0.5]] },
      { name: 'Cabin 2', kind: 'wood', box: [11.3, 0, 2.7, 3.2], pieces: [['desk', 'n', 0.5]] },
      {
        name: 'Open office',
        kind: 'plain',
        box: [0, 3.2, 10.4, 5.8],
        pieces: [
          ['desks', 's', 0.04],
          ['desks', 's', 0.34],
          ['desks', 's', 0.96],
        ],
      },
      {
        name: 'Pantry',
        kind: 'kitchen',
        box: [10.4, 3.2, 3.6, 2.6],
        pieces: [['counter', 'e', 0.5]],
      },
      { name: 'Toilet M', kind: 'wet', box: [10.4, 5.8, 1.8, 3.2], pieces: [['bath', 's', 0.5]] },
      { name: 'Toilet W', kind: 'wet', box: [12.2, 5.8, 1.8, 3.2], pieces: [['bath', 's', 0.5]] },
    ],
    gaps: [
      gap('slide', 'v', 0, 1.9, 1.2),
      gap('arch', 'h', 1.4, 3.2, 1.6),
      door('h', 5, 3.2, 1, -1),
      door('h', 9, 3.2, 0.9, -1),
      door('h', 11.6, 3.2, 0.9, -1),
      door('v', 10.4, 4.6, 0.9, 1),
      door('h', 10.8, 5.8, 0.8, 1),
      door('h', 12.6, 5.8, 0.8, 1),
      gap('window', 'h', 1, 9, 2.4),
      gap('window', 'h', 4.2, 9, 2.4),
      gap('window', 'h', 7.4, 9, 2.2),
      gap('window', 'v', 14, 3.9, 1.2),
      gap('window', 'h', 5.4, 0, 2),
    ],
  },
  shop: {
    size: [9, 11],
    rooms: [
      {
        name: 'Sales floor',
        kind: 'hall',
        box: [0, 3.4, 9, 7.6],
        pieces: [
          ['shelf', 'w', 0.2],
          ['shelf', 'e', 0.2],
          ['till', 'n', 0.8],
          ['shelf', 'w', 0.98],
          ['shelf', 'e', 0.98],
        ],
      },
      { name: 'Store', kind: 'plain', box: [0, 0, 4.2, 3.4], pieces: [['shelf', 'n', 0.5]] },
      { name: 'Office', kind: 'wood', box: [4.2, 0, 2.8, 3.4], pieces: [['desk', 'n', 0.5]] },
      { name: 'Toilet', kind: 'wet', box: [7, 0, 2, 3.4], pieces: [['bath', 'n', 0.5]] },
    ],
    gaps: [
      gap('slide', 'h', 1.2, 11, 6.6),
      door('h', 1.2, 3.4, 1, -1),
      door('h', 4.6, 3.4, 1, -1),
      door('h', 7.5, 3.4, 0.85, -1),
      gap('window', 'h', 5, 0, 1.2),
      gap('window', 'h', 7.6, 0, 0.7),
    ],
  },
};
