import { useState } from 'react';
import type { Problem } from '../../../../../schema/failures.ts';
import { basicDetailsProblems } from '../../../../../schema/rules/basicDetails.ts';
import type { Basics } from './listingFacts.ts';

export interface BasicsForm {
  basics: Basics;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  change: (part: Partial<Basics>) => void;
  errorOf: (name: keyof Basics) => string | null;
  /** Every problem that is spoken of, for the summary. */
  spoken: readonly (readonly [name: string, message: string])[];
  refusedTries: number;
  /** Unfolds the part and speaks of what is wrong; false where nothing is. */
  refuse: () => boolean;
  /** Takes what the server said of these fields, which stands until they are edited; answers the rest. */
  setServerProblems: (problems: readonly Problem[]) => readonly Problem[];
}

/** The basic details while they are edited: problems are spoken of when the page is sent. */
export function useBasics(initial: Basics, propertyType: string, onChange: () => void): BasicsForm {
  const [basics, setBasics] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const [isJudged, setJudged] = useState(false);
  const [serverProblems, setServerProblems] = useState<readonly Problem[]>([]);
  const [refusedTries, setRefusedTries] = useState(0);
  const own = problemsOf(basics, propertyType);
  const errorOf = (name: keyof Basics) =>
    (isJudged ? own[name] : null) ??
    serverProblems.find(({ path }) => path === name)?.message ??
    null;
  const open = () => {
    setOpen(true);
    setRefusedTries((tries) => tries + 1);
  };
  return {
    basics,
    isOpen,
    setOpen,
    change: (part) => {
      setBasics({ ...basics, ...part });
      setServerProblems(serverProblems.filter(({ path }) => !(path in part)));
      onChange();
    },
    errorOf,
    spoken: ORDER.flatMap((name) => {
      const message = errorOf(name);
      return message === null ? [] : [[name, message] as const];
    }),
    refusedTries,
    refuse: () => {
      setJudged(true);
      if (Object.keys(own).length === 0) return false;
      open();
      return true;
    },
    setServerProblems: (problems) => {
      const isAbout = ({ path }: Problem) => ORDER.some((name) => name === path);
      const about = problems.filter(isAbout);
      setServerProblems(about);
      if (about.length > 0) open();
      return problems.filter((problem) => !isAbout(problem));
    },
  };
}

function problemsOf(basics: Basics, propertyType: string): Partial<Record<keyof Basics, string>> {
  const { purpose, state, city, contactEmail, contactPhone } = basics;
  return basicDetailsProblems({ propertyType, purpose, state, city, contactEmail, contactPhone });
}

const ORDER = [
  'purpose',
  'state',
  'city',
  'contactEmail',
  'contactPhone',
  'title',
  'address',
  'pincode',
] as const satisfies readonly (keyof Basics)[];
