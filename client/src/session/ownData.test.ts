import { readFileSync } from 'node:fs';
import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { buildSchema, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { createCache } from '../apollo/client.ts';
import { forgetOwnData, VIEWER_FIELDS } from './ownData.ts';

it('what a listing answers by who asks is known, so that nobody after them finds it', () => {
  const type = buildSchema(readFileSync('schema/schema.graphql', 'utf8')).getType('Property');
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  // Each of them says so of the viewer, in its name or its description.
  const own = fields.filter(({ name, description }) => /\bviewer/.test(`${name} ${description}`));
  expect(own.map(({ name }) => name).toSorted()).toEqual(VIEWER_FIELDS);
});

it('what only an account is answered is not found by who comes after it, and the rest is', () => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: createCache() });
  const query = gql`
    {
      viewer {
        favouriteIds
      }
      administration {
        total
      }
      property(id: "a") {
        id
      }
      cities {
        id
      }
    }
  `;
  const data = {
    viewer: { __typename: 'Viewer', favouriteIds: ['b'] },
    administration: { __typename: 'Administration', total: 3 },
    property: { __typename: 'Property', id: 'a' },
    cities: [{ __typename: 'City', id: 'c' }],
  };
  client.writeQuery({ query, data });
  forgetOwnData(client);
  expect(Object.keys(Object(client.extract())['ROOT_QUERY'])).toEqual(['__typename', 'cities']);
});
