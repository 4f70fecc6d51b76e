import { findSubtype } from '../../../schema/catalogue/interpret.ts';
import { type PropertyTypeKey } from '../../../schema/catalogue/model.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { notFound, unusable } from '../platform/failures.ts';
import { type RestRow, restRow } from '../platform/http/rest.ts';
import { categoriesOf, findSubcategories, findSubtypes } from './findSubtypes.ts';
import { formOf } from './subtypeForm.ts';
import { FORM_RESPONSE, SUBCATEGORIES_RESPONSE, SUBTYPES_RESPONSE } from './subtype.schema.ts';

export const SUBTYPE_REST_ROWS: readonly RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/properties/subtypes',
    tag: 'Subtypes',
    summary: 'Lists the subtypes of a property type, or all subtypes.',
    parameters: [
      {
        name: 'type',
        in: 'query',
        description: 'residential, commercial or agricultural. agriculture is also accepted.',
        example: 'residential',
      },
    ],
    response: SUBTYPES_RESPONSE,
    handler: async (context, { query }) => {
      const subtypes = await findSubtypes(context.database, typeOf(query.get('type')));
      const titles = subtypes.map((subtype) => subtype.title);
      return {
        success: true,
        message: 'Subtypes found.',
        data: { subtypes: titles, items: subtypes },
      };
    },
  }),
  restRow({
    method: 'GET',
    path: '/api/properties/subcategories-with-counts',
    tag: 'Subtypes',
    summary: 'Lists all subtypes with their number of public listings.',
    response: SUBCATEGORIES_RESPONSE,
    handler: async (context) => {
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
  }),
  restRow({
    method: 'GET',
    path: '/api/properties/subtypes/{slug}/form',
    tag: 'Subtypes',
    summary:
      'Returns the form of a subtype: every field with its type, unit, options, limits and whether it is required.',
    parameters: [{ name: 'slug', in: 'path', description: 'Slug, title or alias of a subtype.' }],
    response: FORM_RESPONSE,
    handler: async (_context, { params }) => {
      const subtype = findSubtype(params['slug'] ?? '');
      if (subtype === null) {
        throw notFound('Unknown subtype. GET /api/properties/subtypes lists all subtypes.');
      }
      const { key, slug, title, type } = subtype;
      const data = { key, slug, title, type, ...formOf(subtype) };
      return { success: true, message: 'Form found.', data, form: data };
    },
  }),
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
  throw unusable('type', 'Use residential, commercial or agricultural for type.');
}
