import fastify from 'fastify';
import { inject, expect, test } from 'vitest';
import { Failure } from '../../platform/failures.ts';
import { builtPages } from './pages.ts';

test('without a built client only the pages are missing, and they say what to do', async () => {
  const http = fastify();
  const pages = await builtPages(http, inject('folder'));
  await http.ready();
  const refusal = await pages.load('/').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Failure);
  expect(refusal).toMatchObject({
    status: 503,
    message: 'The pages of this site have not been built: run npm run build and start again.',
  });
  await pages.close();
  await http.close();
});
