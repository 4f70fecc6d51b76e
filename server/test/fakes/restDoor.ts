import { fastify, type FastifyInstance } from 'fastify';
import { acceptJson } from '../../src/doors/jsonBodies.ts';
import { registerRestDoor } from '../../src/doors/rest/restDoor.ts';
import { UploadRoom } from '../../src/doors/uploads.ts';
import { trustProxies } from '../../src/platform/http/address.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Viewer } from '../../src/platform/context.ts';
import type { Database } from '../../src/platform/database/connect.ts';
import { toRestBody } from '../../src/platform/http/errorMapper.ts';
import { silentLog } from '../../src/platform/observability/logging.ts';
import type { RestRow } from '../../src/platform/http/rest.ts';
import { NO_CIPHER } from '../../src/platform/encryption.ts';

/** The REST door alone with rows of a test; `identify` says who sends what comes next. */
export async function openRestDoor(parts: {
  rows: readonly RestRow[];
  database: Database;
  identify: () => Viewer;
  uploads?: UploadRoom;
}): Promise<FastifyInstance> {
  const log = silentLog();
  const http = fastify();
  http.setErrorHandler((error, request, reply) => {
    const { status, headers, body } = toRestBody(error, { requestId: request.id, log });
    return reply.code(status).headers(headers).send(body);
  });
  http.decorateRequest('cookies');
  acceptJson(http);
  registerRestDoor(http, {
    rows: parts.rows,
    site: { name: 'Aangan', url: 'http://localhost' },
    uploads: parts.uploads ?? new UploadRoom(),
    source: {
      database: parts.database,
      clock: systemClock,
      log,
      cipher: NO_CIPHER,
      proxies: trustProxies([]),
      production: false,
      nameInLog: (id) => id,
      disk: {
        isFull: async () => false,
        refuseUpload: async () => undefined,
        refuseWrite: async () => undefined,
      },
      identify: async () => parts.identify(),
    },
  });
  await http.ready();
  return http;
}
