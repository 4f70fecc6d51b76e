import { CHOICE, CHOICES } from './kinds/choices.ts';
import { AREA, DECIMAL, MONEY, WHOLE_NUMBER } from './kinds/numbers.ts';
import type { KindRules } from './kinds/rules.ts';
import { DATE, LONG_TEXT, SHORT_TEXT, TEXTS, YES_NO } from './kinds/texts.ts';
import type { Kind } from './model.ts';

/** What each kind of field can do. Total: a new kind does not compile until all of it is said. */
export const KINDS: Readonly<Record<Kind, KindRules>> = {
  shortText: SHORT_TEXT,
  longText: LONG_TEXT,
  texts: TEXTS,
  wholeNumber: WHOLE_NUMBER,
  decimal: DECIMAL,
  money: MONEY,
  area: AREA,
  choice: CHOICE,
  choices: CHOICES,
  yesNo: YES_NO,
  date: DATE,
};
