import { responseSchema } from '../platform/http/jsonSchema.ts';
import { type RestRow, restRow } from '../platform/http/rest.ts';
import {
  createOrdered,
  deleteOrdered,
  duplicateOrdered,
  moveOrdered,
  placeOrdered,
  toggleOrdered,
  updateOrdered,
} from './changeOrdered.ts';
import { BULK_ORDER } from './ordered.fields.ts';
import { BulkOrderInput, MoveInput, type OrderedInput } from './ordered.input.ts';
import { orderedResponses } from './ordered.schema.ts';
import { withArticle } from './sortableResource.ts';
import { type OrderedRecord } from './orderedRecord.entity.ts';
import { ONE, type OrderedRest, presented, ROW, said } from './orderedRest.ts';

/** Adding, changing, showing, copying and deleting one. */
export function writingRows<Row extends OrderedRecord, Input extends OrderedInput>(
  rest: OrderedRest<Row, Input>,
): RestRow[] {
  const { noun, path, form, inputs } = rest;
  const { one, many } = noun.words;
  const { one: response } = orderedResponses(rest.record);
  const write = { ...ROW, tag: rest.tag, refuses: ['CONFLICT'], response } as const;
  const takes = form ? ({ takes: 'form', fileFields: form.fileFields } as const) : {};
  const withFiles: NonNullable<typeof form>['withFiles'] =
    form?.withFiles ?? ((_context, { input }, use) => use(input));
  return [
    restRow({
      ...write,
      ...takes,
      method: 'POST',
      path,
      summary: `Creates ${withArticle(one)}, at the end unless order is given.`,
      body: rest.body,
      input: inputs.create,
      status: 201,
      handler: async (context, { input, files }) =>
        presented(
          rest,
          'added',
          await withFiles(context, { input, files }, (sent) => createOrdered(context, noun, sent)),
        ),
    }),
    restRow({
      ...write,
      ...takes,
      method: 'PUT',
      path: `${path}/{id}`,
      summary: `Updates ${withArticle(one)}. Omitted fields are left unchanged.`,
      parameters: [ONE],
      body: rest.body,
      input: inputs.update,
      handler: async (context, { params, input, files }) => {
        const id = params['id'] ?? '';
        const save = (sent: Input) => updateOrdered(context, noun, { id, input: sent });
        return presented(rest, 'changed', await withFiles(context, { input, files }, save));
      },
    }),
    restRow({
      ...ROW,
      tag: rest.tag,
      method: 'DELETE',
      path: `${path}/{id}`,
      summary: `Permanently deletes ${withArticle(one)}.`,
      parameters: [ONE],
      response: responseSchema({}),
      handler: async (context, { params }) => {
        await deleteOrdered(context, noun, params['id'] ?? '');
        return { success: true, message: said(one, 'deleted') };
      },
    }),
    restRow({
      ...write,
      method: 'PUT',
      path: `${path}/{id}/toggle-status`,
      summary: `Toggles the visibility of ${withArticle(one)}.`,
      parameters: [ONE],
      handler: async (context, { params }) => {
        const row = await toggleOrdered(context, noun, params['id'] ?? '');
        return presented(rest, row.isActive ? 'shown' : 'hidden', row);
      },
    }),
    restRow({
      ...write,
      method: 'POST',
      path: `${path}/{id}/duplicate`,
      summary: `Adds a hidden copy at the end of the ${many}.`,
      parameters: [ONE],
      status: 201,
      handler: async (context, { params }) =>
        presented(rest, 'duplicated', await duplicateOrdered(context, noun, params['id'] ?? '')),
    }),
  ];
}

/** Putting one or several elsewhere. */
export function placingRows<Row extends OrderedRecord, Input extends OrderedInput>(
  rest: OrderedRest<Row, Input>,
): RestRow[] {
  const { noun, path, present } = rest;
  const { one, many } = noun.words;
  const responses = orderedResponses(rest.record);
  return [
    restRow({
      ...ROW,
      tag: rest.tag,
      method: 'PUT',
      path: `${path}/{id}/order`,
      summary: `Moves ${withArticle(one)} to a position. The others move accordingly.`,
      parameters: [ONE],
      body: { order: 1 },
      input: MoveInput,
      response: responses.one,
      handler: async (context, { params, input }) => {
        const move = { id: params['id'] ?? '', order: input.order };
        return presented(rest, 'moved', await moveOrdered(context, noun, move));
      },
    }),
    restRow({
      ...ROW,
      tag: rest.tag,
      method: 'PUT',
      path: `${path}/bulk-order`,
      summary: `Moves several ${many} to new positions. Changes nothing if an id is unknown. Returns all ${many} in their new order.`,
      body: { updates: BULK_ORDER },
      input: BulkOrderInput,
      refuses: ['NOT_FOUND'],
      response: responses.all,
      handler: async (context, { input }) => {
        const data = (await placeOrdered(context, noun, input.updates)).map(present);
        return { success: true, message: 'Order saved.', data };
      },
    }),
  ];
}
