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
  const message = 'We could not read the whole form. Please send it again.';
  return new Failure('INVALID_INPUT', { message, cause });
}

/** Room in memory for uploads, shared by both doors. */
export class UploadRoom {
  private free: number;
  /** What one account may hold, so that nobody who sends slowly keeps all others waiting. */
  private readonly share: number;
  private readonly reserved = new Map<string, number>();

  constructor(bytes = BYTES_AT_ONCE, share = bytes / 2) {
    this.free = bytes;
    this.share = share;
  }

  /**
   * Reserves room for an upload until its answer is sent or its connection is gone; call before any of the body
   * is read. An upload that does not say its length, or is compressed, counts as `most` bytes. Throws
   * TOO_LARGE beyond `longest` and UNAVAILABLE with a time to retry while there is no room, or none for `whose`.
   */
  admit(
    request: FastifyRequest,
    reply: FastifyReply,
    { longest, most, whose }: { longest: number; most: number; whose: string },
  ): void {
    const announcedLength = lengthOf(request.headers);
    if (announcedLength !== null && announcedLength > longest) throw tooLarge();
    const bytes = Math.min(announcedLength ?? most, most);
    const used = this.reserved.get(whose) ?? 0;
    if (bytes > this.free || used + bytes > this.share) {
      throw unavailable(undefined, RETRY_AFTER_SECONDS);
    }
    this.reserve(whose, bytes);
    reply.raw.once('close', () => this.reserve(whose, -bytes));
  }

  private reserve(whose: string, bytes: number): void {
    this.free -= bytes;
    const used = (this.reserved.get(whose) ?? 0) + bytes;
    if (used > 0) this.reserved.set(whose, used);
    else this.reserved.delete(whose);
  }
}

function lengthOf(headers: IncomingHttpHeaders): number | null {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return headers['content-encoding'] === undefined && Number.isFinite(length) ? length : null;
}
