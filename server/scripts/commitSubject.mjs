// Git runs it with the file of a commit message (server/scripts/hooks/commit-msg) and gives up where it fails.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MAX_LENGTH = 72;
const NOT_FIRST =
  /^(?:an?|the|this|that|these|those|it|its|we|i|you|they|what|which|who|whoever|nobody|everybody|some|one)$/i;
/** Verbs that end like other forms. */
const IMPERATIVES = /^(?:bring|embed|feed|need|seed|speed|string)$/i;

/**
 * Says what is wrong with the subject of a commit; null: nothing.
 * @param {string} subject
 */
export function subjectProblem(subject) {
  const [first = ''] = subject.split(/\s/);
  if (subject.startsWith('Merge ')) return null;
  if (subject.length > MAX_LENGTH) return `is longer than ${MAX_LENGTH} characters`;
  if (subject.endsWith('.')) return 'ends with a full stop';
  if (NOT_FIRST.test(first) || (/(?:ed|ing)$/i.test(first) && !IMPERATIVES.test(first)))
    return `should begin with a verb in the imperative, not with "${first}"`;
  return null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [subject = ''] = readFileSync(process.argv[2] ?? '', 'utf8').split('\n');
  const problem = subjectProblem(subject);
  if (problem !== null) {
    console.error(`The subject of the commit ${problem}:\n  ${subject}`);
    process.exitCode = 1;
  }
}
