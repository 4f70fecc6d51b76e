import { NOTHING_UNLOCKED } from '../contactAccess/unlockedListings.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { type Context } from '../platform/context.ts';
import {
  type RestParameter,
  type RestRow,
  type RestRowOf,
  restRow,
} from '../platform/http/rest.ts';
import { type RestBody } from '../platform/http/restField.ts';
import { deleteProperty } from '../posting/deleteProperty.ts';
import { presentRestList, presentRestProperty } from '../properties/property.presenter.ts';
import { LIST_PARAMETERS } from '../properties/property.rest.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { activateProperty, deactivateProperty, featureProperty } from './changeVisibility.ts';
import { findPropertyStats } from './countVersions.ts';
import { approveProperty, type DecisionParts, rejectProperty } from './decide.ts';
import { findQueue, type QueueRequest } from './findQueue.ts';
import {
  ApprovalInput,
  FeatureInput,
  RejectionInput,
  UpdatePropertiesInput,
} from './moderation.input.ts';
import { updateProperties } from './updateProperties.ts';
import { readQueueRequest } from './readQueueRequest.ts';
import {
  PROPERTY_RESPONSE,
  PROPERTY_LIST_RESPONSE,
  REMOVED_RESPONSE,
} from '../properties/property.schema.ts';
import { STATS_RESPONSE } from './moderation.schema.ts';
import { BULK_RESPONSE, presentBulk } from '../platform/bulk.ts';

const TAG = 'Moderation';
const ROOM = '/api/site-admin/properties';

/** Listings as administrators look through them and decide. */
export function moderationRestRows(parts: DecisionParts): RestRow[] {
  return [
    listRow(ROOM, 'Lists listings in any state, newest first.'),
    listRow('/api/properties/admin/all-properties', 'Same as /api/site-admin/properties.'),
    listRow(
      ROOM + '/pending',
      'Lists listings awaiting a decision, oldest first, including edits of approved listings.',
      { status: 'pending' },
    ),
    restRow({
      ...ROW,
      method: 'GET',
      path: ROOM + '/stats',
      summary: 'Returns statistics of all listings.',
      response: STATS_RESPONSE,
      handler: async (context) => {
        const stats = await findPropertyStats(context);
        return { success: true, message: 'Statistics of all properties.', data: stats, stats };
      },
    }),
    restRow({
      ...ROW,
      method: 'POST',
      path: ROOM + '/bulk-actions',
      summary:
        'Applies one action to several listings. A failure for one does not stop the others.',
      body: {
        action: 'approve',
        ids: { example: ['665f1c0ae4b0a1b2c3d4e5f6'], otherNames: ['propertyIds'] },
        ...REASON,
      },
      input: UpdatePropertiesInput,
      response: BULK_RESPONSE,
      handler: async (context, { input }) =>
        presentBulk(await updateProperties(context, parts, input)),
    }),
    action('approve', 'Publishes the latest version and notifies the seller.', {
      body: REASON,
      input: ApprovalInput,
      does: (context, id, input) => approveProperty(context, parts, id, input),
      message: 'Property approved.',
    }),
    action('reject', 'Rejects the latest version and sends the reason to the seller.', {
      body: REASON,
      input: RejectionInput,
      does: (context, id, input) => rejectProperty(context, parts, id, input),
      message: 'Property rejected.',
    }),
    action('feature', 'Features a listing or stops featuring it.', {
      body: { featured: true },
      input: FeatureInput,
      does: featureProperty,
      message: ({ featured }) =>
        featured ? 'Property featured.' : 'Property is no longer featured.',
    }),
    restRow({
      ...ROW,
      method: 'DELETE',
      path: ROOM + '/{id}/delete',
      summary: 'Deletes a listing for everyone. Has no effect if already deleted.',
      parameters: [ID],
      response: REMOVED_RESPONSE,
      handler: async (context, { params }) => {
        const id = params['id'] ?? '';
        siteAdmin(context.viewer);
        await deleteProperty(context, id);
        const message = 'Property deleted successfully.';
        return { success: true, message, propertyId: id, data: { propertyId: id } };
      },
    }),
    action('activate', 'Shows a hidden listing again, even if hidden by an administrator.', {
      does: activateProperty,
      message: 'Property activated.',
    }),
    action('deactivate', 'Hides a listing. The owner cannot undo this.', {
      does: deactivateProperty,
      message: 'Property deactivated.',
    }),
  ];
}

const ROW = { tag: TAG, bearer: 'needed', policy: siteAdmin, status: 200 } as const;

const ID: RestParameter = {
  name: 'id',
  in: 'path',
  description: 'Id of 24 hexadecimal characters.',
};

/** REST has no version to compare with. */
const REASON: RestBody = { reason: 'The photos show another flat.', seen: null };

interface Deed<Input extends object> extends Pick<RestRowOf<Input>, 'body' | 'input'> {
  does: (context: Context, id: string, input: Input) => Promise<PropertyRow>;
  message: string | ((done: PropertyRow) => string);
}

function action<Input extends object>(
  name: string,
  summary: string,
  { body, input, does, message }: Deed<Input>,
): RestRow {
  return restRow({
    ...ROW,
    method: 'PUT',
    path: ROOM + '/{id}/' + name,
    summary,
    parameters: [ID],
    body,
    input,
    refuses: ['CONFLICT'],
    response: PROPERTY_RESPONSE,
    handler: async (context, request) => {
      const done = await does(context, request.params['id'] ?? '', request.input);
      const property = presentRestProperty(context.viewer, done, NOTHING_UNLOCKED);
      const said = typeof message === 'string' ? message : message(done);
      return { success: true, message: said, data: property, property };
    },
  });
}

function listRow(path: string, summary: string, fixed: Partial<QueueRequest> = {}): RestRow {
  return restRow({
    ...ROW,
    method: 'GET',
    path,
    summary,
    response: PROPERTY_LIST_RESPONSE,
    parameters: fixed.status
      ? QUEUE_PARAMETERS.filter(({ name }) => name !== 'approvalStatus')
      : QUEUE_PARAMETERS,
    handler: async (context, { query }) => {
      const page = await findQueue(context, { ...readQueueRequest(query), ...fixed });
      const { total, totalIsLowerBound } = page;
      const count = total + (totalIsLowerBound ? ' or more' : '');
      const message = total === 1 ? '1 property found.' : count + ' properties found.';
      return presentRestList(context.viewer, page, message, NOTHING_UNLOCKED);
    },
  });
}

/** What narrows a list of visitors only: here a place, a kind and a purpose do. */
const NOT_HERE: ReadonlySet<string> = new Set([
  'keyword',
  'sort',
  'lifecycle',
  'asTyped',
  'strict',
  'wish',
  'district',
  'location',
  'minPrice',
  'maxPrice',
  'minSize',
  'maxSize',
  'rooms',
  'bedrooms',
  'bathrooms',
  'features',
]);

export const QUEUE_PARAMETERS: readonly RestParameter[] = [
  parameter('approvalStatus', 'pending, approved or rejected. All if omitted.', 'pending'),
  {
    ...parameter(
      'search',
      "Words of the listing, the seller's name, mobile or email, or an id.",
      '',
    ),
    otherNames: ['keyword'],
  },
  ...LIST_PARAMETERS.flatMap((each): RestParameter[] => {
    if (NOT_HERE.has(each.name)) return [];
    if (each.name !== 'status') return [each];
    const description = 'sell or rent, or an approval: pending, approved or rejected.';
    return [{ ...each, description }];
  }),
];

function parameter(name: string, description: string, example: string): RestParameter {
  return { name, in: 'query', description, example };
}
