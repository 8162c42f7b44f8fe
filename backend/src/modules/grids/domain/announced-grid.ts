import type { Grid } from '@valorisation/rules';

/** A version that is announced before it takes force. */
export interface AnnouncedHead {
  readonly id: number;
  /** YYYY-MM-DD. */
  readonly effectiveOn: string;
  readonly confirmed: boolean;
  /** Raised by each change of its content: with the id, it names what was computed on. */
  readonly version: number;
}

/** Port of the version that members are told of beforehand. */
export abstract class AnnouncedGrid {
  /** The next one to take force; null while none is both scheduled and announced. */
  abstract next(): Promise<AnnouncedHead | null>;
  /** Its content; undefined once it is announced no more. */
  abstract content(id: number): Promise<Grid | undefined>;
}
