import { spawn, spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { DatabaseProblem } from '../platform/database/problem.ts';

export type Owner = { uid: number; gid: number };
export type Outcome = { ok: boolean; output: string };

/** Who PostgreSQL runs as: ourselves, or, because it refuses to be root, somebody else. */
export type ServerUser = {
  /** Gives a file or directory to that user. */
  give(path: string): void;
  /** Runs a program as that user, in a session of its own: a Ctrl-C here must not reach it. */
  run(file: string, args: readonly string[]): Promise<Outcome>;
};

/**
 * The owner for a data directory: whoever owns it already, else `postgres`, else `nobody`; null when this
 * process is not root and so has no choice.
 */
export function chooseOwner(dataDirectory: string): Owner | null {
  if (process.getuid?.() !== 0) return null;
  const existing = statSync(dataDirectory, { throwIfNoEntry: false });
  if (existing !== undefined && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const found = lookUp('postgres') ?? lookUp('nobody');
  if (found !== null) return found;
  throw new DatabaseProblem(
    'PostgreSQL refuses to run as root and there is neither a user postgres nor a user nobody. Start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Hands a whole directory over; false when that is not possible. */
export function giveAll(directory: string, owner: Owner): boolean {
  return spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, directory]).status === 0;
}

/**
 * The user, with as much extra right as it takes to reach `program` and `directories`: none, as a rule.
 * Below a directory that only root may enter (a clone in /root) it gets the one capability that opens
 * directories for reading, or the one that also opens files. Throws DatabaseProblem when nothing helps.
 */
export function serverUser(
  owner: Owner | null,
  program: string,
  directories: readonly string[],
): ServerUser {
  if (owner === null) return asUser(null, []);
  const prefix = PREFIXES.map((build) => build(owner)).find((candidate) =>
    canReach(owner, candidate, program, directories),
  );
  if (prefix !== undefined) return asUser(owner, prefix);
  throw new DatabaseProblem(
    `As root the embedded PostgreSQL runs as user ${owner.uid}, who cannot reach ${[program, ...directories].join(' or ')}. Make the directories above passable (chmod o+x), install setpriv (package util-linux), start as an ordinary user, or set DATABASE_URL.`,
  );
}

const PREFIXES: readonly ((owner: Owner) => string[])[] = [
  () => [],
  (owner) => withCapability(owner, 'dac_read_search'),
  (owner) => withCapability(owner, 'dac_override'),
];

/** no_setuid_fixup, because access(2), which PostgreSQL asks first, otherwise ignores capabilities. */
function withCapability(owner: Owner, capability: string): string[] {
  return [
    'setpriv',
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    '--securebits=+no_setuid_fixup',
  ];
}

function canReach(
  owner: Owner,
  prefix: readonly string[],
  program: string,
  directories: readonly string[],
): boolean {
  const script = '"$0" --version && for each in "$@"; do cd "$each" || exit 1; done';
  const command = [...prefix, '/bin/sh', '-c', script, program, ...directories];
  const [file = '', ...args] = command;
  return spawnSync(file, args, { ...optionsFor(owner, prefix), stdio: 'ignore' }).status === 0;
}

function asUser(owner: Owner | null, prefix: readonly string[]): ServerUser {
  return {
    give(path) {
      if (owner !== null) chownSync(path, owner.uid, owner.gid);
    },
    run(program, programArgs) {
      const [file = '', ...args] = [...prefix, program, ...programArgs];
      return new Promise((resolve) => {
        const child = spawn(file, args, {
          ...optionsFor(owner, prefix),
          detached: true,
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        const output: string[] = [];
        child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
        child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
        child.on('error', (error) => resolve({ ok: false, output: error.message }));
        child.on('close', (code) => resolve({ ok: code === 0, output: output.join('') }));
      });
    },
  };
}

/** A small environment: a PGDATA or PGOPTIONS of the person who starts us must not steer the server. */
function optionsFor(owner: Owner | null, prefix: readonly string[]) {
  const env = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C' };
  const identity = owner !== null && prefix.length === 0 ? owner : {};
  return { cwd: '/', env, ...identity };
}

function lookUp(name: string): Owner | null {
  const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
  const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
  if (uid.status !== 0 || gid.status !== 0) return null;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}
