import type { APIRequestContext, Page } from '@playwright/test';
import { smallestValid, subtypeByKey } from '../../schema/catalogue/interpret.ts';
import { cameraPhoto } from '../../server/test/fakes/photos.ts';
import { ask, newPerson, signInAs } from './accounts.ts';
import type { Person } from './accounts.ts';

export interface PostedListing {
  id: string;
  /** Ids, the cover first. */
  pictures: string[];
}

export interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photo for the browser's file dialog, turned as the number at the end of its name says. */
export async function photoFile(name: string): Promise<SentFile> {
  const [, orientation = '1'] = /_([1-8])\.jpg$/.exec(name) ?? [];
  return { name, mimeType: 'image/jpeg', buffer: await cameraPhoto(Number(orientation)) };
}

/** A file that is no photo. */
export const TEXT_FILE: SentFile = {
  name: 'SOURCE.md',
  mimeType: 'text/markdown',
  buffer: Buffer.from('No photo'),
};

/** Signs a new person in on this page. */
export async function newSeller(page: Page, changes: Partial<Person> = {}): Promise<Person> {
  const person = await newPerson({ userType: 'seller', ...changes });
  await signInAs(page, person.mobile ?? '');
  return person;
}

/**
 * Posts a listing of whoever is signed in on this page, with so many photos, through the same door
 * as the forms, and lets it be approved. Call it before a page is opened.
 */
export async function postListing(
  page: Page,
  { photos = 3, approved = true, input = {}, details = {} } = {},
): Promise<PostedListing> {
  const { request } = page;
  const bearer = await bearerOf(request);
  const pictures: string[] = [];
  for (let number = 1; number <= photos; number += 1) {
    pictures.push(await upload(request, bearer, `landscape_${number}.jpg`));
  }
  const { viewer } = await send<{ viewer: { account: { mobile: string } } }>(request, bearer, {
    query: '{ viewer { account { mobile } } }',
    variables: {},
  });
  const subtype = 'commercial-land';
  const made = await send<{ createProperty: { property: { id: string } } }>(request, bearer, {
    query: 'mutation ($input: ListingInput!) { createProperty(input: $input) { property { id } } }',
    variables: {
      input: {
        subtype,
        purpose: 'SELL',
        state: 'Uttar Pradesh',
        city: 'Noida',
        contactEmail: 'asha@example.in',
        contactPhone: viewer.account.mobile,
        details: {
          ...smallestValid(subtypeByKey(subtype)),
          locality: 'Sector 62',
          cost: 10_000_000,
          ...details,
        },
        pictures,
        ...input,
      },
    },
  });
  const { property } = made.createProperty;
  if (approved) {
    await ask(`UPDATE property SET approval_status = 'approved' WHERE id = $1`, [property.id]);
  }
  return { id: property.id, pictures };
}

async function bearerOf(request: APIRequestContext): Promise<string> {
  const response = await request.post('/api/auth/refresh-token', { data: {} });
  const { accessToken }: { accessToken: string } = await response.json();
  return accessToken;
}

/** Uploads a photo and answers its id. */
async function upload(request: APIRequestContext, bearer: string, name: string): Promise<string> {
  const query = 'mutation ($file: Upload!) { uploadPicture(file: $file) { picture { id } } }';
  const response = await request.post('/graphql', {
    headers: headersFor(bearer),
    multipart: {
      operations: JSON.stringify({ query, variables: { file: null } }),
      map: JSON.stringify({ photo: ['variables.file'] }),
      photo: await photoFile(name),
    },
  });
  const { data }: { data: { uploadPicture: { picture: { id: string } } } } = await response.json();
  return data.uploadPicture.picture.id;
}

/** What GraphQL answers whoever has this bearer. */
async function send<Data>(
  request: APIRequestContext,
  bearer: string,
  data: { query: string; variables: object },
): Promise<Data> {
  const response = await request.post('/graphql', { headers: headersFor(bearer), data });
  const body: { data: Data | null; errors?: unknown } = await response.json();
  if (body.data === null || body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
}

function headersFor(bearer: string): Record<string, string> {
  return { authorization: `Bearer ${bearer}`, 'apollo-require-preflight': '1' };
}
