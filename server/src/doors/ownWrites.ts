import type { FastifyInstance } from 'fastify';
import { currentTrace } from '../platform/observability/trace.ts';

const COOKIE = 'just-wrote';

/**
 * Whoever has changed something reads from the primary for as long as a replica may be behind: a cookie says so to every
 * process. Only where there are replicas.
 */
export function showOwnWrites(
  http: FastifyInstance,
  { seconds, production }: { seconds: number; production: boolean },
): void {
  http.addHook('preHandler', async (request) => {
    const trace = currentTrace();
    if (trace && request.cookies[COOKIE] !== undefined) trace.readsPrimary = true;
  });
  http.addHook('onSend', async (_request, reply) => {
    if (!currentTrace()?.writes || reply.statusCode >= 500) return;
    reply.setCookie(COOKIE, '1', {
      path: '/',
      // A second for what is on its way.
      maxAge: seconds + 1,
      sameSite: 'lax',
      httpOnly: true,
      secure: production,
    });
  });
}
