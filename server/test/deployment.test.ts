import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

interface Service {
  image: string;
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, unknown> | string[];
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

const text = readFileSync(resolve(ROOT, 'docker-compose.yml'), 'utf8');
const compose: Compose = parse(text, { merge: true });

describe('the production shape', () => {
  test('is a proxy, two app processes, a database with its replica, object storage', () => {
    expect(Object.keys(compose.services).sort()).toEqual(
      ['app-1', 'app-2', 'database', 'proxy', 'replica', 'storage'].sort(),
    );
    const [one, two] = [compose.services['app-1'], compose.services['app-2']];
    expect({ ...one, volumes: [] }).toEqual({ ...two, volumes: [] });
    expect(one?.environment).toMatchObject({ NODE_ENV: 'production', DATA_DIR: '/data' });
  });

  test('every named file, volume and service exists', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      for (const volume of service.volumes ?? []) {
        const source = volume.split(':')[0] ?? '';
        const known = source.startsWith('./')
          ? existsSync(resolve(ROOT, source))
          : source in compose.volumes;
        expect(known, name + ' mounts ' + source).toBe(true);
      }
      const needed = Array.isArray(service.depends_on)
        ? service.depends_on
        : Object.keys(service.depends_on ?? {});
      expect(
        needed.filter((each) => !(each in compose.services)),
        name,
      ).toEqual([]);
    }
    expect(existsSync(resolve(ROOT, 'server/deploy/Dockerfile'))).toBe(true);
  });

  test('no secret has a default, and every app variable is one the configuration reads', () => {
    const secrets =
      /\$\{(JWT_SECRET|OTP_PEPPER|POSTGRES_PASSWORD|REPLICATION_PASSWORD|S3_[A-Z_]+)(:?[-?])?/g;
    const defaults = [...text.matchAll(secrets)].filter((match) => match[2]?.endsWith('-'));
    expect(defaults).toEqual([]);
    const readme = readFileSync(resolve(ROOT, 'README.md'), 'utf8');
    const variables = Object.keys(compose.services['app-1']?.environment ?? {});
    expect(variables.filter((name) => name !== 'NODE_ENV' && !readme.includes(name))).toEqual([]);
  });
});
