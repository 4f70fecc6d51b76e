import { format } from 'node:util';
import { levels, pino, stdTimeFunctions } from 'pino';
import type { DestinationStream, LevelWithSilent, LogFn, Logger } from 'pino';
import { isObject } from '../../../../schema/rules/json.ts';
import { Repeats } from './duplicateLogs.ts';

export type Log = Logger;

export interface LogOptions {
  level: LevelWithSilent;
  /** Where lines go; standard output when absent. */
  destination?: DestinationStream;
}

/**
 * The log: one JSON object a line. Mobiles read 98******10 wherever they stand, and values under keys
 * such as `code`, `otp`, `token`, `authorization` and `cookie` are never written, at any depth and also
 * when they come from a stranger's input. Warnings and errors that say the same are counted, not repeated.
 */
export function createLog({ level, destination }: LogOptions): Log {
  const options = {
    level,
    base: undefined,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    hooks: {
      streamWrite: cleanLine,
      logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, line: number) {
        const [input, message = typeof input === 'string' ? input : ''] = args;
        const isCounted = line >= WARN && line < FATAL;
        if (isCounted && !repeats.isToBeSaid(keyOf(line, message, input), line, message)) return;
        method.apply(this, args);
      },
    },
  };
  const log = destination === undefined ? pino(options) : pino(options, destination);
  const repeats = new Repeats(({ level: line, message, times }) => {
    const words = `The same was said ${times} more times within ten seconds: ${message}`;
    // At the level of what was said: whoever reads that reads this too.
    if (line >= ERROR) log.error({ times }, words);
    else log.warn({ times }, words);
  });
  return log;
}

/** What libraries print on their own (the job runner: that the database is away) is a line of the log too. */
export function logConsole(log: Log): void {
  for (const name of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) {
    console[name] = (...words: unknown[]) => log.warn(format(...words));
  }
}

const { warn: WARN = 40, error: ERROR = 50, fatal: FATAL = 60 } = levels.values;

/** What two lines have in common that say the same: their words, and what went wrong where. */
function keyOf(level: number, message: string, input: unknown): string {
  const { err, route } = isObject(input) ? input : {};
  const error = err instanceof Error ? `${err.name} ${err.message}` : '';
  return `${level} ${message} ${error} ${typeof route === 'string' ? route : ''}`;
}

/** A log that writes nothing. */
export function silentLog(): Log {
  return createLog({ level: 'silent' });
}

const SECRET_KEY = /^(?:code|authorization|cookie|set-cookie|password|secret|.*(?:token|otp))$/i;
const SECRET_KEY_IN_LINE = /(?:code|authorization|cookie|password|secret|token|otp)"?\s*[:=]/i;
const BEARER = /\bbearer\s+[^\s"',]+/gi;
const SECRET_PARAMETER = /((?:code|otp|token|secret|password)=)[^&\s"'#;]+/gi;
/** Ten digits that may be an Indian mobile, with the separators people write, as one run of digits. */
const MAYBE_MOBILE = /[6-9](?:[\s-]?\d){9}/;
const ID_OR_MOBILE = /\b[0-9a-f]{24}\b|(?<!\d)((?:00|\+)?91[\s-]?|0)?([6-9](?:[\s-]?\d){9})(?!\d)/g;
const HIDDEN = '[hidden]';
const DEEPEST = 12;

/** Cleans a finished line; a line without anything suspicious is passed on as it is. */
function cleanLine(line: string): string {
  if (!MAYBE_MOBILE.test(line) && !SECRET_KEY_IN_LINE.test(line) && !/bearer\s/i.test(line)) {
    return line;
  }
  const entry: unknown = JSON.parse(line);
  return `${JSON.stringify(cleaned(entry, 0))}\n`;
}

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'number') {
    const text = cleanText(String(value));
    return text === String(value) ? value : text;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return HIDDEN;
  if (Array.isArray(value)) return value.map((item: unknown) => cleaned(item, depth + 1));
  const entries = Object.entries(value)
    .filter(([key]) => !SECRET_KEY.test(key))
    .map(([key, inner]) => [cleanText(key), cleaned(inner, depth + 1)]);
  return Object.fromEntries(entries);
}

function cleanText(text: string): string {
  return text
    .replace(BEARER, `Bearer ${HIDDEN}`)
    .replace(SECRET_PARAMETER, `$1${HIDDEN}`)
    .replace(ID_OR_MOBILE, (full: string, prefix?: string, mobile?: string) => {
      if (mobile === undefined) return full;
      const digits = mobile.replace(/\D/g, '');
      return `${prefix ?? ''}${digits.slice(0, 2)}******${digits.slice(-2)}`;
    });
}

/** `kind` is what the thrower calls its code ('ECONNREFUSED', '23505'): the key `code` is reserved for secrets. */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error;
  const kind = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const described = { type: error.name, message: error.message, kind, stack: error.stack };
  if (depth >= 3) return described;
  return { ...described, cause: describeError(error.cause, depth + 1) };
}
