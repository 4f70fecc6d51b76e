// The parent's side of runTests.mjs.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { on, once } from 'node:events';

/** So long no test begins or ends only when an edit made a loop that never ends. */
const STUCK_MS = 600_000;
const CLOSING_MS = 60_000;

export const INTERRUPTED = 'Interrupted.';

export function testRunner(copy) {
  let child = null;
  let closing = null;
  /** What has changed since the last run: what was edited for it is taken back again. */
  let outdated = [];

  async function start() {
    child = fork(join(copy, 'server/scripts/mutate/runTests.mjs'), {
      cwd: copy,
      env: { ...process.env, CI: '1', NODE_ENV: 'test' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // Ctrl-C reaches it through its parent, so that its database stops in order.
      detached: true,
    });
    child.stderr.resume();
    const first = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (first[0]?.ready !== true) throw new Error('The tests could not be started.');
  }

  /** The first failure among the tests, now that a file has changed, or null. */
  async function run(path, tests) {
    if (closing) throw new Error(INTERRUPTED);
    if (tests.length === 0) return { failure: null };
    if (child === null) await start();
    const answers = on(child, 'message', { close: ['disconnect'] });
    let running = tests[0];
    let stuck;
    const wait = () => {
      clearTimeout(stuck);
      stuck = setTimeout(end, STUCK_MS);
    };
    wait();
    child.send({ changed: [...outdated, path], tests });
    outdated = [path];
    try {
      for await (const [message] of answers) {
        wait();
        if (message.running) ({ running } = message);
        if (message.done && message.notRun.length > 0) {
          throw new Error(`Not run: ${message.notRun.join(', ')}`);
        }
        if (message.done) return message;
      }
    } finally {
      clearTimeout(stuck);
    }
    child = null;
    if (closing) throw new Error(INTERRUPTED);
    return { failure: { file: running, title: 'never ended', message: '' } };
  }

  /** In order, so that the database stops; a test in a loop without end is killed after that. */
  async function end() {
    if (child === null) return;
    const current = child;
    const gone = once(current, 'exit');
    if (current.connected) current.disconnect();
    const late = setTimeout(() => process.kill(-current.pid, 'SIGKILL'), CLOSING_MS);
    await gone;
    clearTimeout(late);
  }

  /** Asked for by Ctrl-C and again at the end, it happens once. */
  function close() {
    closing ??= end();
    return closing;
  }

  /** For a folder that has been written anew. */
  function forget(path) {
    outdated.push(path);
  }

  return { run, forget, close };
}
