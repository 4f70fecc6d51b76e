import type { InnerStep, Use } from './model.ts';

/** What one subtype may say differently about a field. */
export type Difference = Omit<Partial<Use>, 'field' | 'step' | 'need' | 'server' | 'asked'>;

/** In the whole-form list: form and server both require it. */
export function must(step: InnerStep, field: string, difference: Difference = {}): Use {
  return { field, step, need: 'always', server: true, ...difference };
}

/** Only in the form's step list, or only in the list the form follows. */
export function formOnly(step: InnerStep, field: string, difference: Difference = {}): Use {
  return { field, step, need: 'always', ...difference };
}

/** Asked, but may stay empty. */
export function may(step: InnerStep, field: string, difference: Difference = {}): Use {
  return { field, step, need: 'optional', ...difference };
}

/** Asked of whoever unfolds 'More details': what buyers filter by and no form requires. */
export function more(fields: readonly string[], difference: Difference = {}): Use[] {
  return fields.map((field) => may(2, field, { more: true, ...difference }));
}

/** Not asked by the inner form, but accepted from any client, kept and shown. */
export function storedOnly(...fields: string[]): Use[] {
  return fields.map((field) => ({ field, step: 2, need: 'optional', asked: false }));
}
