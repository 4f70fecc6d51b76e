import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;
const LOOK_EVERY_MS = 1_000;

/** What this process has used so far, and those it has waited for with all that they have waited for. */
export function coreSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + waitedFor();
}

/** What the processes used that have ended and that this one waited for; 0 where the system does not say. */
export function waitedFor() {
  return statOf('self')?.waitedFor ?? 0;
}

/**
 * Looks again and again at what a process and all that come from it use, those among them for which nobody waits,
 * such as the windows of a browser. Answers what ends this and tells the sum.
 * @param {number | undefined} pid
 */
export function meter(pid) {
  /** @type {Map<string, number>} */
  const used = new Map();
  const look = () => {
    const processes = [];
    for (const name of readdirSync('/proc')) {
      const stat = /^\d+$/.test(name) ? statOf(name) : null;
      if (stat !== null) processes.push({ ...stat, key: `${name} ${stat.started}`, name });
    }
    // A parent is older than its children: one that is known has been seen before them.
    processes.sort((one, other) => one.started - other.started);
    const names = new Set([String(pid)]);
    for (const { key, name, parent, own } of processes) {
      if (!names.has(name) && !names.has(parent) && !used.has(key)) continue;
      names.add(name);
      used.set(key, own);
    }
  };
  const timer = process.platform === 'linux' ? setInterval(look, LOOK_EVERY_MS) : undefined;
  return () => {
    clearInterval(timer);
    return [...used.values()].reduce((sum, own) => sum + own, 0);
  };
}

/** @param {string} name */
function statOf(name) {
  try {
    // What comes after the name, which may have blanks and brackets; see proc_pid_stat(5).
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    /** @param {number[]} places */
    const seconds = (...places) =>
      places.reduce((sum, place) => sum + Number(fields[place]), 0) / TICKS_A_SECOND;
    return {
      parent: fields[1] ?? '',
      started: Number(fields[19]),
      own: seconds(11, 12),
      waitedFor: seconds(13, 14),
    };
  } catch {
    return null;
  }
}
