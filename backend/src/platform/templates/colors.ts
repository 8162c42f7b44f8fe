/** The product's colours, of templates/colors.css: written out, since mail programs and page margins know no variables. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TemplateError } from './template-error.js';

export class Colors {
  readonly #values: ReadonlyMap<string, string>;

  constructor(templatesDir: string) {
    const css = readFileSync(join(templatesDir, 'colors.css'), 'utf8');
    this.#values = new Map(Array.from(css.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g), ([, name = '', value = '']) => [name, value]));
  }

  /**
   * The source with each `var(--name)` replaced by its colour.
   * @throws TemplateError for a name that is no colour
   */
  writtenOut(template: string, source: string): string {
    return source.replace(/var\(--([a-z0-9-]+)\)/g, (_, name: string) => {
      const value = this.#values.get(name);
      if (value === undefined) throw new TemplateError(template, `there is no colour --${name}`);
      return value;
    });
  }
}
