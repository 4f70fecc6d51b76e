import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type GraphQLError } from 'graphql';
import { processRequest, Upload } from 'graphql-upload-ts';
import { FAILURES, isFailureCode } from '../../../../schema/failures.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import { signedIn } from '../../authorization/viewer.policy.ts';
import { invalid } from '../../platform/failures.ts';
import { ofRequest, toGraphQLError } from '../../platform/http/errorMapper.ts';
import { type ContextSource, requestContext } from '../requestContext.ts';
import { isMultipart, unreadableForm, type UploadRoom } from '../uploads.ts';

const MAX_TEXT_BYTES = 100_000;
const MAX_BYTES = LIMITS.picture.maxBytes + 2 * MAX_TEXT_BYTES;

/**
 * Multipart requests of /graphql: `operations`, `map` and one file, as the GraphQL multipart request
 * specification says. Who sends it, how long it is and that no form of another site does are checked before
 * any of it is read; the operation then runs while the file is still on its way.
 */
export function acceptUploads(
  http: FastifyInstance,
  { source, uploads }: { source: ContextSource; uploads: UploadRoom },
): void {
  http.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
  http.addHook('onRequest', async (request, reply) => {
    if (!isMultipart(request.headers)) return;
    if (!CSRF_HEADERS.some((name) => request.headers[name] !== undefined))
      throw invalid([], NO_CSRF);
    const { id: whose } = signedIn((await requestContext(source, request, reply)).viewer);
    await source.disk.refuseUpload();
    uploads.admit(request, reply, { longest: MAX_BYTES, most: MAX_BYTES, whose });
  });
  http.addHook('preValidation', async (request, reply) => {
    if (!isMultipart(request.headers)) return;
    request.body = await readOperation(request, reply);
  });
  http.setErrorHandler((error, request, reply) => {
    const refusal = toGraphQLError(error, ofRequest(request, source.log));
    const { retryAfter } = refusal.extensions;
    if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
    return reply.code(statusOf(refusal)).send({ errors: [refusal.toJSON()] });
  });
}

/** The HTTP status of a refusal that is the whole answer. */
export function statusOf(refusal: GraphQLError | undefined): number {
  const code = String(refusal?.extensions['code']);
  return isFailureCode(code) ? FAILURES[code].status : FAILURES.INTERNAL.status;
}

async function readOperation(request: FastifyRequest, reply: FastifyReply): Promise<object> {
  const processing = processRequest(request.raw, reply.raw, {
    maxFieldSize: MAX_TEXT_BYTES,
    // Beyond this the library cuts; the room itself refuses a picture that is too large, with its sentence.
    maxFileSize: LIMITS.picture.maxBytes + 2,
    maxFiles: 1,
  });
  const operation = await processing.catch((error: unknown) => {
    // The library words its own refusals; what its parser throws is about the form too.
    throw error instanceof Error && 'expose' in error ? error : unreadableForm(error);
  });
  if (Array.isArray(operation)) throw invalid([], 'Send one operation per request.');
  return operation;
}

/** What a sentence says of a file that stands where something else belongs: GraphQL prints what it refuses. */
Object.assign(Upload.prototype, { toJSON: () => 'a file' });

/** What a form of another site cannot set (Apollo Server asks for the same). */
const CSRF_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'];
const NO_CSRF =
  'Uploads need the header apollo-require-preflight: true, so that no other site can send them.';
