import { amenitiesInForce } from '../../../schema/catalogue/amenities.ts';
import { type RestRow, restRow } from '../platform/http/rest.ts';
import { AMENITIES_RESPONSE } from './amenity.schema.ts';

export const AMENITY_REST_ROWS: readonly RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/amenities',
    tag: 'Amenities',
    summary: 'Lists all amenities.',
    response: AMENITIES_RESPONSE,
    handler: async () => {
      const amenities = amenitiesInForce().map(({ id, name }) => ({ _id: id, id, name }));
      return { success: true, message: 'Amenities found.', data: amenities, amenities };
    },
  }),
];
