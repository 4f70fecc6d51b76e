import { AMENITIES } from '../../../schema/catalogue/amenities.ts';
import { type RestRow } from '../platform/rest.ts';

export const AMENITY_REST_ROWS: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/api/amenities',
    tag: 'Amenities',
    summary: 'Every amenity a listing can have.',
    parameters: [],
    status: 200,
    answer: async () => {
      const amenities = AMENITIES.map(({ id, name }) => ({ _id: id, id, name }));
      return { success: true, message: 'Amenities found.', data: amenities, amenities };
    },
  },
];
