import { type FastifyInstance } from 'fastify';
import { Failure } from '../platform/failures.ts';

/** A call as the router knows it. */
export interface Served {
  method: string;
  url: string;
  /** Set where a GET is no HEAD. */
  withoutHead?: boolean;
}

/**
 * An address that takes some methods says so when it is asked with another, instead of hiding that it is there.
 * Refused before a body is read. A GET is a HEAD too.
 */
export function refuseOtherMethods(http: FastifyInstance, served: readonly Served[]): void {
  for (const url of new Set(served.map((each) => each.url))) {
    const calls = served.filter((each) => each.url === url);
    const methods = calls.map(({ method }) => method);
    const isHead = calls.some(({ method, withoutHead }) => method === 'GET' && !withoutHead);
    const used = isHead ? [...methods, 'HEAD'] : methods;
    const allow = used.join(', ');
    http.route({
      method: http.supportedMethods.filter((method) => !used.includes(method)),
      url,
      onRequest: async (request, reply) => {
        reply.header('allow', allow);
        const message = `This address accepts ${methods.join(' or ')}, not ${request.method}.`;
        throw new Failure('METHOD_NOT_ALLOWED', { message });
      },
      handler: () => undefined,
    });
  }
}
