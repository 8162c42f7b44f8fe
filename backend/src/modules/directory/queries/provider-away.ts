/** A provider outside did not answer: away, too slow, unreadable, or asked too often. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';

  constructor(
    /** Seconds after which asking again may be of use. */
    readonly retryAfter: number,
  ) {
    super('provider away');
  }
}
