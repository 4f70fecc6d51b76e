import { ApolloClient, gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { fakeServer } from '../testing/fakeServer.ts';
import { createCache } from './client.ts';
import { forgetLists } from './load.ts';

test('D-42 V-2.5-13 lists that were forgotten are asked for again, and nothing else is', async () => {
  const client = new ApolloClient({ link: fakeServer({}).link, cache: createCache() });
  const query = gql`
    {
      properties {
        id
      }
      propertyCount
      propertyFacets
      cities {
        id
      }
    }
  `;
  const data = {
    properties: [{ __typename: 'Property', id: '1' }],
    propertyCount: 1,
    propertyFacets: 'x',
    cities: [{ __typename: 'City', id: '2' }],
  };
  client.writeQuery({ query, data });
  forgetLists(client.cache);
  client.cache.gc();
  const { ROOT_QUERY: root, ...rest } = JSON.parse(JSON.stringify(client.extract()));
  expect(root).toEqual({ __typename: 'Query', cities: [{ __ref: 'City:2' }] });
  expect(Object.keys(rest).filter((name) => name !== '__META')).toEqual(['City:2']);
});

test('things without an id are one by their key; what is asked for apart comes together', () => {
  const cache = createCache();
  const write = (query: ReturnType<typeof gql>, data: object) => cache.writeQuery({ query, data });
  write(
    gql`
      {
        subtypes {
          key
        }
        categories {
          key
        }
        states {
          name
        }
        viewer {
          overview {
            total
          }
        }
      }
    `,
    {
      subtypes: [{ __typename: 'Subtype', key: 'flat' }],
      categories: [{ __typename: 'Category', key: 'home' }],
      states: [{ __typename: 'State', name: 'Goa' }],
      viewer: { __typename: 'Viewer', overview: { __typename: 'Overview', total: 3 } },
    },
  );
  const overview = gql`
    {
      viewer {
        overview {
          recent
        }
        team
      }
    }
  `;
  const recent = { __typename: 'Overview', recent: 'list' };
  write(overview, { viewer: { __typename: 'Viewer', overview: recent, team: 'people' } });
  expect(Object.keys(cache.extract()).toSorted()).toEqual([
    'Category:{"key":"home"}',
    'ROOT_QUERY',
    'State:{"name":"Goa"}',
    'Subtype:{"key":"flat"}',
    'Viewer:{}',
  ]);
  expect(cache.extract()['Viewer:{}']).toEqual({
    __typename: 'Viewer',
    overview: { __typename: 'Overview', total: 3, recent: 'list' },
    team: 'people',
  });
  for (const field of ['waterSource', 'soilType']) {
    write(gql(`{ property { __typename id details { ${field} } } }`), {
      property: {
        __typename: 'Property',
        id: '1',
        details: { __typename: 'PropertyDetails', [field]: field },
      },
    });
  }
  expect(cache.extract()['Property:1']?.['details']).toEqual({
    __typename: 'PropertyDetails',
    waterSource: 'waterSource',
    soilType: 'soilType',
  });
});
