import { isUtf8 } from 'node:buffer';
import { type FastifyInstance } from 'fastify';
import { invalid } from '../platform/failures.ts';
import { isNestedDeeper } from './nesting.ts';

/** No call takes anything as deep; much deeper, and whoever walks through it runs out of stack. */
const DEEPEST = 32;
const NOT_UTF8 = 'The request body must be UTF-8.';
const TOO_DEEP = 'The request body is nested too deeply.';

/** Documented clients announce JSON also where a call takes nothing. A text is no body of any call. */
export function acceptJson(http: FastifyInstance): void {
  http.removeContentTypeParser('text/plain');
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, bytes, done) => {
      // What is read as something else than was meant would be stored so.
      if (!isUtf8(bytes)) return done(invalid([], NOT_UTF8));
      const body = bytes.toString();
      if (body === '') return done(null, undefined);
      if (isNestedDeeper(body, DEEPEST)) return done(invalid([], TOO_DEEP));
      return void parse(request, body, done);
    },
  );
}
