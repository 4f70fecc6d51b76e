// Writes schema/schema.graphql from the server's own types and the client's typed documents from both; with --check
// nothing of this is written: it fails when any of them differs from what is committed. Then, as with --rest alone,
// the types of a REST client are made from the OpenAPI document; they are read by its test and never committed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const SDL = 'schema/schema.graphql';
const COMMAND = 'dist/bundle/command.js';
const DOCUMENT = 'dist/openapi.json';
const REST_TYPES = 'server/test/restClient/api.generated.ts';
const isCheck = process.argv.includes('--check');

run('server/scripts/build.mjs', ['--server']);
if (!process.argv.includes('--rest')) graphqlCode();
restTypes();

function graphqlCode() {
  const emitted = run(COMMAND, ['schema'], 'pipe');
  if (!isCheck) {
    writeFileSync(SDL, emitted);
  } else if (read(SDL) !== emitted) {
    console.error(`${SDL} differs from the server's types. Run: npm run codegen`);
    process.exit(1);
  }
  run('node_modules/@graphql-codegen/cli/cjs/bin.js', [
    '--config',
    'codegen.ts',
    ...(isCheck ? ['--check'] : []),
  ]);
}

/** Unless they are as new as the server that they describe. */
function restTypes() {
  if (existsSync(REST_TYPES) && statSync(REST_TYPES).mtimeMs > statSync(COMMAND).mtimeMs) return;
  mkdirSync('dist', { recursive: true });
  // A pipe is cut off where the process ends, a file is not.
  run(COMMAND, ['schema', 'rest'], openSync(DOCUMENT, 'w'));
  run('node_modules/rest-client-types/node_modules/openapi-typescript/bin/cli.js', [
    DOCUMENT,
    '--output',
    REST_TYPES,
  ]);
}

/**
 * @param {string} script
 * @param {string[]} args
 * @param {'inherit' | 'pipe' | number} stdout
 */
function run(script, args, stdout = 'inherit') {
  const result = spawnSync(process.execPath, [script, ...args], {
    stdio: ['ignore', stdout, 'inherit'],
    encoding: 'utf8',
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
  return result.stdout ?? '';
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
