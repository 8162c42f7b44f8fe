import { Injectable } from '@nestjs/common';

/** A place of the portal, with answers that replace those of public calls. */
export interface PreviewedAddress {
  /** A route of the console: `faq`, `article`. */
  readonly route: string;
  /** The id or the address of a record with its own page. */
  readonly id: number | string | null;
  /** The replacement answers by the path of the call. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Parts of the service's state that differ from the real one. */
  readonly status?: object;
}

type MakeDocument = (place: PreviewedAddress) => Promise<string | null>;

/** The portal's documents for unpublished content, only for staff. The portal is opened after the modules (ADR 35). */
@Injectable()
export class PortalPreview {
  private make: MakeDocument = async () => null;

  opened(make: MakeDocument): void {
    this.make = make;
  }

  /** Null while a part of the page is not available, and when the console is not built. */
  async documentOf(place: PreviewedAddress): Promise<string | null> {
    return this.make(place);
  }
}
