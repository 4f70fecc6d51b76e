import { pluralize } from '../../../../schema/format/count.ts';
import { readShownPicture, readShownPictures } from '../richText/readShownPicture.ts';
import { withChanges } from '../richText/safeHtml.ts';
import { withUploads } from '../../pictures/withUploads.ts';
import { type Context } from '../../platform/context.ts';
import { unusable } from '../../platform/failures.ts';
import { text } from '../../platform/http/jsonSchema.ts';
import {
  clampPage,
  PAGING_PARAMETERS,
  pageOf,
  presentPagination,
  readPage,
} from '../../platform/database/paging.ts';
import {
  type RestFile,
  type RestParameter,
  type RestRow,
  restRow,
} from '../../platform/http/rest.ts';
import { type RestBody } from '../../platform/http/restField.ts';
import { siteAdmin } from '../../authorization/viewer.policy.ts';
import {
  createStaticPage,
  deleteStaticPage,
  type StaticPageParts,
  updateStaticPage,
} from './changeStaticPages.ts';
import { countStaticPages, findStaticPages, staticPageKey } from './findStaticPages.ts';
import { StaticPageStatus } from './staticPage.entity.ts';
import {
  CreateStaticPageInput,
  StaticPageStatusBody,
  UpdateStaticPageInput,
} from './staticPage.input.ts';
import {
  presentRecord,
  presentShown,
  STATIC_PAGE_RESPONSE,
  STATIC_PAGE_STATS_RESPONSE,
  STATIC_PAGES_RESPONSE,
} from './staticPage.presenter.ts';

const PATH = '/api/site-admin/static-content';
const ROW = { tag: 'Static pages', bearer: 'needed', policy: siteAdmin } as const;
const FORM = { takes: 'form', fileFields: ['featuredImage', 'images'] } as const;
const ONE: RestParameter = {
  name: 'id',
  in: 'path',
  description: 'Key such as about-us, or id of the page.',
};

export function staticPageRestRows(parts: StaticPageParts): RestRow[] {
  return [
    restRow({
      method: 'GET',
      path: '/api/static-content/public/{id}',
      tag: ROW.tag,
      summary: 'Returns a page as shown to visitors.',
      parameters: [{ ...ONE, example: 'about-us' }],
      response: STATIC_PAGE_RESPONSE,
      handler: async (_context, { params }) => {
        const page = parts.staticPages.shown(staticPageKey(params['id'] ?? ''));
        return { success: true, message: 'Page found.', data: presentShown(page) };
      },
    }),
    restRow({
      ...ROW,
      method: 'GET',
      path: PATH,
      summary: 'Lists the pages in display order, including pages with their default text.',
      parameters: [
        { name: 'search', in: 'query', description: 'Part of a title, a key or a tag.' },
        {
          name: 'status',
          in: 'query',
          description: 'draft or published. inactive and active are also accepted.',
        },
        { name: 'key', in: 'query', description: 'Key of the page.' },
        ...PAGING_PARAMETERS,
      ],
      response: STATIC_PAGES_RESPONSE,
      handler: async (context, { query }) => {
        const found = await findStaticPages(context, {
          search: query.get('search'),
          status: statusAsked(query),
          key: query.get('key') || null,
        });
        const page = clampPage(readPage(query));
        const shown = found.slice(page.offset, page.offset + page.pageSize);
        return {
          success: true,
          message: `${pluralize(found.length, 'page')} found.`,
          data: shown.map(presentRecord),
          pagination: presentPagination(pageOf(shown, found.length, page)),
        };
      },
    }),
    restRow({
      ...ROW,
      method: 'GET',
      path: `${PATH}/stats`,
      summary: 'Returns the number of pages by state.',
      response: STATIC_PAGE_STATS_RESPONSE,
      handler: async (context) => {
        const stats = await countStaticPages(context);
        return { success: true, message: 'Pages counted.', data: stats, stats };
      },
    }),
    restRow({
      ...ROW,
      ...FORM,
      method: 'POST',
      path: PATH,
      summary: 'Creates the custom text of a page. Fails with 409 if it already exists.',
      body: { key: { example: 'about-us', otherNames: ['slug'] }, ...BODY },
      input: CreateStaticPageInput,
      status: 201,
      refuses: ['CONFLICT'],
      response: STATIC_PAGE_RESPONSE,
      handler: async (context, { input, files }) => {
        const page = await withFiles(context, parts, { input, files }, (pictures) =>
          createStaticPage(context, parts, Object.assign(input, pictures)),
        );
        const isDraft = page.status === 'draft';
        const done = isDraft ? 'Page created as a draft.' : 'Page created.';
        const message = withChanges(done, input.content);
        return { success: true, message, data: presentRecord(page) };
      },
    }),
    restRow({
      ...ROW,
      ...FORM,
      method: 'PUT',
      path: `${PATH}/{id}`,
      summary: 'Updates a page. Omitted fields are left unchanged.',
      parameters: [ONE],
      body: { ...BODY, version: { read: readVersion } },
      input: UpdateStaticPageInput,
      refuses: ['CONFLICT'],
      response: STATIC_PAGE_RESPONSE,
      handler: async (context, { params, input, files }) => {
        const id = params['id'] ?? '';
        const page = await withFiles(context, parts, { input, files }, (pictures) =>
          updateStaticPage(context, parts, { id, input: Object.assign(input, pictures) }),
        );
        const message = withChanges('Page changed.', input.content);
        return { success: true, message, data: presentRecord(page) };
      },
    }),
    restRow({
      ...ROW,
      method: 'PUT',
      path: `${PATH}/{id}/status`,
      summary: 'Publishes a page or turns it back into a draft.',
      parameters: [ONE],
      body: { status: { ...STATUS, example: 'published' } },
      input: StaticPageStatusBody,
      response: STATIC_PAGE_RESPONSE,
      handler: async (context, { params, input: { status } }) => {
        const id = params['id'] ?? '';
        const page = await updateStaticPage(context, parts, { id, input: { status } });
        const message = status === 'published' ? 'Page published.' : 'Page is a draft.';
        return { success: true, message, data: presentRecord(page) };
      },
    }),
    restRow({
      ...ROW,
      method: 'DELETE',
      path: `${PATH}/{id}`,
      summary: 'Resets a page to its default text and returns it.',
      parameters: [ONE],
      response: STATIC_PAGE_RESPONSE,
      handler: async (context, { params }) => {
        const page = await deleteStaticPage(context, parts, params['id'] ?? '');
        return { success: true, message: 'Page deleted.', data: presentRecord(page) };
      },
    }),
  ];
}

const STATUS = {
  description: 'draft or published. inactive and active are also accepted.',
  schema: text(),
  read: statusOf,
};

const BODY: RestBody = {
  title: 'About Us',
  content: '<p>Who we are.</p>',
  description: { otherNames: ['excerpt', 'metaDescription'] },
  status: STATUS,
  tags: {
    description: 'At most ten tags, as a list or separated by commas.',
    read: (sent) => (typeof sent === 'string' ? sent.split(',') : sent),
  },
  featuredImage: {
    description:
      'A file, or a picture on this site given by id, by URL, or as an object with url and alt. Empty for none.',
    fills: 'shownPicture',
    read: readShownPicture,
  },
  images: {
    description: 'Files, added after the pictures of this site listed here.',
    fills: 'shownPictures',
    read: readShownPictures,
  },
  picture: null,
  pictures: null,
};

/** What documented clients call the states. */
const STATUS_WORDS = new Map<unknown, StaticPageStatus>([
  ['draft', 'draft'],
  ['inactive', 'draft'],
  ['published', 'published'],
  ['active', 'published'],
]);

/** What is sent for a status; what nobody knows is left as it is, which the class refuses. */
function statusOf(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  return STATUS_WORDS.get(sent.trim().toLowerCase()) ?? sent;
}

function readVersion(sent: unknown): unknown {
  return typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : sent;
}

/** The status that an address asks for; null for all. Throws INVALID_INPUT for a word that means none. */
function statusAsked(query: URLSearchParams): StaticPageStatus | null {
  const sent = query.get('status')?.trim().toLowerCase() ?? '';
  if (sent === '') return null;
  const status = STATUS_WORDS.get(sent);
  if (status === undefined) throw unusable('status', 'Please use draft or published for status.');
  return status;
}

/** Files come after the pictures that are named; the last one of `featuredImage` is the one that was chosen last. */
function withFiles<Answer>(
  context: Context,
  { pictures }: StaticPageParts,
  { input, files }: { input: UpdateStaticPageInput; files: readonly RestFile[] },
  use: (sent: Pick<UpdateStaticPageInput, 'shownPicture' | 'shownPictures'>) => Promise<Answer>,
): Promise<Answer> {
  return withUploads(context, pictures, files, ({ featuredImage = [], images = [] }) => {
    const id = featuredImage.at(-1);
    return use({
      ...(id !== undefined && { shownPicture: { id } }),
      ...(images.length > 0 && {
        shownPictures: [...(input.shownPictures ?? []), ...images.map((each) => ({ id: each }))],
      }),
    });
  });
}
