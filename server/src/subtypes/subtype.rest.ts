import { type PropertyTypeKey } from '../../../schema/catalogue/model.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { invalid } from '../platform/failures.ts';
import { type RestRow } from '../platform/rest.ts';
import { categoriesOf, findSubcategories, findSubtypes } from './findSubtypes.ts';

export const SUBTYPE_REST_ROWS: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/api/properties/subtypes',
    tag: 'Subtypes',
    summary: 'Subtypes of a property type, or all of them.',
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
    summary: 'Every subtype with its number of public listings.',
    parameters: [],
    status: 200,
    answer: async (context) => {
      const { isBuiltIn, counts } = await findSubcategories(context);
      const data = SUBTYPES.map(({ key, title, slug, type }) => ({
        _id: key,
        key,
        slug,
        title,
        name: title,
        subtype: title,
        type,
        propertyCount: counts.get(key) ?? 0,
        count: counts.get(key) ?? 0,
      }));
      return {
        success: true,
        message: isBuiltIn ? 'Failed to fetch subcategories' : 'Subcategories found.',
        isBuiltIn,
        data,
        categories: categoriesOf(counts),
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

/** The type that a query names, or null for none. Throws INVALID_INPUT for one that there is not. */
export function typeOf(text: string | null): PropertyTypeKey | null {
  const type = TYPES[(text ?? '').trim().toLowerCase()];
  if (type !== undefined) return type;
  const message = 'Use residential, commercial or agricultural for type.';
  throw invalid([{ path: 'type', code: 'unknown', message }]);
}
