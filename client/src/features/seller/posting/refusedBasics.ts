import type { Problem } from '../../../../../schema/failures.ts';
import type { BasicDetails, BasicDetailsField } from '../../../../../schema/rules/basicDetails.ts';
import { isObject } from '../../../../../schema/rules/json.ts';

/** What the server said of a basic detail, and of which value it said so. */
export type RefusedBasics = Partial<Record<BasicDetailsField, { value: string; message: string }>>;

/** The problems that concern the first page; the server calls the property type `type`. */
export function basicsAmong(problems: readonly Problem[], basics: BasicDetails): RefusedBasics {
  const refused: RefusedBasics = {};
  for (const { path, code, message } of problems) {
    const name = path === 'type' ? 'propertyType' : path;
    if (isBasic(name) && code !== UNPROVEN) refused[name] = { value: basics[name], message };
  }
  return refused;
}

/** Whether the server wants the contact phone to be proven by a code. */
export function isPhoneUnproven(problems: readonly Problem[]): boolean {
  return problems.some(({ path, code }) => path === 'contactPhone' && code === UNPROVEN);
}

/** What another page of the flow handed over in the state of the address. */
export function refusedIn(state: unknown): RefusedBasics {
  const handed: unknown = isObject(state) ? state['refused'] : null;
  if (!isObject(handed)) return {};
  const refused: RefusedBasics = {};
  for (const name of BASIC_NAMES) {
    const result = handed[name];
    if (!isObject(result)) continue;
    const { value, message } = result;
    if (typeof value === 'string' && typeof message === 'string')
      refused[name] = { value, message };
  }
  return refused;
}

export function isBasic(name: string): name is BasicDetailsField {
  return BASIC_NAMES.some((each) => each === name);
}

/** In the order of the form. */
export const BASIC_NAMES = [
  'propertyType',
  'purpose',
  'state',
  'city',
  'contactEmail',
  'contactPhone',
] as const satisfies readonly BasicDetailsField[];

const UNPROVEN = 'unproven';
