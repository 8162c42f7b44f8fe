import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Colors } from './colors.js';
import { textOfMail } from './mail-text.js';
import { readPartials, TemplateCompiler, type CompiledTemplate } from './template-compiler.js';
import { TemplateError } from './template-error.js';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

interface MailTemplate {
  readonly subject: CompiledTemplate;
  readonly html: CompiledTemplate;
}

const PARTIALS = 'partials';

/** The mails under templates/mail: a folder each, with its subject, its HTML and sample data. The text comes of the HTML. */
export class MailTemplates {
  readonly #folder: string;
  readonly #templates: ReadonlyMap<string, MailTemplate>;

  /** @throws TemplateError when a template does not compile */
  constructor(templatesDir: string) {
    this.#folder = join(templatesDir, 'mail');
    const colors = new Colors(templatesDir);
    const partials = [...readPartials(join(this.#folder, PARTIALS))].map(
      ([name, source]) => [name, colors.writtenOut(name, source)] as const,
    );
    const compiler = new TemplateCompiler(new Map(partials));
    const load = (name: string): MailTemplate => {
      const source = (file: string): string =>
        colors.writtenOut(name, readFileSync(join(this.#folder, name, file), 'utf8'));
      return {
        subject: compiler.compileText(`${name}/subject`, source('subject.hbs')),
        html: compiler.compileHtml(`${name}/html`, source('html.hbs')),
      };
    };
    const names = readdirSync(this.#folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== PARTIALS)
      .map(({ name }) => name)
      .sort();
    this.#templates = new Map(names.map((name) => [name, load(name)]));
  }

  /** The mails there are. */
  get names(): readonly string[] {
    return [...this.#templates.keys()];
  }

  /** @throws TemplateError when the data lacks a value that the template names */
  render(name: string, data: object): RenderedMail {
    const template = this.#templates.get(name);
    if (template === undefined) throw new TemplateError(name, 'there is none of that name');
    const html = template.html(data);
    return { subject: template.subject(data).replace(/\s+/g, ' ').trim(), html, text: textOfMail(html) };
  }

  /** The template's sample data, as a test or a preview fills it. */
  sample(name: string): object {
    const sample: unknown = JSON.parse(readFileSync(join(this.#folder, name, 'sample.json'), 'utf8'));
    if (typeof sample !== 'object' || sample === null) throw new TemplateError(name, 'sample.json holds no object');
    return sample;
  }
}
