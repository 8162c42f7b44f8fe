/** What anybody may read at this instant, as a word: while it is the same, so is every public page. */
export abstract class PublicState {
  abstract key(): Promise<string>;
}
