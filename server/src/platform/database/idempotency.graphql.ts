/** The argument of a mutation that is done once for a key. */
export const IDEMPOTENCY_KEY = {
  nullable: true,
  description:
    'Sent again with the same key and content, nothing more happens for a day; with other content it is CONFLICT.',
} as const;
