import { CASE_REASON_KEYS, CASE_REASONS } from '../../../../../schema/rules/case.ts';
import type { CaseReason as ReasonCode } from '../../../../../schema/rules/case.ts';
import type { CaseReason } from '../../../types.generated.ts';

export const REASONS: Readonly<Record<ReasonCode, { label: string }>> = CASE_REASONS;

/** What GraphQL calls each reason. */
const KEYS: Readonly<Record<ReasonCode, CaseReason>> = {
  fraud: 'FRAUD',
  sold: 'SOLD',
  wrong_facts: 'WRONG_FACTS',
  other_photos: 'OTHER_PHOTOS',
  duplicate: 'DUPLICATE',
  offensive: 'OFFENSIVE',
  privacy: 'PRIVACY',
  conduct: 'CONDUCT',
  account: 'ACCOUNT',
  order: 'ORDER',
  other: 'OTHER',
};

/** The reasons that the list is narrowed by, as the address calls them. */
export const REASON_CHOICES: readonly { key: string; label: string; reason: CaseReason }[] =
  CASE_REASON_KEYS.map((key) => ({ key, label: REASONS[key].label, reason: KEYS[key] }));

/** The reason that is chosen in a form; null while none is. */
export function reasonKeyOf(code: string): CaseReason | null {
  const isCode = (text: string): text is ReasonCode => Object.hasOwn(KEYS, text);
  return isCode(code) ? KEYS[code] : null;
}

/** What people call a reason of GraphQL. */
export function reasonLabel(reason: CaseReason): string {
  const code = reason.toLowerCase();
  const isCode = (text: string): text is ReasonCode => Object.hasOwn(REASONS, text);
  return isCode(code) ? REASONS[code].label : reason;
}
