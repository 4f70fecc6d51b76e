import { pluralize } from '../../../schema/format/count.ts';
import { type Context } from '../platform/context.ts';
import { unusable } from '../platform/failures.ts';
import { responseSchema, list, yesNo } from '../platform/http/jsonSchema.ts';
import { PAGING_PARAMETERS, presentPagination, readPage } from '../platform/database/paging.ts';
import { type RestParameter, type RestRow, restRow } from '../platform/http/rest.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { countOrdered, findActive, findOneOrdered, findOrdered } from './findOrdered.ts';
import { type OrderedInput } from './ordered.input.ts';
import { orderedResponses, STATS_RESPONSE } from './ordered.schema.ts';
import { type SortableResource, withArticle } from './sortableResource.ts';
import { placingRows, writingRows } from './orderedChanges.rest.ts';
import { ONE, type OrderedRest, presented, ROW } from './orderedRest.ts';
import { type OrderedRecord } from './orderedRecord.entity.ts';

/** The same calls for every noun that administrators put into an order. */
export function orderedRows<Row extends OrderedRecord, Input extends OrderedInput>(
  rest: OrderedRest<Row, Input>,
): RestRow[] {
  return [...readingRows(rest), ...writingRows(rest), ...placingRows(rest)];
}

/** What everybody may read of it, at its public address. */
export function publicRow<Row extends OrderedRecord, Input extends OrderedInput>(
  { noun, tag, record, present, group }: OrderedRest<Row, Input>,
  path: string,
): RestRow {
  return restRow({
    method: 'GET',
    path,
    tag,
    summary: `Lists the visible ${noun.words.many} in display order.`,
    parameters: group ? [group] : [],
    response: responseSchema({ data: list(record) }),
    handler: async (context, { query }) => {
      const data = (await findActive(context, noun, groupIn(query, group))).map(present);
      return { success: true, message: `${countedOf(noun, data.length)} found.`, data };
    },
  });
}

function readingRows<Row extends OrderedRecord, Input extends OrderedInput>(
  rest: OrderedRest<Row, Input>,
): RestRow[] {
  const { noun, path, present, group } = rest;
  const { many } = noun.words;
  const responses = orderedResponses(rest.record);
  const groups = group ? [group] : [];
  const read = { ...ROW, tag: rest.tag, method: 'GET', status: 200 } as const;
  const active = async (context: Context, sought: string | null) => {
    siteAdmin(context.viewer);
    const data = (await findActive(context, noun, sought)).map(present);
    return { success: true, message: `${countedOf(noun, data.length)} found.`, data };
  };
  return [
    restRow({
      ...read,
      path,
      summary: `Lists all ${many} in display order.`,
      parameters: [SEARCH, ACTIVE, ...groups, ...PAGING_PARAMETERS],
      response: responses.page,
      handler: async (context, { query }) => {
        const found = await findOrdered(context, noun, {
          search: query.get('search'),
          isActive: yesNoIn(query, ACTIVE.name),
          group: groupIn(query, group),
          ...readPage(query),
        });
        return {
          success: true,
          message: `${countedOf(noun, found.total)} found.`,
          data: found.items.map(present),
          pagination: presentPagination(found),
        };
      },
    }),
    restRow({
      ...read,
      path: `${path}/active`,
      summary: `Lists the visible ${many} in display order.`,
      parameters: groups,
      response: responses.all,
      handler: (context, { query }) => active(context, groupIn(query, group)),
    }),
    ...groups.map((parameter) =>
      restRow({
        ...read,
        path: `${path}/group/{group}`,
        summary: `Lists the visible ${many} of a group in display order.`,
        parameters: [{ ...parameter, name: 'group', in: 'path', otherNames: [] }],
        response: responses.all,
        handler: (context, { params }) => active(context, params['group'] ?? ''),
      }),
    ),
    restRow({
      ...read,
      path: `${path}/stats`,
      summary: `Returns the number of ${many}.`,
      response: STATS_RESPONSE,
      handler: async (context) => {
        const data = await countOrdered(context, noun);
        return { success: true, message: `${countedOf(noun, data.total)}.`, data, stats: data };
      },
    }),
    restRow({
      ...read,
      path: `${path}/{id}`,
      summary: `Returns ${withArticle(noun.words.one)} by id.`,
      parameters: [ONE],
      response: responses.one,
      handler: async (context, { params }) =>
        presented(rest, 'found', await findOneOrdered(context, noun, params['id'] ?? '')),
    }),
  ];
}

const SEARCH: RestParameter = {
  name: 'search',
  in: 'query',
  description: 'Part of the text, or an id.',
};

const ACTIVE: RestParameter = {
  name: 'isActive',
  in: 'query',
  description: 'true for visible ones only, false for hidden ones only. All if omitted.',
  schema: yesNo(),
};

function countedOf<Row extends OrderedRecord, Input extends OrderedInput>(
  { words }: SortableResource<Row, Input>,
  count: number,
): string {
  return pluralize(count, words.one, words.many);
}

function groupIn(query: URLSearchParams, group: RestParameter | undefined): string | null {
  if (group === undefined) return null;
  const names = [group.name, ...(group.otherNames ?? [])];
  return names.map((name) => query.get(name)).find((sent) => sent !== null) ?? null;
}

function yesNoIn(query: URLSearchParams, name: string): boolean | null {
  const sent = query.get(name)?.trim() ?? '';
  if (sent === '') return null;
  if (sent === 'true' || sent === 'false') return sent === 'true';
  throw unusable(name, `Use true or false for ${name}.`);
}
