import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/harness/temporaryFolder.ts';
import { ConfigProblem, readConfig } from './config.ts';

const LONG = 'k7'.repeat(16);
const PRODUCTION = {
  NODE_ENV: 'production',
  GRIEVANCE_OFFICER: 'Kavita Menon',
  SMS_URL: 'none',
  DATABASE_URL: 'postgres://app:pw@db.internal/app',
  PUBLIC_URL: 'https://homes.example',
  JWT_SECRET: LONG,
  OTP_PEPPER: LONG,
};

let dataDir = '';
beforeEach(() => {
  dataDir = temporaryFolder();
});

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig({ DATA_DIR: dataDir, ...env });
  } catch (error) {
    if (error instanceof ConfigProblem) return error.problems;
    throw error;
  }
  return [];
}

test('an empty environment gives the documented defaults', () => {
  const config = readConfig({ DATA_DIR: dataDir });
  expect(config).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 4000,
    publicUrl: 'http://localhost:4000',
    dataDir,
    database: { kind: 'embedded' },
    demo: true,
    trustedProxies: [],
    metricsToken: null,
    logLevel: 'warn',
    watch: false,
    sms: null,
    mail: null,
    corsOrigins: [],
    settings: {},
    google: null,
    facebook: null,
    maps: null,
    s3: null,
  });
});

test('blanks around a variable, as a file of them has, are no part of it', () => {
  const blank = { PORT: ' 4123\n', HOST: '\t127.0.0.2 ', LOG_LEVEL: ' info ' };
  expect(problemsOf(blank)).toEqual([]);
  expect(readConfig({ DATA_DIR: dataDir, ...blank, METRICS_TOKEN: '   ' })).toMatchObject({
    port: 4123,
    host: '127.0.0.2',
    logLevel: 'info',
    metricsToken: null,
  });
});

test('the public address follows the port, and an external database gets no demo world', () => {
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: '4123',
    DATABASE_URL: 'postgres:///app?host=/run/pg',
    DATABASE_REPLICA_URLS: 'postgres://a/app, postgres://b/app',
    TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16, ::1',
    SITE_NAME: '',
  });
  expect(config.publicUrl).toBe('http://localhost:4123');
  expect(config.demo).toBe(false);
  expect(config.settings).toEqual({});
  expect(config.trustedProxies).toEqual(['10.0.0.1', '10.1.0.0/16', '::1']);
  expect(config.database).toEqual({
    kind: 'external',
    url: 'postgres:///app?host=/run/pg',
    replicaUrls: ['postgres://a/app', 'postgres://b/app'],
  });
});

test('D-70 approving at once is a decision, written as 1 or true', () => {
  const approves = (AUTO_APPROVE: string) =>
    readConfig({ DATA_DIR: dataDir, AUTO_APPROVE }).settings.autoApprove;
  expect(['1', 'true', '0', 'false', ''].map(approves)).toEqual([
    true,
    true,
    false,
    false,
    undefined,
  ]);
  expect(problemsOf({ AUTO_APPROVE: 'hunter2' })).toEqual([
    'AUTO_APPROVE must be 1 (yes) or 0 (no).',
  ]);
});

test('a new data directory is for its owner; as root, who runs its database gets through', () => {
  const fresh = join(dataDir, 'fresh');
  readConfig({ DATA_DIR: fresh });
  expect(statSync(fresh).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
});

describe('secrets', () => {
  test('are random, kept for their owner only, and the same at the next start', () => {
    const first = readConfig({ DATA_DIR: dataDir }).secrets;
    expect(Buffer.byteLength(first.jwtSecret)).toBeGreaterThanOrEqual(32);
    expect(first.jwtSecret).not.toBe(first.otpPepper);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readConfig({ DATA_DIR: dataDir }).secrets).toEqual(first);
    expect(readdirSync(dataDir)).toEqual(['secrets.json']);
  });

  test('in a file that others could read are closed to them', () => {
    const saved = { jwtSecret: LONG, otpPepper: `${LONG}x` };
    const path = join(dataDir, 'secrets.json');
    writeFileSync(path, JSON.stringify(saved));
    chmodSync(path, 0o644);
    expect(readConfig({ DATA_DIR: dataDir }).secrets).toEqual(saved);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('that are given win over the kept ones and are not written down', () => {
    const { secrets } = readConfig({ DATA_DIR: dataDir, JWT_SECRET: LONG });
    expect(secrets.jwtSecret).toBe(LONG);
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).not.toContain(LONG);
  });

  test.each([
    ['lacks', {}],
    ['has empty', { otpPepper: '' }],
  ])('one that an older file %s is added without changing the others', (_how, pepper) => {
    writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify({ jwtSecret: LONG, ...pepper }));
    const { secrets } = readConfig({ DATA_DIR: dataDir });
    expect(secrets.jwtSecret).toBe(LONG);
    expect(Buffer.byteLength(secrets.otpPepper)).toBeGreaterThanOrEqual(32);
    expect(readdirSync(dataDir)).toEqual(['secrets.json']);
    expect(readConfig({ DATA_DIR: dataDir }).secrets).toEqual(secrets);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  test.each(['{"jwtSecret": "half', '7'])(
    'a damaged file is named by its directory: %s',
    (text) => {
      writeFileSync(join(dataDir, 'secrets.json'), text);
      expect(problemsOf({})).toEqual([expect.stringContaining('DATA_DIR')]);
    },
  );
});

const BAD: [title: string, variable: string, env: Record<string, string>][] = [
  ['a port that is a word', 'PORT', { PORT: 'eighty' }],
  ['a port out of range', 'PORT', { PORT: '70000' }],
  ['port 0', 'PORT', { PORT: '0' }],
  ['a DEMO that is neither 1 nor 0', 'DEMO', { DEMO: 'maybe' }],
  ['another database product', 'DATABASE_URL', { DATABASE_URL: 'mysql://root:hunter2@db/app' }],
  ['a database address that is none', 'DATABASE_URL', { DATABASE_URL: 'hunter2 at db' }],
  [
    'replicas of nothing',
    'DATABASE_REPLICA_URLS',
    { DATABASE_REPLICA_URLS: 'postgres://x/hunter2' },
  ],
  [
    'a replica address that is none',
    'DATABASE_REPLICA_URLS',
    { DATABASE_URL: 'postgres://x/y', DATABASE_REPLICA_URLS: 'hunter2' },
  ],
  ['a proxy that is a name', 'TRUSTED_PROXIES', { TRUSTED_PROXIES: 'localhost' }],
  ['everybody as a proxy', 'TRUSTED_PROXIES', { TRUSTED_PROXIES: '0.0.0.0/0' }],
  ['everybody of IPv6 as a proxy', 'TRUSTED_PROXIES', { TRUSTED_PROXIES: '::/0' }],
  ['a range of too many bits', 'TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }],
  ['a range of too many bits of IPv6', 'TRUSTED_PROXIES', { TRUSTED_PROXIES: '::1/129' }],
  ['a range of a range', 'TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/8/8' }],
  ['a truth as a proxy', 'TRUSTED_PROXIES', { TRUSTED_PROXIES: 'true' }],
  ['a public address with a path', 'PUBLIC_URL', { PUBLIC_URL: 'https://homes.example/shop' }],
  ['a public address with a query', 'PUBLIC_URL', { PUBLIC_URL: 'https://homes.example/?hunter2' }],
  ['a public address with a mark', 'PUBLIC_URL', { PUBLIC_URL: 'https://homes.example/#hunter2' }],
  ['a public address with a user', 'PUBLIC_URL', { PUBLIC_URL: 'https://hunter2@homes.example' }],
  ['a public address that is none', 'PUBLIC_URL', { PUBLIC_URL: 'homes.example' }],
  ['a short signing key', 'JWT_SECRET', { JWT_SECRET: 'hunter2' }],
  ['a short pepper', 'OTP_PEPPER', { OTP_PEPPER: 'hunter2' }],
  ['a short metrics token', 'METRICS_TOKEN', { METRICS_TOKEN: 'hunter2' }],
  ['an unknown log level', 'LOG_LEVEL', { LOG_LEVEL: 'chatty' }],
  ['half of Google', 'GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'hunter2' }],
  ['half of Facebook', 'FACEBOOK_APP_ID', { FACEBOOK_APP_SECRET: 'hunter2' }],
  ['a part of object storage', 'S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'hunter2' }],
  [
    'two parts of object storage',
    'S3_SECRET_ACCESS_KEY',
    { S3_BUCKET: 'hunter2', S3_REGION: 'hunter2' },
  ],
  [
    'an object store that is no web address',
    'S3_ENDPOINT',
    {
      S3_ENDPOINT: 'ftp://hunter2.example',
      S3_BUCKET: 'bucket',
      S3_REGION: 'region',
      S3_ACCESS_KEY_ID: 'key-1',
      S3_SECRET_ACCESS_KEY: 'secret-1',
    },
  ],
  ['a part of the SMS provider', 'SMS_URL', { SMS_TOKEN: 'hunter2' }],
  [
    'a mail address for a mail server',
    'SMTP_URL',
    { SMTP_URL: 'mailto:hunter2@example.in', MAIL_FROM: 'a@hunter2.example' },
  ],
  [
    'a mail password that is not written as one',
    'SMTP_URL',
    { SMTP_URL: 'smtps://me:hunter2%zz@mail.example', MAIL_FROM: 'a@mail.example' },
  ],
  ['a mail server without a host', 'SMTP_URL', { SMTP_URL: 'smtp:///hunter2', MAIL_FROM: 'a@b.c' }],
  ['a mail server without a sender', 'MAIL_FROM', { SMTP_URL: 'smtps://hunter2.example' }],
  [
    'a sender that is no address',
    'MAIL_FROM',
    { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'hunter2' },
  ],
  [
    'two senders',
    'MAIL_FROM',
    { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@hunter2.example, b@hunter2.example' },
  ],
  [
    'an SMS provider with a password in its address',
    'SMS_URL',
    { SMS_URL: 'https://me:hunter2@sms.example', SMS_TOKEN: 'token-1', SMS_SENDER: 'HOMES' },
  ],
  [
    'an SMS provider with a password alone in its address',
    'SMS_URL',
    { SMS_URL: 'https://:hunter2@sms.example', SMS_TOKEN: 'token-1', SMS_SENDER: 'HOMES' },
  ],
  [
    'an SMS token of two lines',
    'SMS_TOKEN',
    { SMS_URL: 'https://sms.example', SMS_TOKEN: 'hunter2\nx', SMS_SENDER: 'HOMES' },
  ],
  ['every origin', 'CORS_ORIGINS', { CORS_ORIGINS: '*' }],
  ['no origin', 'CORS_ORIGINS', { CORS_ORIGINS: 'null' }],
  ['an origin of something else', 'CORS_ORIGINS', { CORS_ORIGINS: 'ftp://hunter2.example' }],
  ['an origin with a blank', 'CORS_ORIGINS', { CORS_ORIGINS: 'https://hunter2 x' }],
  ['an origin with a path', 'CORS_ORIGINS', { CORS_ORIGINS: 'https://hunter2.example/' }],
  ['an origin with a pattern', 'CORS_ORIGINS', { CORS_ORIGINS: 'https://*.hunter2.example:1/a' }],
  [
    'production with SMS in the clear',
    'SMS_URL',
    {
      ...PRODUCTION,
      SMS_URL: 'http://sms.example',
      SMS_TOKEN: 'hunter2',
      SMS_SENDER: 'HOMES',
    },
  ],
  ['a directory below a file', 'DATA_DIR', { DATA_DIR: '/dev/null/hunter2' }],
  ['production without a signing key', 'JWT_SECRET', { ...PRODUCTION, JWT_SECRET: '' }],
  ['production without a pepper', 'OTP_PEPPER', { ...PRODUCTION, OTP_PEPPER: '' }],
  ['production with a short key', 'JWT_SECRET', { ...PRODUCTION, JWT_SECRET: 'hunter2' }],
  [
    'D-126 production without a grievance officer',
    'GRIEVANCE_OFFICER',
    { ...PRODUCTION, GRIEVANCE_OFFICER: '' },
  ],
  [
    'D-126 production with a blank one',
    'GRIEVANCE_OFFICER',
    { ...PRODUCTION, GRIEVANCE_OFFICER: '  ' },
  ],
  ['production without an address', 'PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: '' }],
  ['production in the clear', 'PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: 'http://homes.example' }],
  ['production without a database', 'DATABASE_URL', { ...PRODUCTION, DATABASE_URL: '' }],
  ['production without an SMS provider', 'SMS_URL', { ...PRODUCTION, SMS_URL: '' }],
  [
    'a password for a database without a host',
    'DATABASE_PASSWORD',
    { DATABASE_URL: 'postgres:///app', DATABASE_PASSWORD: 'hunter2' },
  ],
  ['production with the demo world', 'DEMO', { ...PRODUCTION, DEMO: '1' }],
  ['production with hot reloading', 'WEB_WATCH', { ...PRODUCTION, WEB_WATCH: '1' }],
];

describe('is refused, by name and without its value:', () => {
  test.each(BAD)('%s', (_title, variable, env) => {
    const problems = problemsOf(env);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(variable);
    const long = Object.values(env).filter((value) => value.length > 1 && value !== 'production');
    for (const value of ['hunter2', ...long]) expect(problems.join()).not.toContain(value);
  });

  test('every mistake at once', () => {
    const problems = problemsOf({ NODE_ENV: 'production', PORT: 'x' });
    for (const variable of ['PORT', 'DATABASE_URL', 'PUBLIC_URL', 'JWT_SECRET', 'OTP_PEPPER']) {
      expect(problems.filter((problem) => problem.startsWith(variable))).toHaveLength(1);
    }
  });
});

test.each([
  ['live', { claimClients: 'live', claimFree: 'documented', sampleReviews: 'hidden' }],
  [
    'documented',
    { claimClients: 'documented', claimFree: 'documented', sampleReviews: 'documented' },
  ],
  ['hidden', { claimClients: 'hidden', claimFree: 'hidden', sampleReviews: 'hidden' }],
])(
  'CLAIMS=%s is a word for all claims; those that do not know it stay as they are',
  (claims, settings) => {
    expect(readConfig({ DATA_DIR: dataDir, CLAIMS: claims }).settings).toMatchObject(settings);
  },
);

test('a word that no claim knows is refused in one sentence', () => {
  expect(problemsOf({ CLAIMS: 'counted' })).toEqual([
    'CLAIMS must be one of documented, hidden, live.',
  ]);
});

test('every sentence says what to set instead', () => {
  const sentences = BAD.flatMap(([, , env]) => problemsOf(env));
  writeFileSync(join(dataDir, 'secrets.json'), '[');
  expect([...new Set([...sentences, ...problemsOf({})])].sort()).toMatchInlineSnapshot(`
    [
      "CORS_ORIGINS must list origins such as https://app.example, separated by commas, without a slash at the end and without stars.",
      "DATABASE_PASSWORD needs a DATABASE_URL with a user and a host.",
      "DATABASE_REPLICA_URLS must be an address that starts with postgres:// or postgresql://.",
      "DATABASE_REPLICA_URLS needs DATABASE_URL to be set to the primary database.",
      "DATABASE_URL must be an address that starts with postgres:// or postgresql://.",
      "DATABASE_URL must be set with NODE_ENV=production (or be the word embedded, to keep the data in DATA_DIR on this machine).",
      "DATA_DIR holds a secrets.json that cannot be read. Repair it, or remove it (everybody has to sign in again).",
      "DATA_DIR must be a directory that this process can create and write to.",
      "DEMO cannot be 1 with NODE_ENV=production: the mobile numbers of the demo accounts are public.",
      "DEMO must be 1 (yes) or 0 (no).",
      "FACEBOOK_APP_ID must be set too, because FACEBOOK_APP_SECRET is set.",
      "GOOGLE_CLIENT_SECRET must be set too, because GOOGLE_CLIENT_ID is set.",
      "GRIEVANCE_OFFICER must be set with NODE_ENV=production: the name of the person who handles complaints.",
      "JWT_SECRET must be at least 32 bytes long.",
      "JWT_SECRET must be set with NODE_ENV=production, to at least 32 random bytes.",
      "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.",
      "MAIL_FROM must be an email address, or Name <address>.",
      "MAIL_FROM must be set too, because SMTP_URL is set.",
      "METRICS_TOKEN must be at least 16 bytes long.",
      "OTP_PEPPER must be at least 32 bytes long.",
      "OTP_PEPPER must be set with NODE_ENV=production, to at least 32 random bytes.",
      "PORT must be a whole number from 1 to 65535.",
      "PUBLIC_URL must be a host only, without path, query or user.",
      "PUBLIC_URL must be an address that starts with https:// or http://.",
      "PUBLIC_URL must be set with NODE_ENV=production.",
      "PUBLIC_URL must start with https:// with NODE_ENV=production.",
      "S3_ENDPOINT must be an address that starts with https:// or http://.",
      "S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too, because S3_BUCKET, S3_REGION are set.",
      "S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too, because S3_BUCKET is set.",
      "SMS_TOKEN must be one word of plain letters, digits and symbols.",
      "SMS_URL must be set with NODE_ENV=production, since codes are sent by SMS (or be the word none, to keep the messages in the database).",
      "SMS_URL must not hold a user or password; SMS_TOKEN is the secret.",
      "SMS_URL must start with https:// with NODE_ENV=production.",
      "SMS_URL, SMS_SENDER must be set too, because SMS_TOKEN is set.",
      "SMTP_URL must be an address that starts with smtp:// or smtps://.",
      "SMTP_URL must name a host, and special characters of its user and password must be encoded: @ as %40, % as %25.",
      "TRUSTED_PROXIES must list IP addresses or ranges such as 10.0.0.0/8, separated by commas; a range that holds every address is not allowed.",
      "WEB_WATCH cannot be 1 with NODE_ENV=production.",
    ]
  `);
});

test('everything that can be set is read', () => {
  const input = {
    HOST: '0.0.0.0',
    PORT: '65535',
    PUBLIC_URL: 'http://homes.example:8080/',
    SITE_NAME: 'Homes',
    DATABASE_URL: 'postgresql://db/app',
    DEMO: '1',
    TRUSTED_PROXIES: '0.0.0.0/1,10.0.0.0/32,::/1,::1/128',
    METRICS_TOKEN: 'k'.repeat(16),
    LOG_LEVEL: 'trace',
    WEB_WATCH: 'true',
    AUTO_APPROVE: '1',
    LIMITS: 'documented',
    CONTACT_FOR: 'proven',
    CLAIMS: 'hidden',
    CORS_ORIGINS: 'https://app.example, http://localhost:5173',
    JWT_SECRET: LONG,
    OTP_PEPPER: LONG,
    SMS_URL: 'http://localhost:1',
    SMS_TOKEN: 'token-1',
    SMS_SENDER: 'HOMES',
    SMTP_URL: 'smtp://me:p%40ss@mail.example',
    MAIL_FROM: 'Homes <post@homes.example>',
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'bucket',
    S3_REGION: 'region',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    GOOGLE_CLIENT_ID: 'g-id',
    GOOGLE_CLIENT_SECRET: 'g-secret',
    GOOGLE_ISSUER: 'https://google.example',
    FACEBOOK_APP_ID: 'f-id',
    FACEBOOK_APP_SECRET: 'f-secret',
    FACEBOOK_GRAPH_URL: 'http://[::1]:1',
    FACEBOOK_DIALOG_URL: 'https://dialog.example',
    MAPS_URL: 'http://maps.example',
    MAPS_KEY: 'key',
    SHUTDOWN_DELAY_SECONDS: '5',
    DISK_RESERVE_MB: '7',
    REPLICA_LAG_SECONDS: '9',
    REQUESTS_AT_ONCE: '10',
    REQUESTS_WAITING: '20',
    REQUEST_WAIT_MS: '500',
  };
  expect(readConfig({ DATA_DIR: dataDir, ...input })).toEqual({
    production: false,
    shutdownDelayMs: 5_000,
    diskReserveBytes: 7 * 2 ** 20,
    replicaLagSeconds: 9,
    admission: { atOnce: 10, waiting: 20, worthMs: 500 },
    host: '0.0.0.0',
    port: 65_535,
    publicUrl: 'http://homes.example:8080',
    dataDir,
    database: { kind: 'external', url: 'postgresql://db/app', replicaUrls: [] },
    demo: true,
    trustedProxies: ['0.0.0.0/1', '10.0.0.0/32', '::/1', '::1/128'],
    metricsToken: 'k'.repeat(16),
    logLevel: 'trace',
    watch: true,
    settings: {
      siteName: 'Homes',
      autoApprove: true,
      limits: 'documented',
      contactFor: 'proven',
      claimLabel: 'hidden',
      claimVerified: 'hidden',
      claimTrusted: 'hidden',
      claimFree: 'hidden',
      claimClients: 'hidden',
      claimSatisfaction: 'hidden',
      claimCompanies: 'hidden',
      claimProperties: 'hidden',
      claimPartners: 'hidden',
      claimRating: 'hidden',
      claimShowcase: 'hidden',
      sampleReviews: 'hidden',
    },
    corsOrigins: ['https://app.example', 'http://localhost:5173'],
    secrets: { jwtSecret: LONG, otpPepper: LONG },
    sms: { url: 'http://localhost:1', token: 'token-1', sender: 'HOMES' },
    mail: { url: 'smtp://me:p%40ss@mail.example', from: 'Homes <post@homes.example>' },
    s3: {
      endpoint: 'https://s3.example',
      bucket: 'bucket',
      region: 'region',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    },
    google: { clientId: 'g-id', clientSecret: 'g-secret', issuer: 'https://google.example' },
    facebook: {
      appId: 'f-id',
      appSecret: 'f-secret',
      graphUrl: 'http://[::1]:1',
      dialogUrl: 'https://dialog.example',
    },
    maps: { url: 'http://maps.example', key: 'key' },
  });
  expect(readConfig({ DATA_DIR: dataDir, MAPS_KEY: 'key' }).maps?.url).toBe(
    'https://maps.googleapis.com',
  );
});

test('production with everything set starts, keeps nothing on disk and leaves the demo world out', () => {
  const config = readConfig({ DATA_DIR: dataDir, ...PRODUCTION });
  expect(config).toMatchObject({ production: true, demo: false, logLevel: 'info' });
  expect(() => statSync(join(dataDir, 'secrets.json'))).toThrow('ENOENT');
});

test.each(['localhost', '127.0.0.1', '[::1]'])(
  'production speaks without encryption to this machine alone, as %s',
  (host) => {
    const sms = { url: `http://${host}:1`, token: 'token-1', sender: 'HOMES' };
    const input = { SMS_URL: sms.url, SMS_TOKEN: sms.token, SMS_SENDER: sms.sender };
    const url = `http://${host}:8080`;
    const config = readConfig({ DATA_DIR: dataDir, ...PRODUCTION, PUBLIC_URL: url, ...input });
    expect(config).toMatchObject({ publicUrl: url, sms });
  },
);

test('whoever tries it out may choose the first port and a provider elsewhere without encryption', () => {
  const input = { SMS_URL: 'http://sms.example', SMS_TOKEN: 'token-1', SMS_SENDER: 'HOMES' };
  const config = readConfig({ DATA_DIR: dataDir, PORT: '1', ...input });
  expect(config).toMatchObject({ port: 1, sms: { url: 'http://sms.example' } });
});

test('a password of any signs is put into the addresses of databases that have none', () => {
  const password = ` p@ss:/%41#?&$"'w rd `;
  const { database } = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://app@db/app',
    DATABASE_REPLICA_URLS: 'postgres://app@one/app,postgres://app:own@two/app',
    DATABASE_PASSWORD: password,
  });
  if (database.kind !== 'external') throw new Error('An external one was asked for.');
  const [own, one, two] = [database.url, ...database.replicaUrls].map((url) =>
    decodeURIComponent(new URL(url).password),
  );
  expect([own, one, two]).toEqual([password, password, 'own']);
});

test('production may keep its database on the machine when it says so', () => {
  const config = readConfig({ DATA_DIR: dataDir, ...PRODUCTION, DATABASE_URL: 'embedded' });
  expect(config.database).toEqual({ kind: 'embedded' });
  expect(config.demo).toBe(false);
});

describe('sign-in providers', () => {
  const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  const FACEBOOK = { FACEBOOK_APP_ID: 'id', FACEBOOK_APP_SECRET: 'secret' };

  test('D-33 stand at their own addresses unless others are named', () => {
    expect(readConfig({ DATA_DIR: dataDir, ...GOOGLE, ...FACEBOOK })).toMatchObject({
      google: { clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' },
      facebook: {
        appId: 'id',
        appSecret: 'secret',
        graphUrl: 'https://graph.facebook.com',
        dialogUrl: 'https://www.facebook.com',
      },
    });
    const local = { ...GOOGLE, GOOGLE_ISSUER: 'http://127.0.0.1:9000' };
    expect(readConfig({ DATA_DIR: dataDir, ...local }).google?.issuer).toBe(
      'http://127.0.0.1:9000',
    );
  });

  test('are never spoken to without encryption, except on this machine', () => {
    const names = ['GOOGLE_ISSUER', 'FACEBOOK_GRAPH_URL', 'FACEBOOK_DIALOG_URL'];
    for (const name of names) {
      expect(problemsOf({ [name]: 'http://provider.example' })).toEqual([
        `${name} must start with https://, except on this machine.`,
      ]);
    }
    expect(problemsOf({ GOOGLE_CLIENT_ID: 'id' })).toEqual([
      'GOOGLE_CLIENT_SECRET must be set too, because GOOGLE_CLIENT_ID is set.',
    ]);
  });
});
