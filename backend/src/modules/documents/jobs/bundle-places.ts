/**
 * The places of this worker for long jobs. Some places stay free for single documents, and the bundles of one establishment
 * never take all places.
 */
export class BundlePlaces {
  readonly #held = new Map<number, number>();

  constructor(
    private readonly most: number,
    private readonly mostOfOne: number,
  ) {}

  /** False when the job must come back later. */
  take(establishmentId: number): boolean {
    const own = this.#held.get(establishmentId) ?? 0;
    const all = [...this.#held.values()].reduce((sum, held) => sum + held, 0);
    if (own >= this.mostOfOne || all >= this.most) return false;
    this.#held.set(establishmentId, own + 1);
    return true;
  }

  giveBack(establishmentId: number): void {
    const left = (this.#held.get(establishmentId) ?? 0) - 1;
    if (left > 0) this.#held.set(establishmentId, left);
    else this.#held.delete(establishmentId);
  }
}
