import { AMENITY_ICONS } from '../../../schema/catalogue/iconNames.ts';
import { pluralize } from '../../../schema/format/count.ts';
import { type ValueOf, responseSchema, oneOf } from '../platform/http/jsonSchema.ts';
import { PAGING_PARAMETERS, presentPagination, readPage } from '../platform/database/paging.ts';
import { type RestParameter, type RestRow, restRow } from '../platform/http/rest.ts';
import { type RestBody } from '../platform/http/restField.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { CreateAmenityInput, UpdateAmenityInput } from './amenity.input.ts';
import {
  type AMENITY_RECORD,
  AMENITY_RECORD_RESPONSE,
  AMENITY_RECORDS_RESPONSE,
} from './amenityRecord.schema.ts';
import {
  type AmenityParts,
  createAmenity,
  deleteAmenity,
  updateAmenity,
} from './changeAmenities.ts';
import { type AmenityRow, findAmenities } from './findAmenities.ts';

const PATH = '/api/site-admin/amenities';
const ROW = { tag: 'Amenities', bearer: 'needed', policy: siteAdmin } as const;
const ONE: RestParameter = { name: 'id', in: 'path', description: 'Id of the amenity.' };

/** The amenities as administrators look after them. */
export function administeredAmenityRows(parts: AmenityParts): RestRow[] {
  return [
    restRow({
      ...ROW,
      method: 'GET',
      path: PATH,
      summary: 'Lists amenities: custom ones first, newest first, then the built-in ones.',
      parameters: [
        { name: 'search', in: 'query', description: 'Part of a name, or an id.' },
        ...PAGING_PARAMETERS,
      ],
      response: AMENITY_RECORDS_RESPONSE,
      handler: async (context, { query }) => {
        const search = query.get('search');
        const found = await findAmenities(context, { search, ...readPage(query) });
        const amenities = found.items.map(present);
        return {
          success: true,
          message: `${pluralize(found.total, 'amenity', 'amenities')} found.`,
          data: amenities,
          amenities,
          pagination: presentPagination(found),
        };
      },
    }),
    restRow({
      ...ROW,
      method: 'POST',
      path: PATH,
      summary: 'Creates an amenity, available to sellers at once.',
      body: BODY,
      input: CreateAmenityInput,
      status: 201,
      refuses: ['CONFLICT'],
      response: AMENITY_RECORD_RESPONSE,
      handler: async (context, { input }) =>
        presentOne('Amenity added.', await createAmenity(context, parts, input)),
    }),
    restRow({
      ...ROW,
      method: 'PUT',
      path: PATH + '/{id}',
      summary:
        'Updates an amenity everywhere. Its id does not change; omitted fields are left unchanged.',
      parameters: [ONE],
      body: BODY,
      input: UpdateAmenityInput,
      refuses: ['CONFLICT'],
      response: AMENITY_RECORD_RESPONSE,
      handler: async (context, { params, input }) => {
        const id = params['id'] ?? '';
        return presentOne('Amenity changed.', await updateAmenity(context, parts, { id, input }));
      },
    }),
    restRow({
      ...ROW,
      method: 'DELETE',
      path: PATH + '/{id}',
      summary:
        'Deletes a custom amenity. Fails with 409 and the number of listings if it is in use.',
      parameters: [ONE],
      refuses: ['CONFLICT'],
      response: responseSchema({}),
      handler: async (context, { params }) => {
        await deleteAmenity(context, parts, params['id'] ?? '');
        return { success: true, message: 'Amenity deleted.' };
      },
    }),
  ];
}

const BODY: RestBody = {
  name: 'Rooftop Cinema',
  icon: { schema: oneOf(AMENITY_ICONS), example: 'Sun' },
};

function present(amenity: AmenityRow): ValueOf<typeof AMENITY_RECORD> {
  const { id, name, icon, suits, aliases, isBuiltIn, propertyCount } = amenity;
  return { _id: id, id, name, icon, suits, aliases, isBuiltIn, propertyCount };
}

function presentOne(message: string, row: AmenityRow) {
  const amenity = present(row);
  return { success: true, message, data: amenity, amenity };
}
