import { expect, test } from 'vitest';
import { Canvas } from './canvas.ts';
import { arch, rectangle, shapeOf, stroke } from './shape.ts';

/** The red of every pixel, row by row: black on white tells how much of each is covered. */
function covered(draw: (canvas: Canvas) => void, width = 4, height = 3): number[][] {
  const canvas = new Canvas(width, height, '#FFFFFF');
  draw(canvas);
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_each, x) => canvas.pixels[(y * width + x) * 3] ?? -1),
  );
}

test.each([
  [
    'inside',
    rectangle(1, 1, 2, 1),
    [
      [255, 255, 255, 255],
      [255, 0, 0, 255],
      [255, 255, 255, 255],
    ],
  ],
  [
    'half a pixel off',
    rectangle(0.5, 0.5, 2, 1),
    [
      [191, 128, 191, 255],
      [191, 128, 191, 255],
      [255, 255, 255, 255],
    ],
  ],
  [
    'beyond every edge',
    rectangle(-9, -9, 30, 30),
    [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  ],
  [
    'over the left and upper edge',
    rectangle(-2, -2, 3, 3),
    [
      [0, 255, 255, 255],
      [255, 255, 255, 255],
      [255, 255, 255, 255],
    ],
  ],
  [
    'over the right and lower edge',
    rectangle(3, 2, 5, 5),
    [
      [255, 255, 255, 255],
      [255, 255, 255, 255],
      [255, 255, 255, 0],
    ],
  ],
  [
    'outside',
    rectangle(8, 0, 2, 2),
    [
      [255, 255, 255, 255],
      [255, 255, 255, 255],
      [255, 255, 255, 255],
    ],
  ],
  [
    'against the clock',
    [[1, 1, 1, 2, 3, 2, 3, 1]],
    [
      [255, 255, 255, 255],
      [255, 0, 0, 255],
      [255, 255, 255, 255],
    ],
  ],
  [
    'a slope',
    [[0, 0, 4, 0, 0, 3]],
    [
      [0, 0, 11, 159],
      [0, 43, 213, 255],
      [96, 244, 255, 255],
    ],
  ],
])('a shape %s covers its pixels', (_name, shape, pixels) => {
  expect(covered((canvas) => canvas.fill(shape, '#000000'))).toEqual(pixels);
});

test('an outline that turns against another is a hole, and half the colour is half', () => {
  const outline = rectangle(0, 0, 4, 3).concat([[1, 1, 1, 2, 3, 2, 3, 1]]);
  const half = covered((canvas) => {
    canvas.fill(outline, '#000000', 0.5);
  });
  expect(half).toEqual([
    [128, 128, 128, 128],
    [128, 255, 255, 128],
    [128, 128, 128, 128],
  ]);
});

test('each channel of a colour is mixed by itself', () => {
  const canvas = new Canvas(1, 1, '#102030');
  expect([...canvas.pixels]).toEqual([16, 32, 48]);
  canvas.fill(rectangle(0, 0, 1, 1), '#204060', 0.25);
  expect([...canvas.pixels]).toEqual([20, 40, 60]);
});

test('a picture is shown at its corner, and nothing beyond its edges', () => {
  const data = Uint8Array.from([1, 2, 3, 4].flatMap((value) => [value, value, value]));
  const picture = { data, width: 2, height: 2 };
  const at = { x: 1, y: 1 };
  const shown = covered((canvas) => canvas.fillWith(rectangle(0, 0, 4, 4), picture, at), 4, 4);
  expect(shown).toEqual([
    [255, 255, 255, 255],
    [255, 1, 2, 255],
    [255, 3, 4, 255],
    [255, 255, 255, 255],
  ]);
});

test('a path is read with y upwards, its curves in eight pieces', () => {
  const at = { scale: 2, x: 10, y: 20 };
  expect(shapeOf('M0 0L4 0L4 3Z M1 1L2 2Z', at)).toEqual([
    [10, 20, 18, 20, 18, 14],
    [12, 18, 14, 16],
  ]);
  const [quadratic = []] = shapeOf('M0 0Q4 8 8 0', { scale: 1, x: 0, y: 0 });
  const [cubic = []] = shapeOf('M0 0C0 8 8 8 8 0', { scale: 1, x: 0, y: 0 });
  expect([quadratic.length, cubic.length]).toEqual([18, 18]);
  expect(quadratic.slice(8, 10).map((each) => Math.round(each * 1e9) / 1e9)).toEqual([4, -4]);
  expect(cubic.slice(8, 10)).toEqual([4, -6]);
  expect(cubic.slice(4, 6)).toEqual([1.25, -4.5]);
  expect(cubic.slice(-2)).toEqual([8, 0]);
});

test('an arch and a stroke have their corners where they should', () => {
  const [outline = []] = arch({ x: 0, y: 0, width: 10, height: 8 }, { rx: 5, ry: 4 }, 1);
  const rounded = outline.map((each) => Math.round(each * 1e6) / 1e6);
  expect(rounded).toHaveLength(4 * 33 * 2);
  expect([rounded.slice(0, 2), rounded.slice(66, 68)]).toEqual([
    [0, 4],
    [5, 0],
  ]);
  expect([rounded.slice(132, 134), rounded.slice(198, 200)]).toEqual([
    [10, 7],
    [1, 8],
  ]);
  expect(rounded.slice(-2)).toEqual([0, 7]);
  expect(stroke(0, 0, 4, 0, 2)).toEqual([[0, -1, 4, -1, 4, 1, 0, 1]]);
  expect(stroke(1, 1, 1, 5, 2)).toEqual([[2, 1, 2, 5, 0, 5, 0, 1]]);
});
