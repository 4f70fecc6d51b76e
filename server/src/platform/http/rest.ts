import { FAILURE_STATUS, type FailureCode } from '../../../../schema/failureStatus.ts';
import { type Context, type Viewer } from '../context.ts';
import { type Schema } from './jsonSchema.ts';
import { bodyFields, type RestBody, type RestField } from './restField.ts';

/** What a REST row is given: the query as it came and the values of `{name}` parts. */
export interface RestRequest<Input extends object = object> {
  query: URLSearchParams;
  params: Readonly<Record<string, string>>;
  /** The parsed JSON body, or the texts of a form by name (a list where a name came several times). */
  body: unknown;
  /** The body as the row's `input`, checked; empty where it has none. */
  input: Input;
  /** What a form brought under the row's `fileFields`, in order; each may be up to one byte too long. */
  files: readonly RestFile[];
  /** How many files came beyond the most that are kept. */
  ignoredFiles: number;
  /** The header Idempotency-Key as it was sent. */
  idempotencyKey: string | null;
}

/** An uploaded file. `name` is what its sender calls it: for sentences, never for storing. */
export interface RestFile {
  bytes: Uint8Array;
  /** The one of the row's `fileFields` that it was sent in. */
  field: string;
  name: string;
}

export interface RestParameter {
  name: string;
  in: 'query' | 'path';
  description: string;
  /** Further names under which clients send it. */
  otherNames?: readonly string[];
  /** What may be sent, where that is not any text. */
  schema?: Schema;
  /** A value that works, for the documentation. */
  example?: string;
  /** It may be sent several times; any other is taken once. */
  mayRepeat?: boolean;
}

/** A body that works, of the examples of its fields. */
export function exampleBody(fields: readonly RestField[]): Record<string, unknown> {
  const values = fields.filter(({ example }) => example !== undefined);
  return Object.fromEntries(values.map(({ name, example }) => [name, example]));
}

/**
 * One documented call. The rows of every room together are the REST door, its OpenAPI document and the
 * list that the contract test and the permission matrix walk.
 */
export interface RestRow<Input extends object = object> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` parts, for example /api/properties/{id}. */
  path: string;
  tag: string;
  summary: string;
  parameters: readonly RestParameter[];
  /** What the JSON body holds, for the documentation; absent when the call takes none. */
  body?: readonly RestField[];
  /** What the body is read into by its fields and checked as, by the decorators of the class. */
  input?: new () => Input;
  /** Set where the command checks the input, together with what it leaves as it is. */
  isCheckedByCommand?: true;
  /**
   * Set where multipart/form-data is taken beside JSON: with files under `fileFields` ('images' when absent), or
   * with texts alone.
   */
  takes?: 'form' | 'texts';
  fileFields?: readonly string[];
  /**
   * Whether a visitor is refused (`needed`), a bearer token changes what the call does (`used`), or the call ends what
   * the token has begun, also when it cannot be used any more (`ended`).
   */
  bearer?: 'needed' | 'used' | 'ended';
  /** Throws for whoever may not ask; looked at before what was sent. The command decides all the same. */
  policy?: (viewer: Viewer) => unknown;
  /** What a visitor who sends a form is told instead of the usual sentence. */
  why?: string;
  /** Status of a success. */
  status: number;
  /** What it is refused with besides what its shape brings about (`refusalsOf`). */
  refuses?: readonly FailureCode[];
  /** What a success is: the schema of its JSON, a page for a browser, the way to another address, or a table as a file. */
  response: Schema | 'page' | 'redirect' | 'csv';
  /** Seconds for which an answer to a visitor may be shown again unasked; always asked again when absent. */
  maxAge?: number;
  /** Answers the body, a Page, a Redirect or a CsvFile; throws a Failure otherwise. */
  handler(context: Context, request: RestRequest<Input>): Promise<object>;
}

/** What a row says where the fields of its body are derived from its input and its answer is held to its schema. */
export interface RestRowOf<
  Input extends object,
  Answers extends RestRow['response'] = RestRow['response'],
> extends Omit<RestRow<Input>, 'parameters' | 'status' | 'body' | 'response' | 'handler'> {
  /** None when absent. */
  parameters?: RestRow['parameters'];
  /** 200 when absent. */
  status?: number;
  body?: RestBody;
  response: Answers;
  handler(context: Context, request: RestRequest<Input>): Promise<Answered<Answers> & object>;
}

/** A row whose answer is given an input of its class and is held to its schema. */
export function restRow<Input extends object, Answers extends RestRow['response']>({
  body,
  ...row
}: RestRowOf<Input, Answers>): RestRow {
  const whole = { parameters: [], status: 200, ...row };
  return row.input ? { ...whole, body: bodyFields(row.input, body) } : whole;
}

type Answered<Answers> =
  Answers extends Schema<infer Value> ? Value : Answers extends 'csv' ? CsvFile : Page | Redirect;

/**
 * The statuses of what a call can be refused with: a key that it does not know, a token that cannot be used, somebody
 * who may not ask, what is not there, a body that is too large, and what its command adds. Each call can also come
 * while the server is too busy.
 */
export function refusalsOf({ method, path, bearer, body, refuses = [] }: RestRow): number[] {
  const asksWho = bearer === 'needed' || (method === 'GET' && bearer !== 'ended');
  const codes: FailureCode[] = [
    'INVALID_INPUT',
    ...(asksWho ? (['UNAUTHENTICATED', 'FORBIDDEN'] as const) : []),
    ...(path.includes('{') ? (['NOT_FOUND'] as const) : []),
    ...(body ? (['TOO_LARGE'] as const) : []),
    'UNAVAILABLE',
    ...refuses,
  ];
  return [...new Set(codes.map((code) => FAILURE_STATUS[code]))].sort((a, b) => a - b);
}

/** The fields of a form that bring the files of a row. */
export function fileFieldsOf({ fileFields }: RestRow): readonly string[] {
  return fileFields ?? ['images'];
}

/** What the documentation says of the files of a form. */
export const FORM_FILES =
  'JPG, PNG or WebP pictures of at most 5 MB each. Only the first 15 are used; further ones are ignored.';

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

export interface CsvParts {
  /** Without '.csv'. */
  name: string;
  /** The text, a part after the other. */
  parts: AsyncIterable<string>;
  /** How many rows it has below the names of the columns. */
  rows: number;
  /** True where there are more than a file may have. */
  hasMore: boolean;
  /** Which of how many files of the list this is, and how many rows come after it. */
  part?: number;
  of?: number;
  missing?: number;
}

/** A table for a spreadsheet, sent while it is being read; nobody keeps it. */
export class CsvFile {
  readonly name: string;
  readonly parts: AsyncIterable<string>;
  readonly rows: number;
  readonly hasMore: boolean;
  readonly part: number;
  readonly of: number;
  readonly missing: number;

  constructor({ name, parts, rows, hasMore, part = 1, of = 1, missing = 0 }: CsvParts) {
    this.name = name;
    this.parts = parts;
    this.rows = rows;
    this.hasMore = hasMore;
    this.part = part;
    this.of = of;
    this.missing = missing;
  }
}

/** What a file says of itself beside its content, and what that means. */
export const CSV_HEADERS = {
  rows: { name: 'x-export-rows', means: 'Number of rows, not counting the header.' },
  more: {
    name: 'x-export-more',
    means:
      'true if there are more rows than this file contains. The next part has them, if there is one.',
  },
  part: { name: 'x-export-part', means: 'Number of this part of the export, starting at 1.' },
  of: { name: 'x-export-parts', means: 'Number of parts, as far as counted.' },
  missing: {
    name: 'x-export-missing',
    means: 'Number of rows after this part. 0 if unknown.',
  },
} as const;
