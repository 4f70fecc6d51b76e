import { type IncomingHttpHeaders } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { Failure, tooLarge } from '../../platform/failures.ts';
import { type RestFile } from '../../platform/http/rest.ts';
import { unreadableForm } from '../uploads.ts';

export interface FormLimits {
  /** The fields whose files are kept; files of other fields are read past, but texts and JSON that came as files. */
  fileFields: readonly string[];
  maxFiles: number;
  /** A longer file is cut one byte beyond this, so that whoever takes it sees that it is too long. */
  maxFileBytes: number;
  /** All texts together. */
  maxTextBytes: number;
  /** All that is read. */
  maxBytes: number;
}

/** What a form brought: its texts by name, a name that came several times as a list. */
export interface Form {
  texts: Record<string, string | string[]>;
  files: readonly RestFile[];
  /** Files of the field beyond the most that are kept. */
  ignoredFiles: number;
}

/**
 * Reads multipart/form-data into memory. Throws INVALID_INPUT for what is no such form or ends in the middle,
 * TOO_LARGE for more text or bytes than the limits allow.
 */
export async function readForm(
  body: Readable,
  headers: IncomingHttpHeaders,
  limits: FormLimits,
): Promise<Form> {
  const collected = new Collected(limits);
  const parser = openParser(headers, limits);
  parser.on('file', (field, stream, name) => collected.takeFile(field, name ?? '', stream));
  // A name is cut at a hundred bytes without a word, and is no field of ours then.
  parser.on('field', (name, value, _, isCut) => {
    const refused = collected.takeText(name, value, isCut);
    if (refused !== null) parser.destroy(refused);
  });
  parser.once('partsLimit', () => parser.destroy(tooLarge('The form has too many parts.')));
  try {
    await pipeline(body, atMost(limits.maxBytes), parser);
  } catch (error) {
    throw error instanceof Failure ? error : unreadableForm(error);
  }
  return collected.form();
}

/** Some libraries write a field of several files as `images[]`. */
function isSentAs(field: string, sentIn: string): boolean {
  return sentIn === field || sentIn === `${field}[]`;
}

/** A part with a name of a file is one; a text that a program wrapped with its type is still a text. */
function isPartAFile(limits: FormLimits, name: string, type = '', fileName?: string): boolean {
  if (fileName === undefined) return type === 'application/octet-stream';
  return limits.fileFields.some((field) => isSentAs(field, name)) || !WRITTEN.test(type);
}

const WRITTEN = /^(?:application\/json|text\/plain)\b/i;

const MAX_PARTS = 400;

function openParser(headers: IncomingHttpHeaders, limits: FormLimits) {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: {
        fieldSize: limits.maxTextBytes,
        fileSize: limits.maxFileBytes + 1,
        parts: MAX_PARTS,
      },
      isPartAFile: (name, type, fileName) => isPartAFile(limits, name ?? '', type, fileName),
    });
  } catch (error) {
    throw unreadableForm(error);
  }
}

class Collected {
  private readonly texts = new Map<string, string | string[]>();
  private readonly files: { name: string; field: string; pieces: Buffer[] }[] = [];
  private readonly limits: FormLimits;
  private textBytes = 0;
  private ignored = 0;

  constructor(limits: FormLimits) {
    this.limits = limits;
  }

  /** A file input that was left empty sends a file without a name and content. */
  takeFile(sentIn: string, name: string, stream: Readable): void {
    // Its failure is the parser's, which ends the reading.
    stream.on('error', () => undefined);
    const { fileFields, maxFiles } = this.limits;
    const field = fileFields.find((each) => isSentAs(each, sentIn));
    if (field === undefined || name === '' || this.files.length >= maxFiles) {
      if (field !== undefined && name !== '') this.ignored += 1;
      stream.resume();
      return;
    }
    const chunks: Buffer[] = [];
    this.files.push({ name, field, pieces: chunks });
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }

  /** Answers why the form is given up, or null. */
  takeText(name: string, value: string, isCut: boolean): Error | null {
    this.textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (isCut || this.textBytes > this.limits.maxTextBytes) return tooLarge();
    // What the parser makes of bytes that are no UTF-8: it would be stored as another text.
    if (name.includes('\uFFFD') || value.includes('\uFFFD')) {
      return new Failure('INVALID_INPUT', { message: 'The form fields must be UTF-8.' });
    }
    const known = this.texts.get(name);
    this.texts.set(name, known === undefined ? value : [known, value].flat());
    return null;
  }

  form(): Form {
    return {
      texts: Object.fromEntries(this.texts),
      files: this.files.map(({ pieces: chunks, ...file }) => ({
        ...file,
        bytes: Buffer.concat(chunks),
      })),
      ignoredFiles: this.ignored,
    };
  }
}

/** Also what says no length, or is compressed, ends here. */
function atMost(bytes: number): Transform {
  let read = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read += chunk.length;
      if (read > bytes) done(tooLarge());
      else done(null, chunk);
    },
  });
}
