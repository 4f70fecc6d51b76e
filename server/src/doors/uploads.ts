import { type IncomingHttpHeaders } from 'node:http';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Failure, tooLarge, unavailable } from '../platform/failures.ts';

/** Bytes of files that may lie in memory at once, over all requests of this process. */
const BYTES_AT_ONCE = 160 * 1024 * 1024;
const RETRY_AFTER_SECONDS = 5;

export function isMultipart(headers: { 'content-type'?: string | undefined }): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '');
}

/** What is no form, or ends in its middle. */
export function unreadableForm(cause: unknown): Failure {
  const message = 'The form could not be read to its end. Please send it again.';
  return new Failure('INVALID_INPUT', { message, cause });
}

/** Room in memory for uploads, shared by both doors. */
export class UploadRoom {
  private free: number;

  constructor(bytes = BYTES_AT_ONCE) {
    this.free = bytes;
  }

  /**
   * Keeps room for an upload until its answer is sent or its connection is gone; call before any of the body
   * is read. An upload that does not say its length, or is compressed, counts as `most` bytes. Throws
   * TOO_LARGE beyond `longest` and UNAVAILABLE with a time to retry while there is no room.
   */
  admit(
    request: FastifyRequest,
    reply: FastifyReply,
    { longest, most }: { longest: number; most: number },
  ): void {
    const said = lengthOf(request.headers);
    if (said !== null && said > longest) throw tooLarge();
    const bytes = Math.min(said ?? most, most);
    if (bytes > this.free) throw unavailable(undefined, RETRY_AFTER_SECONDS);
    this.free -= bytes;
    reply.raw.once('close', () => {
      this.free += bytes;
    });
  }
}

function lengthOf(headers: IncomingHttpHeaders): number | null {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return headers['content-encoding'] === undefined && Number.isFinite(length) ? length : null;
}
