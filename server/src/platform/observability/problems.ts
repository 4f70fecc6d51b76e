/**
 * Something that the person who runs this can repair. The message is a sentence or two that say what to
 * do next, and carry no secret; it is shown without a stack.
 */
export class OperatorProblem extends Error {
  override readonly name: string = 'OperatorProblem';
}

/** Tells the person at the terminal why the process ends, on standard error. */
export function printProblem(error: unknown): void {
  process.stderr.write(`${describeProblem(error)}\n`);
}

/** The sentence for what can be repaired; the stack for what only a developer can. */
export function describeProblem(error: unknown): string {
  if (error instanceof OperatorProblem) return error.message;
  if (!(error instanceof Error)) return `This ended unexpectedly: ${String(error)}`;
  return (
    LISTEN_PROBLEMS[listenCode(error)] ?? `This ended unexpectedly: ${error.stack ?? error.message}`
  );
}

const LISTEN_PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE:
    'Another process already listens on this port. Stop it, or set PORT to another number.',
  EACCES: 'This user may not listen on this port. Set PORT to a number above 1023.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.',
  ENOTFOUND: 'HOST is not an address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.',
};

function listenCode(error: Error): string {
  const fromListening =
    'syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo');
  return fromListening && 'code' in error ? String(error.code) : '';
}
