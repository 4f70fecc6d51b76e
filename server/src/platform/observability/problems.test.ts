import { expect, test } from 'vitest';
import { describeProblem, OperatorProblem } from './problems.ts';

function failing(syscall: string, code: string): Error {
  return Object.assign(new Error(`${syscall} ${code}`), { syscall, code });
}

test.each([
  [
    failing('listen', 'EADDRINUSE'),
    'Another process already listens on this port. Stop it, or set PORT to another number.',
  ],
  [
    failing('listen', 'EACCES'),
    'This user may not listen on this port. Set PORT to a number above 1023.',
  ],
  [
    failing('listen', 'EADDRNOTAVAIL'),
    'HOST is not an address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.',
  ],
  [
    failing('getaddrinfo', 'ENOTFOUND'),
    'HOST is not an address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.',
  ],
  [new OperatorProblem('Set PORT.'), 'Set PORT.'],
  ['gone', 'This ended unexpectedly: gone'],
])('%s is told as what to do', (error, notice) => {
  expect(describeProblem(error)).toBe(notice);
});

test('what only a developer can repair comes with its stack', () => {
  for (const error of [failing('open', 'EACCES'), failing('listen', 'EIO'), new Error('x')]) {
    expect(describeProblem(error)).toBe(`This ended unexpectedly: ${error.stack}`);
  }
  const bare = Object.assign(new Error('bare'), { stack: undefined });
  expect(describeProblem(bare)).toBe('This ended unexpectedly: bare');
});
