import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { subjectProblem } from '../scripts/commitSubject.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

test.each([
  ['Ignore responses older than the last mutation', null],
  ['Bring back the count of a town', null],
  [`Keep ${'a'.repeat(70)}`, 'is longer than 72 characters'],
  ['Ignore older responses.', 'ends with a full stop'],
  ['The older answer', 'should begin with a verb in the imperative, not with "The"'],
  ['What is read again', 'should begin with a verb in the imperative, not with "What"'],
  ['Fixed a count', 'should begin with a verb in the imperative, not with "Fixed"'],
  ['Adding a count', 'should begin with a verb in the imperative, not with "Adding"'],
])('%s: %s', (subject, problem) => {
  expect(subjectProblem(subject)).toBe(problem);
});

test('commits since the released schema have such subjects', () => {
  const released = readFileSync(resolve(ROOT, 'schema/released'), 'utf8').trim();
  const log = execFileSync('git', ['log', '--format=%s', `${released}..HEAD`], { cwd: ROOT });
  const subjects = String(log).trim().split('\n');
  expect(subjects.filter((subject) => subjectProblem(subject) !== null)).toEqual([]);
});
