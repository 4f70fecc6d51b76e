import GraphiQL from 'graphiql/graphiql.min.js';
import { createRoot } from 'react-dom/client';
import { ask } from './ask.ts';
import 'graphiql/style.css';
import './page.css';

/** What stands in the editor at first. */
const QUERY = `# Headers, below: {"Authorization": "Bearer …"} asks as an account.
{
  properties(filter: { city: "Pune" }, sort: PRICE_ASC) {
    total
    items { title price }
  }
}
`;

const place = document.querySelector('#graphiql');
if (place === null) throw new Error('The page has no place for GraphiQL.');
createRoot(place).render(
  <>
    <h1>GraphQL</h1>
    <GraphiQL fetcher={ask} defaultQuery={QUERY} shouldPersistHeaders={false}>
      <GraphiQL.Logo>
        <a href="/developers">For developers</a>
      </GraphiQL.Logo>
    </GraphiQL>
  </>,
);
