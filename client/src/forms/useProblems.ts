import { useState } from 'react';
import type { FocusEvent } from 'react';
import type { Problem } from '../../../schema/failures.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * When the problems of a form are spoken of. Whoever sends is told of all; whoever goes from an edited field that is
 * not empty to another one is told of that. What the server refused of a field stands beside it, in its words, until
 * the field has another value.
 */
export function useProblems({
  values,
  start,
  own,
  refused: serverProblems = [],
}: {
  values: Values;
  /** What stood there at first. */
  start: Values;
  /** What the rules find in the values as they are, by the names of the fields. */
  own: readonly Problem[];
  /** What the server has refused before. */
  refused?: readonly Problem[];
}) {
  const [refused, setRefused] = useState({ problems: serverProblems, of: values });
  const [spokenOf, setSpokenOf] = useState(() => namesOf(serverProblems));
  const [refusedTries, setRefusedTries] = useState(serverProblems.length > 0 ? 1 : 0);
  const fromServer = refused.problems.filter(({ path }) => refused.of[path] === values[path]);
  const refusedNames = namesOf(fromServer);
  const problems = [...fromServer, ...own.filter(({ path }) => !refusedNames.includes(path))];

  /** A try that ends here, unless nothing is wrong. */
  const refuse = (names: readonly string[]) => {
    setSpokenOf(names);
    if (names.length > 0) setRefusedTries((tries) => tries + 1);
  };
  /** The server's answer to these values. */
  const setServerProblems = (refusedProblems: readonly Problem[], of: Values) => {
    setRefused({ problems: refusedProblems, of });
    refuse(namesOf(refusedProblems));
  };
  const leave = (name: string, { relatedTarget }: FocusEvent) => {
    const value = values[name];
    // What appears on the way to a button would move the button.
    if (!relatedTarget?.matches('input, textarea, select')) return;
    if (relatedTarget instanceof HTMLInputElement && relatedTarget.name === name) return;
    if (value === start[name] || isEmpty(value)) return;
    if (problems.some(({ path }) => path === name)) setSpokenOf((names) => [...names, name]);
  };
  return {
    /** All that is wrong, spoken of or not. */
    problems,
    /** Counts refused tries, for the summary. */
    refusedTries,
    errorOf: (name: string) =>
      spokenOf.includes(name)
        ? (problems.find(({ path }) => path === name)?.message ?? null)
        : null,
    refuse,
    setServerProblems,
    leave,
    /** Decides anew which fields are spoken of, as one has changed. */
    speakOf: setSpokenOf,
  };
}

function namesOf(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ path }) => path);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}
