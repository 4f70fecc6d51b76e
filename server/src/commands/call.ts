import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/connect.ts';
import type { Log } from '../platform/observability/logging.ts';
import { OperatorProblem } from '../platform/observability/problems.ts';

export type CommandCall = {
  args: readonly string[];
  config: Config;
  log: Log;
  /** Aborted when somebody presses Ctrl-C. */
  signal: AbortSignal;
  /** Opened at the first call, without time limits for statements; closed after the command. */
  openDatabase: () => Promise<Database>;
  /** A line for the person at the terminal. */
  print: (line: string) => void;
};

/** Throws when it did not do what was asked: a CommandProblem is shown as its sentence. */
export type Command = (call: CommandCall) => Promise<void>;

/** What was asked cannot be done; the message says what to do instead. */
export class CommandProblem extends OperatorProblem {
  override readonly name = 'CommandProblem';
}
