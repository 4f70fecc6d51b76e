import { accessSync, constants, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { isDiskFull } from './failures.ts';
import { OperatorProblem } from './observability/problems.ts';
import { isLocal, readProviders } from './messages/providerConfig.ts';
import type { ProviderConfig } from './messages/providerConfig.ts';
import {
  isWhole,
  loadOrCreateSecrets,
  SECRET_NAMES,
  SECRET_VARIABLES,
  SHORTEST_SECRET_BYTES,
} from './secrets.ts';
import type { SecretName, Secrets } from './secrets.ts';
import { Variables } from './variables.ts';
import type { Environment } from './variables.ts';
import { knownSettings, readSetting, type SettingValue } from '../../../schema/rules/setting.ts';
import { SETTING_ROWS, type SettingValues } from '../../../schema/settings.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type DatabaseConfig =
  | { kind: 'embedded' }
  | { kind: 'external'; url: string; replicaUrls: string[] };

export type Config = ProviderConfig & {
  production: boolean;
  host: string;
  port: number;
  /** Without a slash at the end: 'https://example.in'. */
  publicUrl: string;
  /** Absolute; everything the process writes is below it. */
  dataDir: string;
  database: DatabaseConfig;
  /** A replica that is further behind is not read from. */
  replicaLagSeconds: number;
  /** Load the demo world into an empty database. */
  demo: boolean;
  /** Addresses and CIDR ranges whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  secrets: Secrets;
  /** Null: /metrics answers to 127.0.0.1 only. */
  metricsToken: string | null;
  logLevel: (typeof LOG_LEVELS)[number];
  /** How long it serves on after it was told to stop, while /readyz tells proxies to ask others. */
  shutdownDelayMs: number;
  /** What is kept free on the disk of `dataDir`: with less left nothing is saved. */
  diskReserveBytes: number;
  /** How many requests may run and wait at once in this process, and how long waiting is worth it. */
  admission: { atOnce: number; waiting: number; worthMs: number };
  /** The browser code is served by vite with hot reloading instead of from dist. */
  watch: boolean;
  /** What the environment says of the settings that administrators change while the marketplace runs. */
  settings: Partial<SettingValues>;
  /** Origins of other sites whose scripts may read our answers: 'https://app.example'. */
  corsOrigins: string[];
};

/** The configuration cannot be used. The message has one sentence a line, each naming a variable. */
export class ConfigProblem extends OperatorProblem {
  override readonly name = 'ConfigProblem';

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/**
 * Everything that can be set from outside, checked. Creates DATA_DIR, and in it the secrets that are not
 * set (never in production). Throws ConfigProblem with every mistake at once.
 */
export function readConfig(env: Environment): Config {
  const read = new Variables(env);
  const nodeEnv = read.text('NODE_ENV');
  const production = nodeEnv === 'production';
  const port = read.wholeNumber('PORT', { from: 1, to: 65_535, otherwise: 4000 });
  const database = readDatabase(read, production);
  const dataDir = resolve(read.text('DATA_DIR') ?? '.data');
  const parts = {
    production,
    host: read.text('HOST') ?? '127.0.0.1',
    port,
    publicUrl: readPublicUrl(read, production) ?? `http://localhost:${port}`,
    dataDir,
    database,
    replicaLagSeconds: read.wholeNumber('REPLICA_LAG_SECONDS', {
      from: 1,
      to: 3_600,
      otherwise: 5,
    }),
    demo: readDemo(read, production, database),
    trustedProxies: read.addresses('TRUSTED_PROXIES'),
    metricsToken: readMetricsToken(read),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, production ? 'info' : 'warn'),
    shutdownDelayMs:
      1_000 * read.wholeNumber('SHUTDOWN_DELAY_SECONDS', { from: 0, to: 600, otherwise: 0 }),
    diskReserveBytes:
      2 ** 20 * read.wholeNumber('DISK_RESERVE_MB', { from: 0, to: 100_000_000, otherwise: 100 }),
    admission: readAdmission(read),
    watch: read.yesOrNo('WEB_WATCH', false),
    settings: readSettings(read),
    corsOrigins: read.origins('CORS_ORIGINS'),
    ...readProviders(read, production),
  };
  if (production && !parts.settings.grievanceName)
    read.refuse(
      'GRIEVANCE_OFFICER must be set with NODE_ENV=production: the name of the person who handles complaints.',
      null,
    );
  if (production && parts.watch)
    read.refuse('WEB_WATCH cannot be 1 with NODE_ENV=production.', null);
  makeUsable(read, dataDir);
  const secrets = readSecrets(read, production, dataDir);
  if (secrets === null) throw new ConfigProblem(read.problems);
  return { ...parts, secrets };
}

/** One process works with one core, and beside it the database with the others, for at most its pool of connections. */
function readAdmission(read: Variables): Config['admission'] {
  const usual = Math.min(32, Math.max(16, 8 * availableParallelism()));
  const atOnce = read.wholeNumber('REQUESTS_AT_ONCE', { from: 4, to: 1_000, otherwise: usual });
  return {
    atOnce,
    waiting: read.wholeNumber('REQUESTS_WAITING', { from: 4, to: 10_000, otherwise: 8 * atOnce }),
    worthMs: read.wholeNumber('REQUEST_WAIT_MS', { from: 50, to: 30_000, otherwise: 1_000 }),
  };
}

/** The rows of schema/settings.ts that name a variable, as far as it is set. */
function readSettings(read: Variables): Partial<SettingValues> {
  const input: Record<string, SettingValue> = {};
  for (const [key, row] of Object.entries(SETTING_ROWS)) {
    const { variable } = row;
    if (variable === undefined || read.text(variable) === null) continue;
    if (row.kind === 'yesNo') input[key] = read.yesOrNo(variable, row.default);
    else if (row.kind === 'choice') {
      const word = read.oneOf(variable, choicesOf(variable), row.default);
      input[key] = row.choices.some(({ value }) => value === word) ? word : row.default;
    } else {
      const found = readSetting(row, read.text(variable));
      if ('value' in found) input[key] = found.value;
      else read.refuse(`${variable} is not valid: ${found.problem}.`, null);
    }
  }
  return knownSettings(input);
}

/** What a variable may say for any of its rows; those that do not know the word keep their default. */
function choicesOf(variable: string): string[] {
  const rows = Object.values(SETTING_ROWS).filter((row) => row.variable === variable);
  const values = rows.flatMap((row) => (row.kind === 'choice' ? row.choices : []));
  return [...new Set(values.map(({ value }) => value))];
}

function readDatabase(read: Variables, production: boolean): DatabaseConfig {
  const schemes = ['postgres:', 'postgresql:'];
  const password = read.password('DATABASE_PASSWORD');
  const replicaUrls = read
    .urls('DATABASE_REPLICA_URLS', schemes)
    .map((replica) => withPassword(read, replica, password));
  // The word is there for production on one machine: the embedded database must then be a decision.
  const embedded = read.text('DATABASE_URL') === 'embedded';
  const url = embedded ? null : read.url('DATABASE_URL', schemes);
  if (url !== null)
    return { kind: 'external', url: withPassword(read, url, password), replicaUrls };
  if (replicaUrls.length > 0) {
    read.refuse(
      'DATABASE_REPLICA_URLS needs DATABASE_URL to be set to the primary database.',
      null,
    );
  }
  if (production && read.text('DATABASE_URL') === null) {
    read.refuse(
      'DATABASE_URL must be set with NODE_ENV=production (or be the word embedded, to keep the data in DATA_DIR on this machine).',
      null,
    );
  }
  return { kind: 'embedded' };
}

/** A password of any signs stands beside its address, where some would mean something. */
function withPassword(read: Variables, address: string, password: string | null): string {
  const url = new URL(address);
  if (password === null || url.password !== '') return address;
  url.password = encodeURIComponent(password);
  if (url.password !== '') return url.href;
  return read.refuse('DATABASE_PASSWORD needs a DATABASE_URL with a user and a host.', address);
}

function readPublicUrl(read: Variables, production: boolean): string | null {
  const value = read.url('PUBLIC_URL', ['https:', 'http:']);
  if (value === null) {
    return production && read.text('PUBLIC_URL') === null
      ? read.refuse('PUBLIC_URL must be set with NODE_ENV=production.', null)
      : null;
  }
  const url = new URL(value);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    return read.refuse('PUBLIC_URL must be a host only, without path, query or user.', null);
  }
  if (production && url.protocol === 'http:' && !isLocal(url)) {
    return read.refuse('PUBLIC_URL must start with https:// with NODE_ENV=production.', null);
  }
  return url.origin;
}

function readDemo(read: Variables, production: boolean, database: DatabaseConfig): boolean {
  const demo = read.yesOrNo('DEMO', database.kind === 'embedded' && !production);
  if (!demo || !production) return demo;
  return read.refuse(
    'DEMO cannot be 1 with NODE_ENV=production: the mobile numbers of the demo accounts are public.',
    demo,
  );
}

function readMetricsToken(read: Variables): string | null {
  const token = read.text('METRICS_TOKEN');
  if (token === null || Buffer.byteLength(token) >= 16) return token;
  return read.refuse('METRICS_TOKEN must be at least 16 bytes long.', null);
}

function makeUsable(read: Variables, dataDir: string): void {
  try {
    // As root the embedded database runs as another user, who has to get through this directory.
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    read.refuse('DATA_DIR must be a directory that this process can create and write to.', null);
  }
}

/** Null when anything of the configuration is wrong. */
function readSecrets(read: Variables, production: boolean, dataDir: string): Secrets | null {
  const changes: Partial<Secrets> = {};
  const missing: SecretName[] = [];
  for (const name of SECRET_NAMES) {
    const variable = SECRET_VARIABLES[name];
    const value = read.text(variable);
    if (value === null) missing.push(name);
    else if (Buffer.byteLength(value) >= SHORTEST_SECRET_BYTES) changes[name] = value;
    else read.refuse(`${variable} must be at least ${SHORTEST_SECRET_BYTES} bytes long.`, null);
  }
  if (production) {
    for (const name of missing) {
      read.refuse(
        `${SECRET_VARIABLES[name]} must be set with NODE_ENV=production, to at least ${SHORTEST_SECRET_BYTES} random bytes.`,
        null,
      );
    }
  }
  // A start that is refused anyway must not leave secrets behind.
  if (read.problems.length > 0) return null;
  if (isWhole(changes)) return changes;
  try {
    return { ...loadOrCreateSecrets(dataDir), ...changes };
  } catch (error) {
    if (isDiskFull(error)) {
      const sentence = 'The disk that holds DATA_DIR is full. Make room on it and start again.';
      return read.refuse(sentence, null);
    }
    return read.refuse(
      'DATA_DIR holds a secrets.json that cannot be read. Repair it, or remove it (everybody has to sign in again).',
      null,
    );
  }
}
