import { type IncomingMessage } from 'node:http';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { LIMITS } from '../../../../schema/limits.ts';
import { signedIn } from '../../authorization/viewer.policy.ts';
import { limitKey } from '../../platform/http/address.ts';
import { invalid } from '../../platform/failures.ts';
import { fileFieldsOf, type RestRow } from '../../platform/http/rest.ts';
import { type ContextSource, requestContext } from '../requestContext.ts';
import { isMultipart, type UploadRoom } from '../uploads.ts';
import { type Form, readForm } from './readForm.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row that a route of the REST door serves. */
    restRow?: RestRow;
  }
}

const MAX_TEXT_BYTES = 100_000;
/** A file more than is kept is read past; more than these together are refused unread. */
const MAX_FORM_BYTES = (LIMITS.listing.maxPictures + 5) * LIMITS.picture.maxBytes;
/** What stays in memory of the largest form. */
const BUFFERED_BYTES = LIMITS.listing.maxPictures * LIMITS.picture.maxBytes + MAX_TEXT_BYTES;

/** Before any of a form is read: that the row takes one, who sends it, and whether there is room for it. */
export async function admitForm(
  row: RestRow,
  parts: {
    source: ContextSource;
    uploads: UploadRoom;
    request: FastifyRequest;
    reply: FastifyReply;
  },
): Promise<void> {
  const { source, uploads, request, reply } = parts;
  if (!isMultipart(request.headers)) return;
  if (row.takes === undefined) throw invalid([], NO_FORM);
  const { viewer, address } = await requestContext(source, request, reply);
  if (row.bearer === 'needed') signedIn(viewer, row.why);
  const whose = viewer.kind === 'account' ? viewer.id : limitKey(address);
  await source.disk.refuseUpload();
  uploads.admit(request, reply, { longest: MAX_FORM_BYTES, most: BUFFERED_BYTES, whose });
}

/** Reads multipart/form-data for the rows that take it; whatever else comes as such is refused. */
export function acceptForms(http: FastifyInstance): void {
  http.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, body: IncomingMessage) => {
      const row = request.routeOptions.config.restRow;
      if (row?.takes === undefined) throw invalid([], NO_FORM);
      const form = await readForm(body, request.headers, {
        fileFields: fileFieldsOf(row),
        maxFiles: row.takes === 'form' ? LIMITS.listing.maxPictures : 0,
        maxFileBytes: LIMITS.picture.maxBytes,
        maxTextBytes: MAX_TEXT_BYTES,
        maxBytes: MAX_FORM_BYTES,
      });
      forms.set(request, form);
      return form.texts;
    },
  );
}

/** What a request brought as a form; null when its body was JSON or nothing. */
export function formOf(request: FastifyRequest): Form | null {
  return forms.get(request) ?? null;
}

const forms = new WeakMap<FastifyRequest, Form>();

const NO_FORM = 'This call takes JSON, not a form.';
