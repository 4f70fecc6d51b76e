import { LIMITS } from '../../../schema/limits.ts';

/** A failure that the page has met. */
export interface LogEntry {
  /** ISO time. */
  at: string;
  /** What the page was doing. */
  place: string;
  message: string;
}

/** Notes a failure; the oldest of more than 50 go. Nothing leaves the browser. */
export function logFailure(place: string, error: unknown): void {
  if (import.meta.env.SSR) return;
  const message = error instanceof Error ? error.message : String(error);
  entries.push({ at: new Date().toISOString(), place, message });
  if (entries.length > LIMITS.log.clientEntries) entries.shift();
}

/** The failures noted so far, oldest first. */
export function loggedFailures(): readonly LogEntry[] {
  return entries;
}

export function clearLog(): void {
  entries.length = 0;
}

const entries: LogEntry[] = [];
