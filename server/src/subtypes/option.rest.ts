import { amenitiesInForce, findAmenity } from '../../../schema/catalogue/amenities.ts';
import { optionsOfType, subtypesOfType } from '../../../schema/catalogue/interpret.ts';
import { PROPERTY_TYPES, type PropertyTypeKey, PURPOSES } from '../../../schema/catalogue/model.ts';
import {
  findOption,
  furnishDetailOptions,
  OPTION_LISTS,
} from '../../../schema/catalogue/options.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { unusable } from '../platform/failures.ts';
import { type RestRow, restRow } from '../platform/http/rest.ts';
import { typeOf } from './subtype.rest.ts';
import { type Choices, CHOICES_RESPONSE, FURNISH_DETAILS_RESPONSE } from './subtype.schema.ts';

const TAG = 'Subtypes';

/** The lists of choices of the posting forms. */
export const OPTION_REST_ROWS: readonly RestRow[] = [
  ...PROPERTY_TYPES.map((type) =>
    optionRow(
      `/api/properties/${type}-options`,
      `Lists the options of ${type} property forms by field.`,
      () => listsOfType(type),
    ),
  ),
  optionRow(
    '/api/properties/dropdown-options',
    'Lists the options of all property forms by field, with the types, purposes and subtypes.',
    allLists,
  ),
  restRow({
    method: 'GET',
    path: '/api/properties/furnish-details-options',
    tag: TAG,
    summary: 'Lists the furnishing items available for a property type and furnish type.',
    parameters: [
      {
        name: 'type',
        in: 'query',
        description: 'residential, commercial or agricultural.',
        example: 'residential',
      },
      {
        name: 'furnishType',
        in: 'query',
        description: 'Furnished, Semi-Furnished or Unfurnished.',
        example: 'Furnished',
      },
    ],
    response: FURNISH_DETAILS_RESPONSE,
    handler: async (_context, { query }) => {
      const type = typeOf(query.get('type'));
      if (type === null) throw unusable('type', 'Use residential, commercial or agricultural.');
      const furnishType = query.get('furnishType') ?? '';
      const list = OPTION_LISTS['furnishType'] ?? { options: [] };
      if (!findOption(list, furnishType)) {
        const known = list.options.map(({ value }) => value).join(', ');
        throw unusable('furnishType', `Use one of these for furnishType: ${known}.`);
      }
      const options = furnishDetailOptions(type, furnishType);
      return {
        success: true,
        message: 'Options found.',
        data: { furnishDetails: options },
        options,
      };
    },
  }),
];

function optionRow(path: string, summary: string, read: () => Choices): RestRow {
  return restRow({
    method: 'GET',
    path,
    tag: TAG,
    summary,
    response: CHOICES_RESPONSE,
    handler: async () => {
      const options = read();
      return { success: true, message: 'Options found.', data: options, options };
    },
  });
}

/** Field key to its values; what is stored as an id comes with its name. */
function listsOfType(type: PropertyTypeKey): Choices {
  const { amenities = [], ...lists } = optionsOfType(type);
  return {
    subtypes: subtypesOfType(type).map(({ title }) => title),
    ...lists,
    amenities: amenities.flatMap((id) => {
      const name = findAmenity(id)?.name;
      return name === undefined ? [] : [{ _id: id, id, name }];
    }),
  };
}

function allLists(): Choices {
  const merged: Record<string, Set<string>> = {};
  for (const type of PROPERTY_TYPES) {
    for (const [key, values] of Object.entries(optionsOfType(type))) {
      merged[key] = new Set([...(merged[key] ?? []), ...values]);
    }
  }
  return {
    ...Object.fromEntries(Object.entries(merged).map(([key, values]) => [key, [...values]])),
    amenities: amenitiesInForce().map(({ id, name }) => ({ _id: id, id, name })),
    propertyTypes: PROPERTY_TYPES,
    purposes: PURPOSES,
    subtypes: SUBTYPES.map(({ title }) => title),
  };
}
