import { print } from 'graphql';
import type { FailureCode } from '../../../../schema/failures.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import { GRAPHQL_HEADERS } from '../../apollo/links.ts';
import { UploadPictureDocument } from './Pictures.generated.ts';
import type { UploadPictureMutation } from './Pictures.generated.ts';
import type { PictureData } from '../../ui/Picture.tsx';
import { loadSession } from '../../session/startSession.ts';

/** What became of one upload. */
export type Upload =
  | { kind: 'done'; picture: PictureData }
  /**
   * The server's own sentence. `again`: the same photo may be welcome a little later ('soon'), after signing in
   * ('signedIn'), once something else has changed ('maybe'), or never.
   */
  | { kind: 'refused'; message: string; again: Again }
  /** No answer came. */
  | { kind: 'cut' };

export type Again = 'soon' | 'signedIn' | 'maybe' | 'never';

/**
 * Sends one photo by itself, as multipart GraphQL. XMLHttpRequest and not fetch, because only it tells how
 * much has been sent. A bearer that has run out is renewed once (session.ts).
 */
export async function uploadPicture(
  photo: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Upload> {
  const session = await loadSession().catch(() => null);
  if (session === null) return { kind: 'cut' };
  const response = await session.withBearer((bearer) => send(photo, bearer, signal, onProgress));
  return outcomeOf(response);
}

interface Answered {
  /** 0 when no answer came. */
  status: number;
  text: string;
}

function send(
  photo: Blob,
  bearer: string | null,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Answered> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const end = () => request.abort();
    const done = () => {
      signal.removeEventListener('abort', end);
      resolve({ status: request.status, text: request.responseText });
    };
    request.addEventListener('loadend', done);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.open('POST', '/graphql');
    request.timeout = LIMITS.picture.uploadTimeoutMs;
    for (const [name, value] of Object.entries(GRAPHQL_HEADERS)) {
      request.setRequestHeader(name, value);
    }
    if (bearer !== null) request.setRequestHeader('authorization', `Bearer ${bearer}`);
    signal.addEventListener('abort', end);
    if (signal.aborted) resolve({ status: 0, text: '' });
    else request.send(bodyOf(photo));
  });
}

/** The parts in the order the multipart rules ask for. The file's own name stays here. */
function bodyOf(photo: Blob): FormData {
  const body = new FormData();
  const query = print(UploadPictureDocument);
  const operations = { operationName: 'UploadPicture', query, variables: { file: null } };
  body.append('operations', JSON.stringify(operations));
  body.append('map', JSON.stringify({ 0: ['variables.file'] }));
  body.append('0', photo, 'photo');
  return body;
}

function outcomeOf({ status, text }: Answered): Upload {
  if (status === 0) return { kind: 'cut' };
  const body = parsed(text);
  const picture = body?.data?.uploadPicture?.picture;
  if (picture) return { kind: 'done', picture };
  const failure = body?.errors?.[0];
  return {
    kind: 'refused',
    message: failure?.message ?? (status === 413 ? TOO_LARGE : BROKEN),
    again: againAfter(status, failure?.extensions?.code),
  };
}

function againAfter(status: number, code: string | undefined): Again {
  if (BUSY.includes(status)) return 'soon';
  if (status === 401) return 'signedIn';
  return status === 413 || OF_THE_PHOTO.includes(code ?? '') ? 'never' : 'maybe';
}

function parsed(text: string): GraphQLResponse | null {
  try {
    const body: GraphQLResponse | null = JSON.parse(text);
    return body;
  } catch {
    return null;
  }
}

interface GraphQLResponse {
  data?: UploadPictureMutation | null;
  errors?: readonly { message?: string; extensions?: { code?: string } }[];
}

/** Too many at this moment, or a server that is being restarted. */
const BUSY: readonly number[] = [502, 503, 504];
const OF_THE_PHOTO: readonly string[] = ['INVALID_INPUT', 'TOO_LARGE'] satisfies FailureCode[];
const TOO_LARGE = 'This photo is too large.';
const BROKEN = 'Server error. Please try again later.';
