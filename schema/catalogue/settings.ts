/** Whose numbers limit what a listing may say: those of this market, or the documented ones. */
export const LIMITS_TO_CHOOSE = ['market', 'documented'] as const;
export type LimitsInForce = (typeof LIMITS_TO_CHOOSE)[number];

let inForce: LimitsInForce = 'market';

export function limitsInForce(): LimitsInForce {
  return inForce;
}

/** Said once when server or page begin: the numbers are the operator's choice for the whole marketplace. */
export function putLimitsInForce(limits: LimitsInForce): void {
  inForce = limits;
}
