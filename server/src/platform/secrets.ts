import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../../../schema/rules/json.ts';

/** Name in the configuration -> name of the variable. A new secret is one row here. */
export const SECRET_VARIABLES = {
  jwtSecret: 'JWT_SECRET',
  otpPepper: 'OTP_PEPPER',
} as const;

export type SecretName = keyof typeof SECRET_VARIABLES;
export type Secrets = Record<SecretName, string>;

export const SECRET_NAMES: readonly SecretName[] = ['jwtSecret', 'otpPepper'];

/** A key shorter than the 32 bytes that HMAC-SHA-256 gives out is the weakest part of what it signs. */
export const SHORTEST_SECRET_BYTES = 32;

/**
 * Secrets for a machine where nobody configured any: random, the same at every start, readable by their
 * owner only; `dataDir` is there. Two processes that start at once end up with the same ones: the first to link the file in
 * wins and the other reads it. Throws the file system's error, or SyntaxError when the file is damaged.
 */
export function loadOrCreateSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  const saved = readSaved(path);
  if (isWhole(saved)) {
    chmodSync(path, 0o600);
    return saved;
  }
  const fresh: Secrets = { jwtSecret: '', otpPepper: '' };
  for (const name of SECRET_NAMES)
    fresh[name] = saved?.[name] ?? randomBytes(48).toString('base64');
  const temporary = `${path}.${randomUUID()}`;
  writeFileSync(temporary, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600 });
  try {
    if (saved === null) linkSync(temporary, path);
    else renameSync(temporary, path);
    return fresh;
  } catch (error) {
    const winner = readSaved(path);
    if (isWhole(winner)) return winner;
    throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}

export function isWhole(saved: Partial<Secrets> | null): saved is Secrets {
  return saved !== null && SECRET_NAMES.every((name) => saved[name] !== undefined);
}

function readSaved(path: string): Partial<Secrets> | null {
  let temporary: string;
  try {
    temporary = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const found: unknown = JSON.parse(temporary);
  if (!isObject(found)) throw new SyntaxError('not an object');
  const saved: Partial<Secrets> = {};
  const entries = new Map<string, unknown>(Object.entries(found));
  for (const name of SECRET_NAMES) {
    const value = entries.get(name);
    if (typeof value === 'string' && value !== '') saved[name] = value;
  }
  return saved;
}
