import { beforeEach, expect, test } from 'vitest';
import { buildAccount, buildPicture } from '../../../test/factories.ts';
import { photo } from '../../../test/fakes/photos.ts';
import { openPictureHouse, type PictureHouse } from '../../../test/fakes/pictureHouse.ts';
import { viewerOf } from '../../../test/harness/application.ts';
import { visitorContext } from '../../../test/harness/context.ts';
import { photographRow, type PictureRow } from '../../pictures/picture.presenter.ts';
import { type Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { picturesIn, type Showing, showPictures } from './contentPictures.ts';

let house: PictureHouse;
let admin: Context;
let adminId: string;

beforeEach(async () => {
  house = await openPictureHouse();
  const account = await buildAccount(house.database, { userType: 'site_admin' });
  adminId = account.id;
  admin = visitorContext(house.database, { viewer: viewerOf(account) });
});

const upload = () => buildPicture(house.database, adminId);
const show = (showing: Showing, as = admin) =>
  inTransaction(as, (inside) => showPictures(inside, house.pictures, showing));

async function isThere(id: string): Promise<boolean> {
  const rows = await house.database.query({
    text: `SELECT FROM picture WHERE id = $1 AND removed_at IS NULL AND claimed_by = 'content'`,
    values: [id],
  });
  return rows.length === 1;
}

test('what is shown is kept, and what nothing shows any more is taken away', async () => {
  const [one, other] = [await upload(), await upload()];
  const rows = await show({ shownBy: 'banner:1', ids: [one, other, one] });
  expect([...rows.keys()].sort()).toEqual([one, other].sort());
  expect(rows.get(one)).toMatchObject({ id: one, width: 1200, height: 900, illustration: false });
  await show({ shownBy: 'banner:1', ids: [other] });
  expect([await isThere(one), await isThere(other)]).toEqual([false, true]);
  await show({ shownBy: 'banner:1', ids: [] });
  expect(await isThere(other)).toBe(false);
});

test('a picture that two things show outlives one of them', async () => {
  const id = await upload();
  await show({ shownBy: 'banner:1', ids: [id] });
  expect((await show({ shownBy: 'page:2', ids: [id] })).has(id)).toBe(true);
  await show({ shownBy: 'banner:1', ids: [] });
  expect(await isThere(id)).toBe(true);
  await show({ shownBy: 'page:2', ids: [] });
  expect(await isThere(id)).toBe(false);
});

test("somebody else's upload and a picture that is gone are refused, and nothing changes", async () => {
  const [local, others] = [await upload(), await upload()];
  const viewer = viewerOf(await buildAccount(house.database, { userType: 'site_admin' }));
  const stranger = visitorContext(house.database, { viewer });
  await show({ shownBy: 'banner:1', ids: [local] });
  for (const id of [others, 'f'.repeat(24)]) {
    await expect(show({ shownBy: 'banner:1', ids: [id] }, stranger)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'One of the pictures no longer exists. Please add it again.',
    });
  }
  expect(await isThere(local)).toBe(true);
});

test('a picture that the thing kept so far stays whoever it belongs to', async () => {
  const picture = await house.accept(await photo(600, 400).jpeg().toBuffer());
  const before: PictureRow[] = [photographRow(picture, 'A courtyard')];
  const rows = await show({ shownBy: 'blog:1', ids: [picture.id], before });
  expect(rows.get(picture.id)).toEqual(before[0]);
  await show({ shownBy: 'blog:1', ids: [], before });
  expect(await house.served(picture, 320, 'jpg')).not.toBeNull();
});

test('the pictures of a text are those of the site', () => {
  const [id, other] = ['a'.repeat(24), 'b'.repeat(24)];
  expect(
    picturesIn(
      `<p>x</p><img src="/media/${id}/960.jpg" alt=""><img src="/media/${other}/320.webp"><img src="/media/x/1.jpg">`,
    ),
  ).toEqual([id, other]);
});
