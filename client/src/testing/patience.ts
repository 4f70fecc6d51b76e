/** A busy machine takes its time: a wait ends as soon as what it waits for is there, and gives up only late. */
export const PATIENT = { timeout: 60_000 };
