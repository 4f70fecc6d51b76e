import { beforeEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';
import type { Photo } from './shrinkPhoto.ts';

const FILE = new Blob(['photo']);
/** A photo that can be sent. */
async function shrunk(file: Blob): Promise<Photo> {
  const photo = await shrinkPhoto(file, 1);
  if (typeof photo === 'string') throw new Error(photo);
  return photo;
}
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
  const photo = await shrunk(FILE);
  expect(await photo.sent.text()).toBe('2048x1536');
  expect(await photo.small?.text()).toBe('480x360');
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
  [5_000, 1_000, ['2048x410', '480x96']],
  [1_000, 5_000, ['410x2048', '96x480']],
])('%d × %d pixels become %j', async (width, height, sizes) => {
  browser(width, height);
  const photo = await shrunk(FILE);
  expect([await photo.sent.text(), await photo.small?.text()]).toEqual(sizes);
});

test.each([
  [1, 1, 'This picture is too small: 1 × 1 pixels.'],
  [2_000, 150, 'This picture is too small: 2000 × 150 pixels.'],
  [2_000, 300, 'This picture is too narrow: 2000 × 300 pixels.'],
])('P-2.5-02 %d × %d pixels are refused before anything is sent', async (width, height, why) => {
  browser(width, height);
  expect(await shrinkPhoto(FILE, 200)).toContain(why);
  expect(steps.slice(1)).toEqual(['close']);
});

test.each([{ canDraw: false }, { canWrite: false }])(
  'with %j it is sent as it is, and given back',
  async (can) => {
    browser(100, 100, can);
    expect(await shrinkPhoto(FILE, 1)).toEqual({ sent: FILE, small: null });
    expect(steps.at(-1)).toBe('close');
  },
);

/** The first box of a file of an iPhone, before so many bytes that say nothing. */
const heic = (type = '', rest = 0) =>
  new Blob(['\0\0\0\x18ftypheic\0\0\0\0mif1heic', new Uint8Array(rest)], { type });
const HEIC =
  'HEIC photos are not supported. On an iPhone, choose Settings, Camera, Formats, Most Compatible. On a Samsung Galaxy, turn off “High efficiency pictures” in the camera settings. Or send the photo to yourself as a JPEG.';

test.each([
  ['its bytes', heic()],
  ['its type', new Blob(['?'], { type: 'image/heic' })],
  ['its bytes, larger than can be sent', heic('image/jpeg', LIMITS.picture.maxBytes)],
])(
  'E14 HEIC by %s says what to do on either make of phone where it cannot be read',
  async (_how, file) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('No picture.')));
    const revoked = vi.fn<(address: string) => void>();
    Object.assign(URL, { createObjectURL: () => 'blob:heic', revokeObjectURL: revoked });
    expect(await shrinkPhoto(file, 1)).toBe(HEIC);
    expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:heic');
  },
);

test('HEIC is sent as JPEG where the browser reads it', async () => {
  browser(4096, 3072);
  const photo = await shrinkPhoto(heic(), 1);
  expect(photo).toMatchObject({ sent: expect.any(Blob), small: expect.any(Blob) });
  expect(steps).toContain('write 2048x1536 image/jpeg 0.82');
});

test('HEIC is sent as JPEG where the browser shows it and makes no bitmap of it', async () => {
  browser(0, 0);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('No picture.')));
  const revoked = vi.fn<(address: string) => void>();
  Object.assign(URL, { createObjectURL: () => 'blob:heic', revokeObjectURL: revoked });
  Object.assign(HTMLImageElement.prototype, {
    decode(this: HTMLImageElement) {
      [this.width, this.height] = [3000, 1500];
      return Promise.resolve();
    },
  });
  const photo = await shrinkPhoto(heic(), 1);
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  expect(photo).toMatchObject({ sent: expect.any(Blob), small: expect.any(Blob) });
  expect(steps).toContain('write 2048x1024 image/jpeg 0.82');
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:heic');
});

test('what the browser cannot read is sent as it is, unless it is too large', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('No picture.')));
  const largest = sized(LIMITS.picture.maxBytes);
  expect(await shrinkPhoto(largest, 1)).toEqual({ sent: largest, small: null });
  expect(await shrinkPhoto(sized(LIMITS.picture.maxBytes + 1), 1)).toBe(
    'This photo cannot be read and is larger than 5 MB. Please choose a JPG or PNG.',
  );
});
