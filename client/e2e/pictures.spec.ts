import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ask } from './accounts.ts';
import { newSeller, photoFile, postListing, TEXT_FILE } from './listings.ts';
import { open } from './pages.ts';

const tiles = (page: Page) =>
  page.getByRole('list', { name: 'Selected photos' }).getByRole('listitem');
const order = (page: Page) =>
  tiles(page).evaluateAll((items) => items.map((item) => item.querySelector('img')?.alt ?? ''));
const cover = (page: Page) => page.locator('li:has(input[type=radio]:checked) img');
const input = (page: Page) => page.locator('input[name=images]');
const bars = (page: Page) => tiles(page).getByRole('progressbar');

test.use({ hasTouch: true });

/** The second step of the edit page of a listing with one photo. */
async function openUploader(page: Page): Promise<string> {
  await newSeller(page);
  const { id } = await postListing(page, { photos: 1 });
  await open(page, `/seller-dashboard/edit-property/${id}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(input(page)).toBeAttached();
  return id;
}

/** Every photo is on the server. */
async function uploaded(page: Page, count: number): Promise<void> {
  await expect(tiles(page)).toHaveCount(count);
  await expect(bars(page)).toHaveCount(0);
}

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

test('photos are browsed for, dropped and pasted, and leave small, upright and without their place', async ({
  page,
  context,
}) => {
  const sent = await watchUploads(page);
  const id = await openUploader(page);
  await test.step('P-2.5-02 of what is browsed for only images are taken', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page
      .locator('label')
      .filter({ has: input(page) })
      .click();
    await (await chooser).setFiles([await photoFile('gps_DSCN0010.jpg'), TEXT_FILE]);
    await expect(
      page.getByRole('main').getByText('Only image files are accepted. Not added: SOURCE.md.'),
    ).toBeVisible();
    await uploaded(page, 2);
  });
  await test.step('P-2.5-01 photos are dropped, pasted and removed', async () => {
    await dropAndPaste(page, [await smallPhoto(), await smallPhoto('#8aa39b')]);
    await uploaded(page, 4);
    expect((await order(page)).slice(1)).toEqual(['gps_DSCN0010.jpg', 'dropped.png', 'pasted.png']);
    await page.getByRole('button', { name: 'Remove photo 3, dropped.png' }).click();
    await uploaded(page, 3);
    expect(await order(page)).not.toContain('dropped.png');
  });
  await test.step('a large one is made small and turned upright; nothing says where it was taken', async () => {
    const large = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: await largePhoto() };
    await input(page).setInputFiles(large);
    await uploaded(page, 4);
    await expect.poll(() => sent.length).toBe(4);
    expect(sent.some((bytes) => bytes.includes('Exif'))).toBe(false);
    const stored = await ask<{ width: number; height: number }>(
      `SELECT width, height FROM picture WHERE width < height
         AND uploaded_by = (SELECT seller_id FROM property WHERE id = $1)`,
      [id],
    );
    expect(stored).toEqual([{ width: 1_536, height: 2_048 }]);
  });

  await test.step('on a slow network the progress is shown; without one the photo waits', async () => {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: 200_000,
      uploadThroughput: 5_000,
    });
    await input(page).setInputFiles(await photoFile('landscape_2.jpg'));
    await expect(tiles(page).nth(4)).toContainText(/Uploading [1-9]\d?%/);
    await context.setOffline(true);
    await expect(page.getByText('Waiting for the connection.')).toBeVisible();
    await cdp.detach();
    await context.setOffline(false);
    await uploaded(page, 5);
  });
});

/** A file is dropped on the field, another pasted into the page. */
async function dropAndPaste(page: Page, photos: [Buffer, Buffer]): Promise<void> {
  await page.evaluate(
    ([first = [], second = []]) => {
      const fileOf = (name: string, values: number[]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(values)], name, { type: 'image/png' }));
        return data;
      };
      const zone = document.querySelector('input[name=images]')?.closest('div');
      const dropped = {
        dataTransfer: fileOf('dropped.png', first),
        bubbles: true,
        cancelable: true,
      };
      zone?.dispatchEvent(new DragEvent('dragover', dropped));
      zone?.dispatchEvent(new DragEvent('drop', dropped));
      const pasted = {
        clipboardData: fileOf('pasted.png', second),
        bubbles: true,
        cancelable: true,
      };
      document.body.dispatchEvent(new ClipboardEvent('paste', pasted));
    },
    photos.map((photo) => [...photo]),
  );
}

async function smallPhoto(background = '#0f5c5780'): Promise<Buffer> {
  const create = { width: 400, height: 300, channels: 4, background } as const;
  return sharp({ create }).png().toBuffer();
}

test('the cover and the order are chosen by mouse, by finger and by keyboard', async ({
  page,
  context,
}) => {
  await openUploader(page);
  const colours = ['#0f5c57', '#8aa39b', '#2b2b2b'];
  const files = colours.map(async (background, index) => ({
    name: `${index + 1}.png`,
    mimeType: 'image/png',
    buffer: await smallPhoto(background),
  }));
  await input(page).setInputFiles(await Promise.all(files));
  await uploaded(page, 4);
  const [first = ''] = await order(page);

  await test.step('by mouse, and Escape puts it back', async () => {
    await tiles(page).nth(3).scrollIntoViewIfNeeded();
    const from = await tiles(page).nth(2).locator('img').boundingBox();
    const to = await tiles(page).nth(0).locator('img').boundingBox();
    if (!from || !to) throw new Error('The photos are not on screen.');
    await page.mouse.move(from.x + 40, from.y + 40);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 20, { steps: 4 });
    await page.mouse.move(to.x + 50, to.y + 50, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => order(page)).toEqual(['2.png', first, '1.png', '3.png']);
    await expect(cover(page)).toHaveAttribute('alt', '2.png');

    await page.mouse.move(from.x + 40, from.y + 40);
    await page.mouse.down();
    await page.mouse.move(to.x + 50, to.y + 50, { steps: 8 });
    await expect.poll(async () => (await order(page))[0]).toBe('1.png');
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await order(page))[0]).toBe('2.png');
    await page.mouse.up();
  });

  await test.step('by finger, at the handle', async () => {
    const from = await tiles(page).nth(1).locator('.touch-none').boundingBox();
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
    await expect.poll(() => order(page)).toEqual([first, '2.png', '1.png', '3.png']);
  });

  await test.step('by keyboard, and what has moved is said', async () => {
    const left = page.getByRole('button', { name: 'Move left: photo 4, 3.png' });
    await left.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => order(page)).toEqual([first, '2.png', '3.png', '1.png']);
    await expect(page.getByText('3.png is now photo 3 of 4.')).toBeAttached();
    const moved = page.getByRole('button', { name: 'Move left: photo 3, 3.png' });
    await expect(moved).toBeFocused();
    const radio = page.getByRole('radio', { name: 'Cover photo 3, 3.png' });
    await page.getByRole('radio', { name: 'Cover photo 1, ' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(radio).toBeFocused();
    await expect(cover(page)).toHaveAttribute('alt', '3.png');
  });
});
