import { type Context } from './context.ts';

/** What a REST row is given: the query as it came, the values of `{name}` parts, the parsed JSON body. */
export interface RestRequest {
  query: URLSearchParams;
  params: Readonly<Record<string, string>>;
  body: unknown;
}

export interface RestParameter {
  name: string;
  in: 'query' | 'path';
  description: string;
  /** A value that works, for the documentation. */
  example?: string;
}

/**
 * One documented call. The rows of every room together are the REST door, its OpenAPI document and the
 * list that the contract test and the permission matrix walk.
 */
export interface RestRow {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` parts, for example /api/properties/{id}. */
  path: string;
  tag: string;
  summary: string;
  parameters: readonly RestParameter[];
  /** Status of a success. */
  status: number;
  /** What a success is when it is not JSON: a page for a browser, or the way to another address. */
  answers?: 'page' | 'redirect';
  /** Seconds for which an answer to a visitor may be shown again unasked; always asked again when absent. */
  maxAge?: number;
  /** Answers the body, a Page or a Redirect; throws a Failure otherwise. */
  answer: (context: Context, request: RestRequest) => Promise<object>;
}

/** An answer for a browser window of its own; nobody keeps it. */
export class Page {
  readonly html: string;
  readonly status: number;

  constructor(html: string, status = 200) {
    this.html = html;
    this.status = status;
  }
}

/** The browser goes on to another address, which may be another site's. */
export class Redirect {
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }
}
