import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ask } from './accounts.ts';
import { discardUpload, newSeller, photoPath, postListing } from './listings.ts';
import { open } from './pages.ts';
import { test } from './people.ts';

const main = (page: Page) => page.getByRole('main');
const tiles = (page: Page) =>
  page.getByRole('list', { name: 'Chosen photos' }).getByRole('listitem');
const order = (page: Page) =>
  tiles(page).evaluateAll((items) => items.map((item) => item.querySelector('img')?.alt ?? ''));
const cover = (page: Page) => page.locator('li:has(input[type=radio]:checked) img');
const input = (page: Page) => page.locator('input[name=images]');
const bars = (page: Page) => tiles(page).getByRole('progressbar');
const isUpload = (headers: Record<string, string>) =>
  headers['content-type']?.startsWith('multipart/') === true;

/** The second step of the edit page of a listing with two photos, whose names are those of the files added. */
async function openUploader(page: Page, photos = 1): Promise<string> {
  await newSeller(page);
  const { id } = await postListing(page, { photos });
  await openStep2(page, id);
  return id;
}

async function openStep2(page: Page, id: string): Promise<void> {
  await open(page, `/seller-dashboard/edit-property/${id}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(input(page)).toBeAttached();
}

/** Every photo is on the server. */
async function uploaded(page: Page, count: number): Promise<void> {
  await expect(tiles(page)).toHaveCount(count);
  await expect(bars(page)).toHaveCount(0, { timeout: 40_000 });
}

/** The photos as the browser's store has them for its next page: their order and the cover. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ names: string[]; cover: string | undefined } | null>((resolve, reject) => {
        const opening = indexedDB.open('posting', 1);
        opening.addEventListener('error', () => reject(new Error('No store opens.')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('photos').objectStore('photos').getAll();
          reading.addEventListener('success', () => {
            const set = reading.result.find((each) => 'entries' in each);
            const entries: { key: string; name: string }[] = set?.entries ?? [];
            opening.result.close();
            resolve(
              set && {
                names: entries.map(({ name }) => name),
                cover: entries.find(({ key }) => key === set.cover)?.name,
              },
            );
          });
        });
      }),
  );

/** What the browser sends as photos, as they leave it. Call it before the page is opened. */
async function watchUploads(page: Page): Promise<Buffer[]> {
  const sent: Buffer[] = [];
  await page.exposeFunction('noteUpload', (bytes: number[]) => void sent.push(Buffer.from(bytes)));
  await page.addInitScript(() => {
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: Document | XMLHttpRequestBodyInit | null): void {
        const file = body instanceof FormData ? body.get('0') : null;
        if (file instanceof Blob) {
          void file.arrayBuffer().then((bytes) => {
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- exposeFunction put it there
            const { noteUpload } = window as unknown as { noteUpload: (bytes: number[]) => void };
            noteUpload([...new Uint8Array(bytes)]);
          });
        }
        super.send(body);
      }
    };
  });
  return sent;
}

async function largePhoto(): Promise<Buffer> {
  const create = { width: 3_000, height: 4_000, channels: 3, background: '#8aa39b' } as const;
  return sharp({ create }).jpeg().toBuffer();
}

test('P-2.5-01 P-2.5-02 P-2.5-04 photos are browsed for, made small, upright and without their place, and removed', async ({
  page,
}) => {
  const sent = await watchUploads(page);
  const id = await openUploader(page);
  await expect(page.getByText('JPG/PNG up to 5MB each')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page
    .locator('label')
    .filter({ has: input(page) })
    .click();
  await (
    await chooser
  ).setFiles([photoPath('gps_DSCN0010.jpg'), photoPath('SOURCE.md'), photoPath('landscape_6.jpg')]);
  await uploaded(page, 3);
  await expect(
    page.getByText('Only image files are accepted. Not added: SOURCE.md.'),
  ).toBeVisible();
  await input(page).setInputFiles({
    name: 'large.jpg',
    mimeType: 'image/jpeg',
    buffer: await largePhoto(),
  });
  await uploaded(page, 4);
  await expect.poll(() => sent.length).toBe(3);
  expect(sent.some((bytes) => bytes.includes('Exif'))).toBe(false);
  const sizes = await Promise.all(
    sent.map(async (bytes) => {
      const { width, height } = await sharp(bytes, { failOn: 'none' }).metadata();
      return `${width} x ${height}`;
    }),
  );
  // Two are sent at a time.
  expect(sizes.toSorted()).toEqual(['1536 x 2048', '600 x 450', '640 x 480']);
  const stored = await ask<{ width: number; height: number }>(
    `SELECT width, height FROM picture WHERE width < height
       AND uploaded_by = (SELECT seller_id FROM property WHERE id = $1)`,
    [id],
  );
  expect(stored).toEqual([{ width: 1_536, height: 2_048 }]);

  await page.getByRole('button', { name: 'Remove photo 3, landscape_6.jpg' }).click();
  await uploaded(page, 3);
  expect(await order(page)).not.toContain('landscape_6.jpg');
});

test('P-2.5-03 of seventeen files fifteen are taken, and the others named', async ({ page }) => {
  await openUploader(page);
  const buffer = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#0f5c57' },
  })
    .jpeg()
    .toBuffer();
  await input(page).setInputFiles(
    Array.from({ length: 17 }, (_, index) => ({
      name: `${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer,
    })),
  );
  await expect(page.getByText('15 of 15 photos')).toBeVisible();
  await expect(main(page)).toContainText(
    'A listing takes at most 15 photos. Not added: 15.jpg, 16.jpg, 17.jpg.',
  );
  await uploaded(page, 15);
});

test('P-2.5-01 photos are dropped and pasted', async ({ page }) => {
  await openUploader(page);
  const bytes = [...(await smallPhoto())];
  await page.evaluate((given) => {
    const fileOf = (name: string) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(given)], name, { type: 'image/png' }));
      return data;
    };
    const zone = document.querySelector('input[name=images]')?.closest('div');
    const dropped = { dataTransfer: fileOf('dropped.png'), bubbles: true, cancelable: true };
    zone?.dispatchEvent(new DragEvent('dragover', dropped));
    zone?.dispatchEvent(new DragEvent('drop', dropped));
    const pasted = { clipboardData: fileOf('pasted.png'), bubbles: true, cancelable: true };
    document.body.dispatchEvent(new ClipboardEvent('paste', pasted));
  }, bytes);
  await uploaded(page, 3);
  expect((await order(page)).slice(1)).toEqual(['dropped.png', 'pasted.png']);
});

async function smallPhoto(): Promise<Buffer> {
  const create = { width: 40, height: 30, channels: 4, background: '#0f5c5780' } as const;
  return sharp({ create }).png().toBuffer();
}

test('P-2.5-01 the cover and the order are chosen by mouse and by keyboard alone', async ({
  page,
}) => {
  await openUploader(page);
  await input(page).setInputFiles([
    photoPath('landscape_1.jpg'),
    photoPath('landscape_2.jpg'),
    photoPath('landscape_3.jpg'),
  ]);
  await uploaded(page, 4);
  const [first = ''] = await order(page);

  // By mouse: the third photo to the first place.
  await tiles(page).nth(3).scrollIntoViewIfNeeded();
  const from = await tiles(page).nth(2).locator('img').boundingBox();
  const to = await tiles(page).nth(0).locator('img').boundingBox();
  if (!from || !to) throw new Error('The photos are not on screen.');
  await page.mouse.move(from.x + 40, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x + 50, to.y + 50, { steps: 8 });
  await page.mouse.up();
  await expect
    .poll(() => order(page))
    .toEqual(['landscape_2.jpg', first, 'landscape_1.jpg', 'landscape_3.jpg']);
  await expect(cover(page)).toHaveAttribute('alt', 'landscape_2.jpg');

  // Escape puts it back.
  await page.mouse.move(from.x + 40, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(to.x + 50, to.y + 50, { steps: 8 });
  await expect.poll(async () => (await order(page))[0]).toBe('landscape_1.jpg');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await order(page))[0]).toBe('landscape_2.jpg');
  await page.mouse.up();

  // By keyboard: the last photo one place to the left, then as the cover.
  const left = page.getByRole('button', { name: 'Move left: photo 4, landscape_3.jpg' });
  await left.focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => order(page))
    .toEqual(['landscape_2.jpg', first, 'landscape_3.jpg', 'landscape_1.jpg']);
  await expect(page.getByText('landscape_3.jpg is now photo 3 of 4.')).toBeAttached();
  const moved = page.getByRole('button', { name: 'Move left: photo 3, landscape_3.jpg' });
  await expect(moved).toBeFocused();
  const radio = page.getByRole('radio', { name: 'Cover photo 3, landscape_3.jpg' });
  await page.getByRole('radio', { name: 'Cover photo 1, landscape_2.jpg' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(radio).toBeFocused();
  await expect(cover(page)).toHaveAttribute('alt', 'landscape_3.jpg');
});

test('P-2.5-01 a finger moves a photo by its handle', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await openUploader(page, 3);
  await uploaded(page, 3);
  const handle = tiles(page).nth(1).locator('.touch-none');
  await handle.scrollIntoViewIfNeeded();
  const names = await tiles(page).evaluateAll((items) => items.map((item) => item.dataset['key']));
  const from = await handle.boundingBox();
  const to = await tiles(page).nth(0).boundingBox();
  if (!from || !to) throw new Error('The photos are not on screen.');
  const cdp = await context.newCDPSession(page);
  const at = (x: number, y: number) => ({ touchPoints: [{ x, y }] });
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(start.x, start.y) });
  for (let step = 1; step <= 6; step += 1) {
    const x = start.x + ((to.x + 60 - start.x) * step) / 6;
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x, start.y) });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect
    .poll(() => tiles(page).evaluateAll((items) => items.map((item) => item.dataset['key'])))
    .toEqual([names[1], names[0], names[2]]);
  await context.close();
});

test('progress is shown on a slow network; without one the photos wait and go on by themselves', async ({
  page,
  context,
}) => {
  await openUploader(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 200_000,
    uploadThroughput: 20_000,
  });
  await input(page).setInputFiles([photoPath('landscape_1.jpg'), photoPath('landscape_2.jpg')]);
  await expect
    .poll(() =>
      bars(page)
        .first()
        .evaluate((bar: HTMLProgressElement) => bar.value),
    )
    .toBeGreaterThan(0.1);
  await expect(tiles(page).nth(1)).toContainText(/Uploading [1-9]\d?%/);
  await context.setOffline(true);
  await expect(page.getByText('Waiting for the connection.')).toHaveCount(2);
  await cdp.detach();
  await context.setOffline(false);
  await uploaded(page, 3);
});

test('a lost tab comes back with its photos, their order and their cover; what the server lost is sent again', async ({
  page,
  context,
}) => {
  const id = await openUploader(page);
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (!isUpload(response.request().headers())) return;
    const { data }: { data: { uploadPicture: { id: string } } } = await response.json();
    answers.push(data.uploadPicture.id);
  });
  await input(page).setInputFiles([photoPath('landscape_1.jpg'), photoPath('landscape_2.jpg')]);
  await uploaded(page, 3);
  await page.getByRole('button', { name: 'Move left: photo 3, landscape_2.jpg' }).click();
  await page.getByRole('radio', { name: 'Cover photo 3, landscape_1.jpg' }).check();
  const before = await order(page);
  await expect.poll(() => kept(page)).toEqual({ names: before, cover: 'landscape_1.jpg' });
  await expect.poll(() => answers.length).toBe(2);
  await discardUpload(page, answers[0] ?? '');
  const gone = async () => (await page.request.head(`/media/${answers[0]}/320.jpg`)).status();
  await expect.poll(gone).toBe(404);
  await page.close();

  const again = await context.newPage();
  const sent = await watchUploads(again);
  await openStep2(again, id);
  await uploaded(again, 3);
  expect(await order(again)).toEqual(before);
  await expect(cover(again)).toHaveAttribute('alt', 'landscape_1.jpg');
  await expect.poll(() => sent.length).toBe(1);
});

test('what the server cannot use says why, and can only be removed', async ({ page }) => {
  await openUploader(page);
  await input(page).setInputFiles({
    name: 'broken.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('This is no photo.'),
  });
  await expect(tiles(page).nth(1)).toContainText(/picture|photo|image/i);
  await expect(page.getByRole('button', { name: 'Retry broken.jpg' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Update Property' }).click();
  await expect(page.getByRole('alert')).toContainText('Some pictures are not sent yet');
  await page.getByRole('button', { name: 'Remove photo 2, broken.jpg' }).click();
  await expect(tiles(page)).toHaveCount(1);
});
