/** The argument of a mutation that is done once for a key. */
export const IDEMPOTENCY_KEY = {
  nullable: true,
  description:
    'Repeating a request with the same key and content within a day has no further effect. Fails with CONFLICT if the content differs.',
} as const;
