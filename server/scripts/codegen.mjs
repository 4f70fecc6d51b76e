// Writes schema/schema.graphql from the server's own types, the client's typed documents from both, and from
// schema/openapi.json the types of a REST client for its test. With --check nothing is written: it fails when
// any of them differs from what is committed.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const SDL = 'schema/schema.graphql';
const REST_TYPES = 'server/test/restClient/api.generated.ts';
const isCheck = process.argv.includes('--check');

run(process.execPath, ['server/scripts/build.mjs', '--server']);
const emitted = run(process.execPath, ['dist/bundle/command.js', 'schema'], 'pipe');
if (!isCheck) {
  writeFileSync(SDL, emitted);
} else if (read(SDL) !== emitted) {
  console.error(`${SDL} differs from the server's types. Run: npm run codegen`);
  process.exit(1);
}
run(process.execPath, [
  'node_modules/@graphql-codegen/cli/cjs/bin.js',
  '--config',
  'codegen.ts',
  ...(isCheck ? ['--check'] : []),
]);
run(process.execPath, [
  'node_modules/rest-client-types/node_modules/openapi-typescript/bin/cli.js',
  'schema/openapi.json',
  '--output',
  REST_TYPES,
  ...(isCheck ? ['--check'] : []),
]);

function run(command, args, stdout = 'inherit') {
  const result = spawnSync(command, args, {
    stdio: ['ignore', stdout, 'inherit'],
    encoding: 'utf8',
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
  return result.stdout ?? '';
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
