import { FILTERS, filterDescription } from '../../../schema/catalogue/filters.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { ALSO_CLOSED, SORTS } from '../../../schema/search.ts';
import { readSearch } from '../../../schema/searchReader.ts';
import { pluralize } from '../../../schema/format/count.ts';
import { unlockedListings } from '../contactAccess/unlockedListings.ts';
import { type Context } from '../platform/context.ts';
import { invalid, notFound } from '../platform/failures.ts';
import { decimal, oneOf, type Schema, integer } from '../platform/http/jsonSchema.ts';
import { type RestParameter, type RestRow, restRow } from '../platform/http/rest.ts';
import { findClosed } from './findClosed.ts';
import { findPropertiesByIds } from './findPropertiesByIds.ts';
import { findProperty } from './findProperty.ts';
import { type PropertyPage, type PropertySearch } from './findProperties.ts';
import { presentRestList, presentRestProperty } from './property.presenter.ts';
import { type PropertyRow } from './property.row.ts';
import { COMPARE_RESPONSE, PROPERTY_RESPONSE, SEARCH_RESPONSE } from './property.schema.ts';

/** Told of everybody who reads one listing. */
export interface ReaderCounter {
  record(context: Context, property: PropertyRow): void;
}

export function propertyRestRows(search: PropertySearch, views: ReaderCounter): RestRow[] {
  return [
    restRow({
      method: 'GET',
      path: '/api/properties',
      tag: 'Properties',
      summary: 'Searches public listings.',
      parameters: LIST_PARAMETERS,
      bearer: 'used',
      response: SEARCH_RESPONSE,
      handler: async (context, { query }) => {
        const { problems, ...request } = readSearch(query);
        if (problems.length > 0) {
          throw invalid(problems.map((problem) => ({ ...problem, code: 'unusable' })));
        }
        const page = await search.find(request);
        return {
          ...presentRestList(
            context.viewer,
            page,
            listMessage(page),
            await unlockedListings(context),
          ),
          understanding: page.understanding,
          ...(request.alsoClosed && { closed: await closedBeside(context, page) }),
        };
      },
    }),
    restRow({
      method: 'GET',
      path: '/api/properties/compare',
      tag: 'Properties',
      summary: 'Returns up to four public listings in the order given.',
      parameters: [
        {
          ...parameter(
            'ids',
            'Ids of the listings to compare, at most four, separated by commas.',
            '',
          ),
          mayRepeat: true,
        },
      ],
      bearer: 'used',
      response: COMPARE_RESPONSE,
      handler: async (context, { query }) => {
        const ids = query.getAll('ids').flatMap((text) => text.split(','));
        const found = await findPropertiesByIds(
          context.database,
          ids.map((id) => id.trim()).filter(Boolean),
          LIMITS.compare.most,
        );
        const unlocked = await unlockedListings(context);
        const list = found.map((item) => presentRestProperty(context.viewer, item, unlocked));
        return {
          success: true,
          message: compareMessage(list.length),
          data: list,
          properties: list,
        };
      },
    }),
    restRow({
      method: 'GET',
      path: '/api/properties/{id}',
      tag: 'Properties',
      bearer: 'used',
      summary: 'Returns a listing.',
      parameters: [{ name: 'id', in: 'path', description: 'Id of 24 hexadecimal characters.' }],
      response: PROPERTY_RESPONSE,
      handler: async (context, { params }) => {
        const property = await findProperty(context, params['id'] ?? '');
        if (!property) throw notFound('Property not found. Please check the property ID.');
        views.record(context, property);
        const unlocked = await unlockedListings(context);
        const presented = presentRestProperty(context.viewer, property, unlocked);
        return {
          success: true,
          message: 'Property found.',
          data: presented,
          property: presented,
        };
      },
    }),
  ];
}

/** The same page of what was sold or rented. */
async function closedBeside(context: Context, page: PropertyPage) {
  const { database, viewer, clock } = context;
  const found = await findClosed(database, page.search, page, clock.now());
  const { properties, pagination } = presentRestList(
    viewer,
    found,
    '',
    await unlockedListings(context),
  );
  return { properties, pagination };
}

function listMessage(page: PropertyPage): string {
  const unknown = page.unknown[0];
  if (unknown) return unknown.message;
  if (page.total === 0) return 'No properties found. Remove a filter to see more.';
  if (page.items.length === 0) {
    return 'There is no page ' + page.page + '. The last page is ' + page.pageCount + '.';
  }
  const found = pluralize(page.total, 'property', 'properties') + ' found';
  const { wish, mentions } = page.understanding;
  if (wish === null || mentions === null) return found + '.';
  return `${found}, ${mentions} ${mentions === 1 ? 'mentions' : 'mention'} “${wish}”.`;
}

function compareMessage(count: number): string {
  if (count === 0) return 'No properties found. Name up to four, for example ids=first,second.';
  return pluralize(count, 'property', 'properties') + ' found.';
}

export const LIST_PARAMETERS: readonly RestParameter[] = [
  parameter(
    'keyword',
    'At most 120 characters. Places, subtypes and phrases like "2 bhk" are applied as filters. Other words beside them exclude nothing: listings that mention them come first (understanding.wish). They must be there where they stand in quotes or are the whole keyword.',
    'garden',
  ),
  parameter(
    'asTyped',
    'true to search the keyword as typed, without correcting typing mistakes.',
    'true',
    oneOf(['true', 'false']),
  ),
  parameter(
    'strict',
    'true to find only listings with every word of the keyword: words that are not applied as filters must be there too.',
    'true',
    oneOf(['true', 'false']),
  ),
  parameter(
    'wish',
    'At most 120 characters. Words that exclude nothing: with sort=relevance, listings that mention them come first.',
    'corner',
  ),
  parameter(
    'type',
    'residential, commercial, agricultural, agriculture, land or project.',
    'residential',
  ),
  several('subtype', 'Title, slug or alias of a subtype.', 'Flat/Apartment'),
  parameter('state', 'Name of a state. Former names are recognised.', 'Karnataka'),
  several('city', 'Name of a town. Former names are recognised.', 'Bengaluru'),
  parameter('district', 'Name of a district.', 'Agra'),
  several('location', 'Locality, address or project.', 'Indiranagar'),
  several('pincode', 'PIN code, stated or of the place.', '560038'),
  parameter('within', 'Kilometres around the location or city, at most 50.', '5', decimal()),
  {
    ...parameter('status', 'sell or rent. Also accepted as purpose.', 'sell'),
    otherNames: ['purpose'],
  },
  parameter('minPrice', 'Amount in whole rupees.', '1000000', integer()),
  parameter('maxPrice', 'Amount in whole rupees.', '9000000', integer()),
  parameter('minSize', 'Area in square feet.', '500', decimal()),
  parameter('maxSize', 'Area in square feet.', '2500', decimal()),
  counted('rooms', '3'),
  counted('bedrooms', '2'),
  counted('bathrooms', '2'),
  {
    ...parameter(
      'features',
      'Amenity ids or names, separated by commas or repeated.',
      'Parking,Garden',
    ),
    mayRepeat: true,
  },
  ...FILTERS.map((row) => ({
    ...parameter(row.key, filterDescription(row), row.choices[0]?.value ?? '2027-12-31'),
    mayRepeat: true,
  })),
  parameter('sort', 'Sort order. Default: relevance.', 'newest', oneOf(SORTS)),
  parameter(
    'lifecycle',
    `${ALSO_CLOSED} also returns listings sold or rented in the last 12 months, separately from the list and its total.`,
    ALSO_CLOSED,
    oneOf([ALSO_CLOSED]),
  ),
  parameter('page', 'Page number, starting at 1. Smaller values are treated as 1.', '1', integer()),
  parameter(
    'limit',
    'Number of listings per page, clamped to 1 to 100. Default: 20.',
    '20',
    integer(),
  ),
];

function several(name: string, description: string, example: string): RestParameter {
  const text = `${description} Several are separated by | or repeated; one with - before it is excluded.`;
  return { ...parameter(name, text, example), mayRepeat: true };
}

function counted(name: string, example: string): RestParameter {
  const description =
    'A number, 4+ for four or more, 2-3 for a range, or several of these with commas.';
  return { ...parameter(name, description, example), mayRepeat: true };
}

function parameter(
  name: string,
  description: string,
  example: string,
  schema?: Schema,
): RestParameter {
  return { name, in: 'query', description, schema, example };
}
