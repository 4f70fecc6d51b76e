import { type FileUpload } from 'graphql-upload-ts';
import { LIMITS } from '../../../schema/limits.ts';
import { Failure } from '../platform/failures.ts';

/**
 * The content of an uploaded file, at most one byte more than a picture may have: whoever takes it then sees
 * that it is too large. Throws INVALID_INPUT when the upload breaks off.
 */
export async function readFile(file: FileUpload): Promise<Uint8Array> {
  const most = LIMITS.picture.maxBytes + 1;
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of file.createReadStream()) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= most) break;
    }
  } catch (error) {
    const message = 'The picture was not uploaded completely. Please send it again.';
    throw new Failure('INVALID_INPUT', { message, cause: error });
  }
  return Buffer.concat(chunks).subarray(0, most);
}
