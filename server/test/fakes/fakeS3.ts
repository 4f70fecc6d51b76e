import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { listen } from '../harness/listen.ts';

export interface Behaviour {
  /** Answer an error this many times. */
  failures?: number;
  /** What such an error is; 503 when absent. */
  failsWith?: number;
  /** Never answer. */
  hang?: boolean;
  /** Send this much of an object, then nothing. */
  stopAfterBytes?: number;
  /** Send an object in ten pieces with this pause between them. */
  pieceMs?: number;
  /** Answer 403 to everything. */
  forbid?: boolean;
}

export interface FakeS3 {
  endpoint: string;
  readonly requests: number;
  readonly listPages: number;
  readonly lastHeaders: IncomingHttpHeaders;
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

const PAGE_SIZE = 3;

/** An object store in memory for tests, which can be told to misbehave. Bucket name: media. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  let behaviour: Behaviour = {};
  const lastHeaders: IncomingHttpHeaders = {};
  const seen = { requests: 0, listPages: 0, lastHeaders };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    seen.requests += 1;
    seen.lastHeaders = request.headers;
    const url = new URL(request.url ?? '/', 'http://s3.test');
    const body = await buffer(request);
    if (behaviour.hang === true) return;
    if (behaviour.forbid === true) return void response.writeHead(403).end('<Error/>');
    if ((behaviour.failures ?? 0) > 0) {
      behaviour = { ...behaviour, failures: (behaviour.failures ?? 0) - 1 };
      return void response.writeHead(behaviour.failsWith ?? 503).end('<Error>SlowDown</Error>');
    }
    const key = url.pathname.slice('/media/'.length);
    if (url.searchParams.has('list-type')) return list(url.searchParams, response);
    if (request.method === 'PUT') {
      objects.set(key, body);
      return void response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (found === undefined) return void response.writeHead(404).end('<Error>NoSuchKey</Error>');
    response.writeHead(200, { 'content-length': found.length });
    if (request.method === 'HEAD') return void response.end();
    await send(found, response);
  }

  async function send(bytes: Buffer, response: ServerResponse): Promise<void> {
    if (behaviour.stopAfterBytes !== undefined) {
      return void response.write(bytes.subarray(0, behaviour.stopAfterBytes));
    }
    const step = behaviour.pieceMs === undefined ? bytes.length : Math.ceil(bytes.length / 10);
    for (let start = 0; start < bytes.length; start += step) {
      response.write(bytes.subarray(start, start + step));
      await pause(behaviour.pieceMs ?? 0);
    }
    response.end();
  }

  function list(query: URLSearchParams, response: ServerResponse): void {
    seen.listPages += 1;
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, PAGE_SIZE);
    const next =
      keys.length > PAGE_SIZE
        ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
        : '';
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    response.writeHead(200).end(`<ListBucketResult>${contents}${next}</ListBucketResult>`);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  const port = await listen(server);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    get requests() {
      return seen.requests;
    },
    get listPages() {
      return seen.listPages;
    },
    get lastHeaders() {
      return seen.lastHeaders;
    },
    behave(next) {
      behaviour = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
