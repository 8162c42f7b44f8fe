import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { FileStore, fingerprintOf, type Fingerprint } from '../../../platform/storage/file-store.js';
import { PdfRenderer } from '../../../platform/pdf/index.js';
import { TemplateEngine } from '../../../platform/templates/index.js';

export const PDF = 'application/pdf';
export const ZIP = 'application/zip';

const EXTENSIONS = { [PDF]: 'pdf', [ZIP]: 'zip' } as const;

type MediaType = keyof typeof EXTENSIONS;

export interface RenderedFile extends Fingerprint {
  readonly contentKey: string;
  readonly storageKey: string;
  readonly mediaType: string;
}

/**
 * Printed files by content: each content is printed once. The row proves that a file is whole: it is written after the
 * file, under a key that no other print has.
 */
@Injectable()
export class RenderedFiles {
  private readonly logger = new Logger(RenderedFiles.name);

  constructor(
    private readonly reader: TenantReader,
    private readonly files: FileStore,
  ) {}

  async find(establishmentId: number, contentKey: string): Promise<RenderedFile | undefined> {
    const [file] = await this.reader.rows<RenderedFile>(establishmentId, {
      name: 'print-file',
      text: `select content_key as "contentKey", storage_key as "storageKey", media_type as "mediaType",
                    byte_length as "byteLength", sha256
               from print_file where establishment_id = $1 and content_key = $2`,
      values: [establishmentId, contentKey],
    });
    if (file === undefined) return undefined;
    // A lost, cut or changed file is printed again.
    const damage = await this.files.damageOf(file.storageKey, file);
    if (damage === undefined) return file;
    this.logger.warn({ msg: 'stored document rendered anew', damage });
    return undefined;
  }

  /** Writes a file. It counts once it is registered. */
  async write(
    establishmentId: number,
    contentKey: string,
    mediaType: MediaType,
    content: Uint8Array,
  ): Promise<RenderedFile> {
    const storageKey = `print/${establishmentId}/${contentKey}-${randomUUID().slice(0, 8)}.${EXTENSIONS[mediaType]}`;
    await this.files.put(storageKey, content);
    return { contentKey, storageKey, mediaType, ...fingerprintOf(content) };
  }

  async read(file: RenderedFile): Promise<Uint8Array> {
    return this.files.get(file.storageKey);
  }
}

/** Runs in the transaction that needs the file. A registered file stays as it is. */
export async function registerFile({ manager, establishmentId }: Transaction, file: RenderedFile): Promise<void> {
  if (establishmentId === null) throw new Error('A file belongs to an establishment');
  const { contentKey, storageKey, mediaType, byteLength, sha256 } = file;
  await manager.query(
    `insert into print_file as known
       (establishment_id, content_key, storage_key, media_type, byte_length, sha256, created_at)
     values ($1, $2, $3, $4, $5, $6, now())
     on conflict (establishment_id, content_key) do update
       set storage_key = excluded.storage_key, media_type = excluded.media_type, byte_length = excluded.byte_length,
           sha256 = excluded.sha256, for_share = false, created_at = excluded.created_at
       where known.storage_key <> excluded.storage_key or known.for_share`,
    [establishmentId, contentKey, storageKey, mediaType, byteLength, sha256],
  );
}

/** Prints one sheet. The same template and data give the stored file. */
@Injectable()
export class SheetPrinter {
  /** Sheets being printed now, by content: further requests for the same one wait for it. */
  readonly #inHand = new Map<string, Promise<RenderedFile>>();

  constructor(
    private readonly templates: TemplateEngine,
    private readonly renderer: PdfRenderer,
    private readonly files: RenderedFiles,
  ) {}

  /** @param template its folder in templates/pdf */
  async print(establishmentId: number, template: string, sheet: object): Promise<RenderedFile> {
    const contentKey = this.templates.contentKey(template, sheet);
    const name = `${establishmentId}/${contentKey}`;
    const printing = this.#inHand.get(name) ?? this.#findOrRender(establishmentId, contentKey, template, sheet);
    this.#inHand.set(name, printing);
    try {
      return await printing;
    } finally {
      this.#inHand.delete(name);
    }
  }

  async #findOrRender(
    establishmentId: number,
    contentKey: string,
    template: string,
    sheet: object,
  ): Promise<RenderedFile> {
    const known = await this.files.find(establishmentId, contentKey);
    if (known !== undefined) return known;
    const pdf = await this.renderer.render(this.templates.render(template, sheet).html);
    return this.files.write(establishmentId, contentKey, PDF, pdf);
  }
}
