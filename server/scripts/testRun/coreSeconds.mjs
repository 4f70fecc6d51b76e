import { readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** What this process has used so far, and those it has waited for with all that they have waited for. */
export function coreSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + waitedFor();
}

/** What the processes used that have ended and that this one waited for; 0 where the system does not say. */
export function waitedFor() {
  try {
    // After the name, which may have blanks and brackets: user and system time of the children are 14th and 15th.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
  } catch {
    return 0;
  }
}
