import type { IncomingMessage, ServerResponse } from 'node:http';

export type Misbehaviour = 'hang' | 'drip' | 'huge' | 'nonsense' | { status: number };

export interface Answer {
  status?: number;
  body?: object;
  page?: string;
  location?: string;
}

/** Answers as the endpoint says: JSON, a page, or the way to another address. */
export function send(result: Answer, response: ServerResponse): void {
  const { status = 200, body, page, location } = result;
  if (location !== undefined) response.writeHead(302, { location }).end();
  else if (page === undefined) {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  } else {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  }
}

/** Hangs, drips, babbles or fails instead of answering. */
export function misbehave(how: Misbehaviour, response: ServerResponse): void {
  if (how === 'hang') return;
  if (typeof how === 'object') {
    response.writeHead(how.status, { location: '/elsewhere' }).end('{}');
  } else if (how === 'nonsense') {
    response.writeHead(200, { 'content-type': 'application/json' }).end('<html>');
  } else {
    response.writeHead(200, { 'content-type': 'application/json' });
    if (how === 'huge') response.end(`{"much": "${'x'.repeat(1_000_000)}"}`);
    // The beginning comes at once, the rest never.
    else response.write('{"slow": "');
  }
}

export async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}
