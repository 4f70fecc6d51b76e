import { readFileSync } from 'node:fs';

/**
 * True while a process runs. A zombie, which has ended but still has its number because nobody has taken
 * note (as in a container whose first process is no init), counts as ended.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return !isZombie(pid);
}

export function isZombie(pid: number): boolean {
  try {
    // "number (name) state …", where the name may hold anything.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}
