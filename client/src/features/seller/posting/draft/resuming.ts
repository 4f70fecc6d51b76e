import type { Location } from 'react-router-dom';
import { isObject } from '../../../../../../schema/rules/json.ts';
import { basicDetailsProblems } from '../../../../../../schema/rules/basicDetails.ts';
import type { Draft } from './draft.ts';

/** Whether the draft was left on the second page, and can be gone on with there. */
export function isLeftAtDetails({ step, basics }: Draft): boolean {
  return step !== 'basics' && Object.keys(basicDetailsProblems(basics)).length === 0;
}

/** What the first page hands over when it leads on to where a draft was left. */
export const RESUMED = { isResumed: true } as const;

export function isResumedAt({ state }: Location<unknown>): boolean {
  return isObject(state) && state['isResumed'] === true;
}
