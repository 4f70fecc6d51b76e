import { beforeEach, expect, test } from 'vitest';
import { photo } from '../../test/fakes/photos.ts';
import { openPictureHouse, type PictureHouse } from '../../test/fakes/pictureHouse.ts';
import { nightly } from '../../test/harness/retention.ts';
import { listingAttachmentOwner } from '../pictures/attachPictures.ts';
import { newId } from '../platform/ids.ts';
import { removedListingRetention } from './removedPictures.ts';

let house: PictureHouse;

beforeEach(async () => {
  house = await openPictureHouse();
});

const CONTACT = { contactPhone: '9000000001', contactEmail: 'asha@example.com' };
const LISTING = {
  title: 'Flat',
  contact_phone: '9000000001',
  contact_email: 'asha@example.com',
  revision: { content: { title: 'Large flat', ...CONTACT } },
};

async function removedListing(days: number, owner?: string): Promise<{ picture: string }> {
  const id = newId();
  const picture = await house.accept(await photo(300, 200).jpeg().toBuffer());
  const attachment = { owner: owner ?? listingAttachmentOwner(id), uploader: null };
  await house.pictures.attach(house.context, [picture.id], attachment);
  await house.database.query({
    text: `INSERT INTO removed_property (id, seller_id, removed_by, removed_at, listing, picture_ids)
      VALUES ($1, $1, $1, now() - make_interval(days => $2), $4, $3)`,
    values: [id, days, [picture.id], owner ? { ...LISTING, revision: null } : LISTING],
  });
  return { picture: picture.id };
}

test('D-79 the pictures of a removed listing go after 30 days, those of others stay', async () => {
  const [due, recent] = [await removedListing(31), await removedListing(29)];
  const shared = await removedListing(31, 'demo');
  await nightly(house.database, [removedListingRetention(house.pictures)]);
  await house.runJob('pictures-render');
  await house.runJob('pictures-sweep');
  const left = await house.database.query<{ id: string }>({ text: 'SELECT id FROM picture' });
  expect(left.map(({ id }) => id).sort()).toEqual([recent.picture, shared.picture].sort());
  expect(await house.stored({ id: due.picture })).toEqual([]);
  const rows = await house.database.query<{ listing: object }>({
    text: 'SELECT listing FROM removed_property WHERE pictures_removed_at IS NOT NULL ORDER BY id',
  });
  expect(rows.map(({ listing }) => listing)).toEqual([
    { title: 'Flat', revision: { content: { title: 'Large flat' } } },
    { title: 'Flat', revision: null },
  ]);
  const saved = await house.database.query({
    text: 'SELECT listing FROM removed_property WHERE pictures_removed_at IS NULL',
  });
  expect(saved).toEqual([{ listing: LISTING }]);
});

test('a removed listing whose pictures cannot go is tried again', async () => {
  await removedListing(31);
  const due = () =>
    house.database.query({
      text: `SELECT FROM removed_property
        WHERE pictures_removed_at IS NULL AND removed_at < now() - interval '30 days'`,
    });
  expect(await due()).toHaveLength(1);
  const away = { ...house.pictures, remove: () => Promise.reject(new Error('away')) };
  await expect(nightly(house.database, [removedListingRetention(away)])).rejects.toThrow('away');
  expect(await due()).toHaveLength(1);
  await nightly(house.database, [removedListingRetention(house.pictures)]);
  expect(await due()).toHaveLength(0);
});
