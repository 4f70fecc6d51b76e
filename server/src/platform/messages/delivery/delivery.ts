/**
 * A provider did not take a message. The reason is short ('status 503') and holds nothing of the message:
 * it goes to the log and into the row.
 */
export class NotDelivered extends Error {
  override readonly name = 'NotDelivered';

  constructor(
    readonly reason: string,
    /** The provider will never take it: another try would only cost. */
    readonly forGood = false,
  ) {
    super(`The message was not taken: ${reason}.`);
  }
}
