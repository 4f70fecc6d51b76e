import { beforeEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../../../../schema/limits.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';

const FILE = new Blob(['photo']);
const sized = (size: number) => Object.defineProperty(new Blob(), 'size', { value: size });

/** What was drawn: a line a step, and the canvases with it. jsdom draws nothing. */
let steps: string[] = [];
let canvases: HTMLCanvasElement[] = [];

beforeEach(() => {
  steps = [];
  canvases = [];
});

function browser(width: number, height: number, { canDraw = true, canWrite = true } = {}) {
  vi.stubGlobal('createImageBitmap', async (file: Blob, options: object) => {
    steps.push(`read ${file === FILE} ${JSON.stringify(options)}`);
    return { width, height, close: () => steps.push('close') };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((): never => {
    const pen = {
      fillStyle: '',
      imageSmoothingQuality: '',
      fillRect: (...box: number[]) => steps.push(`fill ${pen.fillStyle} ${box.join(' ')}`),
      drawImage: (_drawn: object, ...box: number[]) =>
        steps.push(`draw ${pen.imageSmoothingQuality} ${box.join(' ')}`),
    };
    // A context is much more than what is used of it.
    // eslint-disable-next-line typescript/no-unsafe-type-assertion
    return (canDraw ? pen : null) as never;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function write(
    this: HTMLCanvasElement,
    done,
    type,
    quality,
  ) {
    canvases.push(this);
    steps.push(`write ${this.width}x${this.height} ${type} ${String(quality)}`);
    done(canWrite ? new Blob([`${this.width}x${this.height}`]) : null);
  });
}

test('D-73 a photo is drawn upright on white paper, at most 2,048 pixels long, and once more small', async () => {
  browser(4096, 3072);
  const photo = await shrinkPhoto(FILE);
  expect(await photo?.sent.text()).toBe('2048x1536');
  expect(await photo?.small?.text()).toBe('480x360');
  expect(steps).toEqual([
    'read true {"imageOrientation":"from-image"}',
    'fill #ffffff 0 0 2048 1536',
    'draw high 0 0 2048 1536',
    'write 2048x1536 image/jpeg 0.82',
    'fill #ffffff 0 0 480 360',
    'draw high 0 0 480 360',
    'write 480x360 image/jpeg 0.82',
    'close',
  ]);
  expect(canvases.map(({ width, height }) => [width, height])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test.each([
  [300, 200, ['300x200', '300x200']],
  [1536, 4096, ['768x2048', '180x480']],
  [10_000, 1, ['2048x1', '480x1']],
  [1, 10_000, ['1x2048', '1x480']],
])('%d × %d pixels become %j', async (width, height, sizes) => {
  browser(width, height);
  const photo = await shrinkPhoto(FILE);
  expect([await photo?.sent.text(), await photo?.small?.text()]).toEqual(sizes);
});

test.each([{ canDraw: false }, { canWrite: false }])(
  'with %j it is sent as it is, and given back',
  async (can) => {
    browser(100, 100, can);
    expect(await shrinkPhoto(FILE)).toEqual({ sent: FILE, small: null });
    expect(steps.at(-1)).toBe('close');
  },
);

test('what the browser cannot read is sent as it is, unless it is too large', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('No picture.')));
  const largest = sized(LIMITS.picture.maxBytes);
  expect(await shrinkPhoto(largest)).toEqual({ sent: largest, small: null });
  expect(await shrinkPhoto(sized(LIMITS.picture.maxBytes + 1))).toBeNull();
});
