import { NOTHING_UNLOCKED } from '../contactAccess/unlockedListings.ts';
import { LOGIN_TEXTS, POSTING_TEXTS } from '../../../schema/catalogue/messages.ts';
import { type Context } from '../platform/context.ts';
import { unusable } from '../platform/failures.ts';
import {
  type RestParameter,
  type RestRequest,
  type RestRow,
  restRow,
} from '../platform/http/rest.ts';
import { presentRestProperty } from '../properties/property.presenter.ts';
import { deleteProperty } from './deleteProperty.ts';
import { editProperty } from './editProperty.ts';
import { RestListingInput } from './listing.input.ts';
import { EDIT_FIELDS, LISTING_FIELDS } from './posting.fields.ts';
import { postProperty, type PostingParts } from './postProperty.ts';
import { contentOfRequest, type FilesResponse, withFiles } from './restPictures.ts';
import { PROPERTY_RESPONSE, REMOVED_RESPONSE } from '../properties/property.schema.ts';
import {
  id as idOfListing,
  list,
  object,
  text,
  type ValueOf,
  integer,
} from '../platform/http/jsonSchema.ts';

const TAG = 'Posting';

const ID: RestParameter = {
  name: 'id',
  in: 'path',
  description: 'Id of the property, 24 hexadecimal characters.',
};

const WRITTEN_RESPONSE = object({
  ...PROPERTY_RESPONSE.fields,
  propertyId: idOfListing('Same as the id of the listing.'),
  refusedImages: list(
    object({ name: text('Name of the file.'), message: text('Reason for the rejection.') }),
    'Files that were rejected.',
  ),
  ignoredImages: integer('Number of files ignored because of the limit.'),
});

/** Multipart as documented, or JSON. */
export function postingRestRows(parts: PostingParts): RestRow[] {
  return [
    restRow({
      method: 'POST',
      path: '/api/properties/add',
      tag: TAG,
      summary: 'Posts a property for approval. Supports Idempotency-Key for safe retries.',
      body: LISTING_FIELDS,
      input: RestListingInput,
      isCheckedByCommand: true,
      takes: 'form',
      bearer: 'needed',
      why: LOGIN_TEXTS.add,
      status: 201,
      refuses: ['CONFLICT', 'TOO_MANY'],
      response: WRITTEN_RESPONSE,
      handler: async (context, request) => {
        const { input: listing } = request;
        const saved = await withFiles(context, parts.pictures, request, (pictures) =>
          postProperty(context, parts, { listing, pictures }, idempotencyOf(request)),
        );
        return presentWritten(context, saved, POSTED);
      },
    }),
    restRow({
      method: 'PUT',
      path: '/api/properties/edit/{id}',
      tag: TAG,
      summary:
        'Updates a property. Omitted fields are left unchanged. Significant changes wait for approval.',
      parameters: [ID],
      body: EDIT_FIELDS,
      input: RestListingInput,
      isCheckedByCommand: true,
      takes: 'form',
      bearer: 'needed',
      why: LOGIN_TEXTS.edit,
      refuses: ['CONFLICT', 'TOO_MANY'],
      response: WRITTEN_RESPONSE,
      handler: async (context, request) => {
        const id = idOf(request);
        const { input: listing } = request;
        const saved = await withFiles(context, parts.pictures, request, (pictures) =>
          editProperty(context, parts, { id, listing, pictures }, idempotencyOf(request)),
        );
        return presentWritten(context, saved, EDITED);
      },
    }),
    restRow({
      method: 'DELETE',
      path: '/api/properties/delete/{id}',
      tag: TAG,
      summary: 'Deletes a property. Has no effect if already deleted.',
      parameters: [ID],
      bearer: 'needed',
      why: LOGIN_TEXTS.delete,
      response: REMOVED_RESPONSE,
      handler: async (context, request) => {
        const id = idOf(request);
        await deleteProperty(context, id);
        const message = 'Property deleted successfully.';
        return { success: true, message, propertyId: id, data: { propertyId: id } };
      },
    }),
  ];
}

/** Documented clients call with the id of nothing too: 'undefined'. */
function idOf({ params }: RestRequest): string {
  const id = (params['id'] ?? '').trim();
  if (id !== '' && id !== 'undefined' && id !== 'null') return id;
  throw unusable('id', POSTING_TEXTS.propertyIdRequired);
}

function idempotencyOf(request: RestRequest) {
  return { key: request.idempotencyKey, content: contentOfRequest(request) };
}

/** The listing under both documented names, its id beside it. */
function presentWritten(
  context: Context,
  { property, refusedImages, ignoredImages }: FilesResponse,
  sentences: { approved: string; waiting: string },
): ValueOf<typeof WRITTEN_RESPONSE> {
  const presented = presentRestProperty(context.viewer, property, NOTHING_UNLOCKED);
  return {
    success: true,
    message: property.approvalStatus === 'approved' ? sentences.approved : sentences.waiting,
    propertyId: property.id,
    data: presented,
    property: presented,
    refusedImages: refusedImages.map(({ name, message }) => ({ name, message })),
    ignoredImages,
  };
}

const POSTED = { approved: POSTING_TEXTS.posted, waiting: POSTING_TEXTS.postedAndWaits };

const EDITED = {
  approved: 'Property updated successfully.',
  waiting: 'Property updated successfully. The change goes live after a quick verification.',
};
