/** One part of a form: a text, or a file where `file` says what its sender calls it. */
export interface Part {
  name: string;
  content: string | Uint8Array;
  file?: string;
  /** Of a file; a picture's where it is absent. */
  type?: string;
}

export interface Multipart {
  headers: Record<string, string>;
  payload: Buffer;
}

const BOUNDARY = '----boundary-of-the-tests';

/** A multipart/form-data body, byte for byte as browsers send it. */
export function multipart(parts: readonly Part[]): Multipart {
  const chunks = parts.flatMap(({ name, content, file, type = 'image/jpeg' }) => {
    const disposition = `Content-Disposition: form-data; name="${name}"`;
    const head =
      file === undefined
        ? disposition
        : `${disposition}; filename="${file}"\r\nContent-Type: ${type}`;
    return [Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), Buffer.from(content), CRLF];
  });
  const payload = Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(payload.length),
    },
    payload,
  };
}

/** What a GraphQL client sends to upload one file (GraphQL multipart request specification). */
export function graphqlUpload(
  content: Uint8Array,
  { file = 'photo.jpg', query = UPLOAD }: { file?: string; query?: string } = {},
): Multipart {
  const { headers, payload } = multipart([
    { name: 'operations', content: JSON.stringify({ query, variables: { file: null } }) },
    { name: 'map', content: JSON.stringify({ 0: ['variables.file'] }) },
    { name: '0', content, file },
  ]);
  return { headers: { ...headers, 'apollo-require-preflight': 'true' }, payload };
}

export const UPLOAD =
  'mutation ($file: Upload!) { uploadPicture(file: $file) { picture { id width height } } }';

const CRLF = Buffer.from('\r\n');
