/**
 * The programs of the page for developers, whole: saved as a file each runs as it stands. The tests take them from
 * the page and run them. `url` is the public address of the site.
 */

export interface Example {
  /** What stands behind `node example.mjs`. */
  given: string;
  graphql(url: string): string;
  rest(url: string): string;
}

/** How each program asks GraphQL. */
export const ask = (url: string) => `async function ask(query, variables, accessToken) {
  const headers = { 'content-type': 'application/json' };
  if (accessToken) headers.authorization = 'Bearer ' + accessToken;
  const body = JSON.stringify({ query, variables });
  const answer = await fetch('${url}/graphql', { method: 'POST', headers, body });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(errors[0].extensions.code + ': ' + errors[0].message);
  return data;
}
`;

/** How each program calls REST. */
export const call = (url: string) => `async function call(method, path, body, accessToken) {
  const headers = { 'content-type': 'application/json' };
  if (accessToken) headers.authorization = 'Bearer ' + accessToken;
  const request = { method, headers, body: JSON.stringify(body) };
  const answer = await fetch('${url}' + path, request);
  const result = await answer.json();
  if (!result.success) throw new Error(result.code + ': ' + result.message);
  return result;
}
`;

/** How it says what came. */
export const print = (value: string) => `console.log(JSON.stringify(${value}, null, 2));`;
