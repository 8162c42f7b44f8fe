import type { MediaUse } from '@valorisation/contract';
import { Query } from '@nestjs/cqrs';
import type { StoredDocument } from './content.query.js';

/** Where the bytes of a file are, and under what name and type they are handed out. */
export type MediaFile = StoredDocument;

/** Of the media library. Refusal: `introuvable`. */
export class GetMediaFile extends Query<MediaFile> {
  constructor(readonly id: number) {
    super();
  }
}

/** What a document handed out in an earlier version. Refusal: `introuvable`. */
export class GetKeptFile extends Query<MediaFile> {
  constructor(
    readonly id: number,
    readonly version: number,
  ) {
    super();
  }
}

/** By its address: `<fingerprint>.webp`. Refusal: `introuvable`. */
export class GetPicture extends Query<MediaFile> {
  constructor(readonly name: string) {
    super();
  }
}

/** Those that show it now come first. Refusal: `introuvable`. */
export class ListMediaUses extends Query<readonly MediaUse[]> {
  constructor(readonly id: number) {
    super();
  }
}
