import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { findBinaries } from '../src/embeddedDatabase/binaries.ts';
import { SERVER_SETTINGS } from '../src/embeddedDatabase/settings.ts';
import { ConfigProblem, readConfig } from '../src/platform/config.ts';
import { temporaryFolder } from './harness/temporaryFolder.ts';

const ROOT = resolve(import.meta.dirname, '../..');

interface Service {
  image: string;
  environment?: Record<string, string>;
  volumes?: string[];
  logging?: { options?: Record<string, string> };
  mem_limit?: string;
  command?: string[];
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
    expect(Object.keys(compose.services).sort()).toEqual([
      'app-1',
      'app-2',
      'database',
      'prepare-storage',
      'proxy',
      'replica',
      'storage',
    ]);
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

  test('every image has its version, every log its end, everything that stays its memory', () => {
    const services = Object.entries(compose.services);
    const bad = services.filter(
      ([, { image }]) => !/^aangan:|:[\w-]*\d[\w-]*\.\d|:RELEASE\.\d/.test(image),
    );
    expect(bad).toEqual([]);
    for (const [name, { logging }] of services) {
      expect(logging?.options, name).toMatchObject({ 'max-size': '20m', 'max-file': '5' });
    }
    const boundless = services.filter(([, { mem_limit = '' }]) => !/^\d+[gm]$/.test(mem_limit));
    expect(boundless.map(([name]) => name)).toEqual(['prepare-storage']);
    const dockerfile = readFileSync(resolve(ROOT, 'server/deploy/Dockerfile'), 'utf8');
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(bases).toEqual(['node:24.11.1-slim', 'node:24.11.1-slim']);
  });

  test('memory is given back, however the server is started and where it is measured', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(resolve(ROOT, 'package.json'), 'utf8'),
    );
    const [image, manual] = ['server/deploy/Dockerfile', 'schema/docs/OPERATING.md'].map((path) =>
      readFileSync(resolve(ROOT, path), 'utf8'),
    );
    const tunables = /GLIBC_TUNABLES=\S+/.exec(image ?? '')?.[0] ?? 'nothing';
    expect(tunables).toMatch(/malloc\.mmap_threshold=\d+/);
    for (const start of [manual, scripts['start'], scripts['bench:memory']]) {
      expect(start).toContain(`${tunables} `);
    }
  });

  test('PostgreSQL runs with what the embedded one runs with, the replica too', () => {
    const path = 'server/deploy/postgresql.conf';
    const conf = readFileSync(resolve(ROOT, path), 'utf8');
    const settings = Object.fromEntries(
      [...conf.matchAll(/^(\w+) = '(.*)'$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(settings).toMatchObject(SERVER_SETTINGS);
    const read = '-c config_file=/etc/postgresql/postgresql.conf';
    const { database, replica } = compose.services;
    expect(database?.command?.join(' ')).toBe(`postgres ${read}`);
    const script = readFileSync(resolve(ROOT, 'server/deploy/start-replica.sh'), 'utf8');
    expect(script).toContain(`exec postgres ${read}\n`);
    for (const service of [database, replica]) {
      expect(service?.volumes).toContain(`./${path}:/etc/postgresql/postgresql.conf:ro`);
      expect(service?.mem_limit).toBe('2g');
    }
    expect(settings['shared_buffers']).toBe(`${2_048 / 4}MB`);
  });

  test('PostgreSQL takes every line of its file, and finds who may come where its data are', () => {
    const conf = resolve(ROOT, 'server/deploy/postgresql.conf');
    const dataDir = temporaryFolder();
    const read = (name: string, path = conf) =>
      spawnSync(
        resolve(findBinaries().initdb, '../postgres'),
        ['-C', name, '-c', `config_file=${path}`],
        { env: { PGDATA: dataDir }, encoding: 'utf8' },
      );
    const blocks = 8_192;
    expect(Number(read('shared_buffers').stdout) * blocks).toBe(512 * 2 ** 20);
    expect(read('hba_file').stdout.trim()).toBe(join(dataDir, 'pg_hba.conf'));
    const wrong = join(dataDir, 'wrong.conf');
    writeFileSync(wrong, readFileSync(conf, 'utf8') + "jitt = 'off'\n");
    expect(read('shared_buffers', wrong).stderr).toContain('unrecognized configuration parameter');
  });

  test('the apps have a key of their own for the pictures, which is not that of the storage', () => {
    const { storage, ...others } = compose.services;
    const secret = storage?.environment?.['MINIO_ROOT_PASSWORD'] ?? '';
    expect(secret).toContain('STORAGE_ROOT_PASSWORD');
    expect(Object.values(others['app-1']?.environment ?? {})).not.toContain(secret);
  });

  test('apps are restarted one after the other, and only when the one before is ready', () => {
    const folder = temporaryFolder();
    const calls = join(folder, 'calls');
    const script = resolve(ROOT, 'server/deploy/restart-apps.sh');
    const restart = (code: number) => {
      writeFileSync(join(folder, 'docker'), `#!/bin/sh\necho "$@" >> ${calls}\nexit ${code}\n`, {
        mode: 0o755,
      });
      rmSync(calls, { force: true });
      const { status } = spawnSync('sh', [script], { env: { PATH: `${folder}:/usr/bin:/bin` } });
      return { isDone: status === 0, said: readFileSync(calls, 'utf8').trim().split('\n') };
    };
    const up = (app: string) => `compose up --detach --no-deps --force-recreate --wait ${app}`;
    expect(restart(0)).toEqual({ isDone: true, said: [up('app-1'), up('app-2')] });
    expect(restart(1)).toEqual({ isDone: false, said: [up('app-1')] });
  });

  test('everything that the configuration reads can be set for the apps', () => {
    const requested = new Set<string>();
    const known: Record<string, string> = { NODE_ENV: 'production', DATA_DIR: temporaryFolder() };
    const env = new Proxy(known, {
      get: (target, name) => {
        requested.add(String(name));
        return target[String(name)];
      },
    });
    expect(() => readConfig(env)).toThrow(ConfigProblem);
    const input = compose.services['app-1']?.environment ?? {};
    // For people who develop or test.
    const others = /^(?:DEMO|WEB_WATCH|MAPS_URL|GOOGLE_ISSUER|FACEBOOK_(?:GRAPH|DIALOG)_URL)$/;
    expect(requested.size).toBeGreaterThan(30);
    expect([...requested].filter((name) => !(name in input) && !others.test(name))).toEqual([]);
  });

  test('no secret has a default, and every app variable is one the configuration reads', () => {
    const secrets =
      /\$\{(JWT_SECRET|OTP_PEPPER|POSTGRES_PASSWORD|STORAGE_ROOT_[A-Z]+|REPLICATION_PASSWORD|S3_[A-Z_]+)(:?[-?])?/g;
    const defaults = [...text.matchAll(secrets)].filter((match) => match[2]?.endsWith('-'));
    expect(defaults).toEqual([]);
    const page = readFileSync(resolve(ROOT, 'schema/docs/CONFIGURATION.md'), 'utf8');
    const variables = Object.keys(compose.services['app-1']?.environment ?? {});
    expect(variables.filter((name) => name !== 'NODE_ENV' && !page.includes(name))).toEqual([]);
  });
});
