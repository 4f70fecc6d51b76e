/**
 * `fetch` with a bearer. A query that would travel by GET goes by POST, so that no cache on the way answers an
 * account with what was meant for everybody, and none keeps what is the account's alone.
 */
export function askWithBearer(
  bearer: string,
  input: Parameters<typeof fetch>[0],
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${bearer}`);
  if (typeof input !== 'string' || init.method !== undefined) {
    return fetch(input, { ...init, headers });
  }
  const [address = '', query = ''] = input.split(/\?(.*)/s);
  headers.set('content-type', 'application/json');
  return fetch(address, { ...init, method: 'POST', headers, body: bodyOf(query) });
}

/** The parts of an operation in an address (apollo/serverLink.ts) as the body of a POST. */
function bodyOf(query: string): string {
  const { variables = '{}', ...rest } = Object.fromEntries(new URLSearchParams(query));
  const parsed: unknown = JSON.parse(variables);
  return JSON.stringify({ ...rest, variables: parsed });
}
