import { compile } from 'html-to-text';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Colors } from './colors.js';
import { withWording } from './mail-wording.js';
import { readPartials, TemplateCompiler, type CompiledTemplate, TemplateError } from './template-compiler.js';

const toTitle = compile({ wordwrap: false, baseElements: { selectors: ['title'] } });

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'title', format: 'skip' },
    // The text version leaves out elements that are only for a button.
    { selector: '[data-text=skip]', format: 'skip' },
    { selector: '[data-text=as-typed]', format: 'pre' },
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
    { selector: 'a[data-text=line]', format: 'actionLine' },
  ],
  formatters: {
    /** A button: its label, and its address on a separate line, which mail programs turn into a link. */
    actionLine: (element, walk, builder, { leadingLineBreaks = 2, trailingLineBreaks = 2 }) => {
      builder.openBlock({ leadingLineBreaks });
      walk(element.children, builder);
      builder.addInline('\u00a0:');
      builder.addLineBreak();
      const { href = '' } = element.attribs as Record<string, string>;
      builder.addInline(href, { noWordTransform: true });
      builder.closeBlock({ trailingLineBreaks });
    },
  },
});

/** The subject is the title of the HTML, on one line. */
function subjectOfMail(html: string): string {
  return toTitle(html).replace(/\s+/g, ' ').trim();
}

function textOfMail(html: string): string {
  return `${toText(html).trim()}\n`;
}

/** The employer body chooses these colours, so they come with the data of each mail. */
function withChosenColors(source: string): string {
  return source.replaceAll('var(--forest-600)', '{{@root.act}}').replaceAll('var(--forest-700)', '{{@root.actDark}}');
}

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const aboutMail = z.object({ name: z.string().min(1), data: z.record(z.string(), z.unknown()) });

/** The words that replace the parts of a mail that staff may not read. */
const maskWords = z.object({ link: z.string().min(1), text: z.string().min(1) });

const PARTIALS = 'partials';

/**
 * The mails under templates/mail: one folder each, with its HTML, and its name and sample data in sample.json. The
 * subject is the title of the HTML; the plain text is made from the HTML.
 */
export class MailTemplates {
  readonly masks: z.output<typeof maskWords>;
  readonly #folder: string;
  readonly #templates: ReadonlyMap<string, CompiledTemplate>;
  readonly #worded: (name: string, texts: readonly string[]) => CompiledTemplate;

  /** @throws TemplateError when a template does not compile */
  constructor(templatesDir: string) {
    this.#folder = join(templatesDir, 'mail');
    this.masks = maskWords.parse(JSON.parse(readFileSync(join(this.#folder, PARTIALS, 'masked.json'), 'utf8')));
    const colors = new Colors(templatesDir);
    const colored = (name: string, source: string) => colors.writtenOut(name, withChosenColors(source));
    const partials = [...readPartials(join(this.#folder, PARTIALS))].map(
      ([name, source]) => [name, colored(name, source)] as const,
    );
    const compiler = new TemplateCompiler(new Map(partials));
    const read = (name: string): string => readFileSync(join(this.#folder, name, 'html.hbs'), 'utf8');
    const compiled = (name: string, source: string): CompiledTemplate =>
      compiler.compileHtml(`${name}/html`, colored(name, source));
    this.#worded = (name, texts) => compiled(name, withWording(read(name), texts));
    const names = readdirSync(this.#folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== PARTIALS)
      .map(({ name }) => name)
      .sort();
    this.#templates = new Map(names.map((name) => [name, compiled(name, read(name))]));
  }

  get names(): readonly string[] {
    return [...this.#templates.keys()];
  }

  /**
   * @param texts the words of staff; without them the shipped ones
   * @throws TemplateError when the data lacks a value in the template
   */
  render(name: string, data: object, texts?: readonly string[]): RenderedMail {
    const shipped = this.#templates.get(name);
    if (shipped === undefined) throw new TemplateError(name, 'there is none of that name');
    const html = (texts === undefined ? shipped : this.#worded(name, texts))(data);
    return { subject: subjectOfMail(html), html, text: textOfMail(html) };
  }

  sample(name: string): object {
    const common: object = z.looseObject({}).parse(this.#json(PARTIALS));
    return { ...common, ...this.#about(name).data };
  }

  /** The French name that staff read. */
  titleOf(name: string): string {
    return this.#about(name).name;
  }

  #about(name: string): z.output<typeof aboutMail> {
    const { data, error } = aboutMail.safeParse(this.#json(name));
    if (data === undefined) throw new TemplateError(name, `sample.json: ${error.message}`);
    return data;
  }

  #json(name: string): unknown {
    return JSON.parse(readFileSync(join(this.#folder, name, 'sample.json'), 'utf8'));
  }
}
