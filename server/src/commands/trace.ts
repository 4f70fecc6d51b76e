import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { isObject } from '../../../schema/rules/json.ts';
import { type CommandCall, CommandProblem } from './call.ts';

const USAGE = 'npm run trace -- REQUEST_ID server.log older.log.gz, or pipe the log into it';

/**
 * `npm run trace -- REQUEST_ID FILE...`: all that the log says of one request, in the order of its time. Files may be
 * packed; without any the log is read from standard input. A failure's `requestId` and every answer's `x-request-id`
 * name it.
 */
export async function traceCommand({ args, print }: CommandCall): Promise<void> {
  const [id = '', ...files] = args;
  if (!/^[0-9a-f-]{8,64}$/i.test(id))
    throw new CommandProblem(`Please give a request id. Usage: ${USAGE}`);
  const lines: Record<string, unknown>[] = [];
  for (const file of files.length > 0 ? files : [null]) {
    for await (const line of linesOf(file)) {
      const entry = line.includes(id) ? entryOf(line) : null;
      if (entry?.['requestId'] === id) lines.push(entry);
    }
  }
  if (lines.length === 0) throw new CommandProblem(`The log has no entries for ${id}.`);
  for (const line of lines.toSorted((a, b) => String(a['time']).localeCompare(String(b['time'])))) {
    print(readable(line));
  }
}

/** Of a file, or of standard input. */
async function* linesOf(file: string | null): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: file === null ? process.stdin : await opened(file) });
  } catch (error) {
    throw new CommandProblem(`${file} cannot be read.`, { cause: error });
  }
}

async function opened(file: string): Promise<Readable> {
  const stream = (await open(file)).createReadStream();
  return file.endsWith('.gz') ? stream.pipe(createGunzip()) : stream;
}

/** A line of the log; whoever collects logs may write something before it. */
function entryOf(line: string): Record<string, unknown> | null {
  try {
    const entry: unknown = JSON.parse(line.slice(line.indexOf('{')));
    return isObject(entry) ? entry : null;
  } catch {
    return null;
  }
}

function readable({ time, level, msg, ...more }: Record<string, unknown>): string {
  delete more['requestId'];
  return [String(time), String(level).padEnd(5), String(msg), JSON.stringify(more)].join('  ');
}
