import { Injectable } from '@nestjs/common';
import { PdfRenderer } from '../../../platform/pdf/index.js';
import { TemplateEngine } from '../../../platform/templates/index.js';
import { PDF, RenderedFiles, type RenderedFile } from './rendered-files.js';

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
