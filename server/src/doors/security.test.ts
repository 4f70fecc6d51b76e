import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { createLog } from '../platform/observability/logging.ts';
import { registerSecurity } from './security.ts';

const PAGE = { accept: 'text/html,*/*' };

test.each([
  ['another host', { ...PAGE, host: 'www.homes.example' }, 1],
  ['another port', { ...PAGE, host: 'homes.example:4000' }, 1],
  [
    'a proxy that names another',
    { ...PAGE, host: 'app-1', 'x-forwarded-host': 'other.example' },
    1,
  ],
  ['a proxy that names it', { ...PAGE, host: 'app-1', 'x-forwarded-host': 'homes.example' }, 0],
  ['its own host', { ...PAGE, host: 'homes.example' }, 0],
  ['a program that looks whether it is up', { host: '10.0.0.7:4000' }, 0],
  ['a host that is none', { ...PAGE, host: 'a b' }, 0],
])(
  '48-D14: PUBLIC_URL that differs from the host in use is warned about once: %s',
  async (_, headers, times) => {
    const lines: string[] = [];
    const loggerInstance: FastifyBaseLogger = createLog({
      level: 'warn',
      destination: { write: (line) => lines.push(line) },
    });
    const http: FastifyInstance = fastify({ loggerInstance });
    const publicUrl = 'https://homes.example';
    registerSecurity(http, { production: true, watch: false, publicUrl });
    for (let time = 0; time < 3; time += 1) await http.inject({ url: '/', headers });
    expect(lines.filter((line) => line.includes('PUBLIC_URL'))).toHaveLength(times);
  },
);
