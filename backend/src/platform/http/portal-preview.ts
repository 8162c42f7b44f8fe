import { Injectable } from '@nestjs/common';

/** A place of the portal, with answers of the public's calls that stand in place of the API's own. */
export interface PreviewedAddress {
  /** Of the console's routes: `faq`, `article`. */
  readonly route: string;
  /** Of the record that has a page of its own. */
  readonly id: number | null;
  /** By the path of the call. */
  readonly answers: Readonly<Record<string, unknown>>;
}

type MakeDocument = (place: PreviewedAddress, remoteAddress: string) => Promise<string | null>;

/** The portal's documents of what is not public yet, for staff alone. The portal is opened after the modules (ADR 35). */
@Injectable()
export class PortalPreview {
  private make: MakeDocument = async () => null;

  opened(make: MakeDocument): void {
    this.make = make;
  }

  /** Null while a part of the page cannot be had, and where the console is not built. */
  async documentOf(place: PreviewedAddress, remoteAddress: string): Promise<string | null> {
    return this.make(place, remoteAddress);
  }
}
