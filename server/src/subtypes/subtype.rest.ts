import { type PropertyTypeKey } from '../../../schema/catalogue/model.ts';
import { invalid } from '../platform/failures.ts';
import { type RestRow } from '../platform/rest.ts';
import { findCategories, findSubtypes } from './findSubtypes.ts';

export const SUBTYPE_REST_ROWS: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/api/properties/subtypes',
    tag: 'Subtypes',
    summary: 'Subtypes of a property type, or all of them (V-7-08).',
    parameters: [
      {
        name: 'type',
        in: 'query',
        description: 'residential, commercial or agricultural; agriculture is understood.',
        example: 'residential',
      },
    ],
    status: 200,
    answer: async (context, { query }) => {
      const subtypes = await findSubtypes(context.database, typeOf(query.get('type')));
      const titles = subtypes.map((subtype) => subtype.title);
      return {
        success: true,
        message: 'Subtypes found.',
        data: { subtypes: titles, items: subtypes },
      };
    },
  },
  {
    method: 'GET',
    path: '/api/properties/subcategories-with-counts',
    tag: 'Subtypes',
    summary: 'Every subtype with its number of public listings (V-7-09, D-45).',
    parameters: [],
    status: 200,
    answer: async (context) => {
      const subtypes = await findSubtypes(context.database, null);
      const data = subtypes.map(({ key, title, slug, type, propertyCount }) => ({
        _id: key,
        key,
        slug,
        title,
        name: title,
        subtype: title,
        type,
        propertyCount: propertyCount ?? 0,
        count: propertyCount ?? 0,
      }));
      return {
        success: true,
        message: 'Subcategories found.',
        data,
        categories: await findCategories(context.database),
      };
    },
  },
];

const TYPES: Readonly<Record<string, PropertyTypeKey | null>> = {
  '': null,
  all: null,
  any: null,
  residential: 'residential',
  commercial: 'commercial',
  agricultural: 'agricultural',
  agriculture: 'agricultural',
};

function typeOf(text: string | null): PropertyTypeKey | null {
  const type = TYPES[(text ?? '').trim().toLowerCase()];
  if (type !== undefined) return type;
  const message = 'Use residential, commercial or agricultural for type.';
  throw invalid([{ path: 'type', code: 'unknown', message }]);
}
