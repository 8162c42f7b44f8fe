/** The colours from templates/colors.css, written out because mail programs and page margins know no variables. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TemplateError } from './template-compiler.js';

export class Colors {
  readonly #values: ReadonlyMap<string, string>;

  constructor(templatesDir: string) {
    const css = readFileSync(join(templatesDir, 'colors.css'), 'utf8');
    const declared = css.split('\n').flatMap((line) => {
      const [name = '', value = ''] = line.trim().replace(';', '').split(': ');
      return name.startsWith('--') ? [[name.slice(2), value] as const] : [];
    });
    this.#values = new Map(declared);
  }

  /** The source with each `var(--name)` replaced by its colour. @throws TemplateError for an unknown name */
  writtenOut(template: string, source: string): string {
    return source.replace(/var\(--([a-z0-9-]+)\)/g, (_, name: string) => {
      const value = this.#values.get(name);
      if (value === undefined) throw new TemplateError(template, `there is no colour --${name}`);
      return value;
    });
  }
}
