import { Injectable } from '@nestjs/common';
import { BodyIdentity } from '../../../platform/settings/identity.js';
import { FileStore } from '../../../platform/storage/file-store.js';
import { contentKey } from '../../content/index.js';

export interface PaperHead {
  readonly name: string;
  /** The picture itself, because a document fetches nothing; empty: no logo. */
  readonly logo: string;
}

/** The employer body at the head of a paper, as staff have published it. */
@Injectable()
export class BodyHead {
  /** The last picture by its address, which changes with its content. */
  private known = { address: '', picture: '' };

  constructor(
    private readonly body: BodyIdentity,
    private readonly files: FileStore,
  ) {}

  async shown(): Promise<PaperHead> {
    const { shortName: name, logo } = (await this.body.shown()).identity;
    return { name, logo: logo === null ? '' : await this.pictureAt(logo) };
  }

  private async pictureAt(address: string): Promise<string> {
    if (this.known.address !== address) {
      const sha256 = /(\w+)\.webp$/.exec(address)?.[1] ?? '';
      const bytes = await this.files.get(contentKey(sha256));
      this.known = { address, picture: `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}` };
    }
    return this.known.picture;
  }
}
