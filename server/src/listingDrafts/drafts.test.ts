import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount } from '../../test/factories.ts';
import { photo } from '../../test/fakes/photos.ts';
import { openPictureHouse, type PictureHouse } from '../../test/fakes/pictureHouse.ts';
import { nightly } from '../../test/harness/retention.ts';
import { viewerOf } from '../../test/harness/application.ts';
import { attachToListing } from '../pictures/attachPictures.ts';
import { uploadPicture } from '../pictures/uploadPicture.ts';
import { type Context } from '../platform/context.ts';
import { checkInput, inputOf } from '../platform/validation.ts';
import { discardDraft, findDraft, saveDraft } from './draft.ts';
import { DraftInput } from './draft.input.ts';
import { draftRetention } from './sweepDrafts.ts';

const LISTING = 'c'.repeat(24);
let house: PictureHouse;
let seller: Context;
let other: Context;
let small: Buffer;

beforeAll(async () => {
  house = await openPictureHouse();
  small = await photo(300, 200).jpeg().toBuffer();
  const [first, second] = [await buildAccount(house.database), await buildAccount(house.database)];
  seller = { ...house.context, viewer: viewerOf(first) };
  other = { ...house.context, viewer: viewerOf(second) };
});

beforeEach(() => house.database.query({ text: 'TRUNCATE picture, posting_draft' }));

async function upload(as = seller): Promise<string> {
  return (await uploadPicture(as, house.pictures, small)).id;
}

async function save(pictures: readonly string[], content = '{"bhk":"2 BHK"}', as = seller) {
  const input = inputOf(DraftInput, { content, pictures });
  await checkInput(input);
  return saveDraft(as, house.pictures, input);
}

/** A draft of so many characters. */
function ofLength(length: number): string {
  return JSON.stringify({ text: 'x'.repeat(length - '{"text":""}'.length) });
}

async function picturesOf(as = seller): Promise<string[] | undefined> {
  return (await findDraft(as, house.pictures))?.pictures.map(({ id }) => id);
}

/** What is left of these after a day and a sweep. */
async function afterADay(ids: readonly string[]): Promise<string[]> {
  const { database } = house;
  await database.query({ text: `UPDATE picture SET created_at = now() - interval '25 hours'` });
  await house.runJob('pictures-render');
  await house.runJob('pictures-sweep');
  const left = await database.query<{ id: string }>({ text: 'SELECT id FROM picture' });
  return ids.filter((id) => left.some((row) => row.id === id));
}

describe('a draft', () => {
  test('is read as it was saved, with its pictures in order, by its account alone', async () => {
    const [a, b] = [await upload(), await upload()];
    await save([b, a], '{"title":"नमस्ते \\u0000 {"}');
    expect(await findDraft(seller, house.pictures)).toMatchObject({
      content: '{"title":"नमस्ते \\u0000 {"}',
      pictures: [{ id: b }, { id: a }],
      updatedAt: expect.any(Date),
    });
    expect(await findDraft(other, house.pictures)).toBeNull();
  });

  test('keeps its pictures from the sweeper; what is left out goes', async () => {
    const [saved, leftOut, never] = [await upload(), await upload(), await upload()];
    await save([saved, leftOut]);
    await save([saved]);
    expect(await picturesOf()).toEqual([saved]);
    expect(await afterADay([saved, leftOut, never])).toEqual([saved]);
  });

  test('passes over what is gone or is not of this account, and keeps what was typed', async () => {
    const [own, remote] = [await upload(), await upload(other)];
    const saved = await save([remote, 'f'.repeat(24), own, own]);
    expect(saved.pictures.map(({ id }) => id)).toEqual([own]);
    expect((await save([remote], '{}', other)).pictures).toHaveLength(1);
  });

  test('hands its pictures over to the listing that is posted', async () => {
    const [posted, spare] = [await upload(), await upload()];
    await save([posted, spare]);
    await attachToListing(seller, house.pictures, [posted], LISTING);
    expect(await picturesOf()).toEqual([spare]);
    await discardDraft(seller, house.pictures);
    expect(await findDraft(seller, house.pictures)).toBeNull();
    expect(await afterADay([posted, spare])).toEqual([posted]);
  });

  test('of another account hands nothing over', async () => {
    const id = await upload();
    await save([id]);
    const pending = attachToListing(other, house.pictures, [id], LISTING);
    await expect(pending).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await picturesOf()).toEqual([id]);
  });

  test('saved in two tabs at once loses no picture from sight', async () => {
    const ids = [await upload(), await upload()];
    await Promise.all(ids.map((id) => save([id])));
    const [shown] = (await picturesOf()) ?? [];
    expect(await afterADay(ids)).toEqual([shown]);
  });

  test('of two devices the later one writes over nothing that it has not seen', async () => {
    const seeing = async (seen: Date, content: string, pictures: readonly string[] = []) => {
      const input = inputOf(DraftInput, { content, pictures, seen });
      await checkInput(input);
      return saveDraft(seller, house.pictures, input);
    };
    const [none, picture] = [new Date(0), await upload()];
    const first = await seeing(none, '{"a":1}', [picture]);
    // The other device had begun as well before there was a draft.
    await expect(seeing(none, '{"b":1}')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This draft has since been saved on another device or tab. Nothing was overwritten.',
    });
    expect(await findDraft(seller, house.pictures)).toMatchObject({
      content: '{"a":1}',
      pictures: [{ id: picture }],
    });
    const second = await seeing(first.updatedAt, '{"a":1,"b":1}', [picture]);
    await expect(seeing(first.updatedAt, '{"a":2}')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await findDraft(seller, house.pictures))?.content).toBe('{"a":1,"b":1}');
    // What another device has posted or dropped is begun again by whoever goes on.
    await discardDraft(seller, house.pictures);
    expect((await seeing(second.updatedAt, '{"a":3}')).content).toBe('{"a":3}');
    // Clients that say nothing of it replace what is there, as ever.
    expect((await save([], '{"c":1}')).content).toBe('{"c":1}');
  });

  test('of two first ones at the same moment one is told', async () => {
    const first = (content: string) =>
      saveDraft(
        seller,
        house.pictures,
        inputOf(DraftInput, { content, pictures: [], seen: new Date(0) }),
      );
    const done = await Promise.allSettled([first('{"a":1}'), first('{"b":1}')]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test.each([
    ['no JSON', '{', [], 'A draft must be a JSON object.'],
    ['no object', '[]', [], 'A draft must be a JSON object.'],
    [
      'too long',
      ofLength(40_001),
      [],
      'This draft is too long to save. Please post it or shorten it.',
    ],
    [
      'too many pictures',
      '{}',
      Array.from({ length: 16 }, (_, index) => String(index)),
      'A property can have at most 15 pictures.',
    ],
  ])('that is %s is refused with a sentence', async (_what, content, ids, message) => {
    await expect(save(ids, content)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      problems: [{ message }],
    });
    expect(await findDraft(seller, house.pictures)).toBeNull();
  });

  test('may be 40,000 characters long, and is forgotten when its account says so, also twice', async () => {
    await save([], ofLength(40_000));
    expect((await findDraft(seller, house.pictures))?.content).toHaveLength(40_000);
    expect(await discardDraft(seller, house.pictures)).toBe(true);
    expect(await findDraft(seller, house.pictures)).toBeNull();
    expect(await discardDraft(seller, house.pictures)).toBe(true);
  });

  test('is forgotten with its pictures after 30 days without a change', async () => {
    const [old, fresh] = [await upload(), await upload(other)];
    await save([old]);
    await save([fresh], '{}', other);
    await house.database.query({
      text: `UPDATE posting_draft SET updated_at = now() - interval '31 days' WHERE account_id = $1`,
      values: [seller.viewer.kind === 'account' && seller.viewer.id],
    });
    await nightly(house.database, [draftRetention(house.pictures)]);
    expect(await findDraft(seller, house.pictures)).toBeNull();
    expect(await picturesOf(other)).toEqual([fresh]);
    expect(await afterADay([old, fresh])).toEqual([fresh]);
  });
});
