/**
 * The documents of templates/pdf: one folder each with title.hbs, body.hbs, footer.hbs (plain text, left of the page
 * numbers), style.css and sample.json; the styles beside the folders are those of all. Everything is read and compiled
 * once. A document contains its styles and fonts, fetches nothing, has no script, and looks the same on screen and on
 * paper.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Colors } from './colors.js';
import { FontLibrary } from './font-library.js';
import { type CompiledTemplate, readPartials, TemplateCompiler, TemplateError } from './template-compiler.js';

export interface RenderedDocument {
  readonly html: string;
  readonly title: string;
  /** Changes with any file that shapes the document, fonts included. */
  readonly templateHash: string;
}

interface DocumentTemplate {
  readonly title: CompiledTemplate;
  readonly body: CompiledTemplate;
  readonly footer: CompiledTemplate;
  readonly style: string;
  readonly hash: string;
}

const PARTIALS = 'partials';
const CONTENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:";
/** Raise it when the frame below or the way of printing changes the look of a document. */
const FRAME_VERSION = 3;

export class TemplateEngine {
  readonly #folder: string;
  readonly #fonts: FontLibrary;
  readonly #templates: ReadonlyMap<string, DocumentTemplate>;

  /**
   * @param templatesDir the folder with `pdf/` and `fonts/`
   * @throws TemplateError when a template does not compile
   */
  constructor(templatesDir: string) {
    this.#folder = join(templatesDir, 'pdf');
    this.#fonts = new FontLibrary(join(templatesDir, 'fonts'));
    const colors = new Colors(templatesDir);
    const sharedStyle = readdirSync(this.#folder)
      .filter((name) => name.endsWith('.css'))
      .sort()
      .map((name) => colors.writtenOut(name, readFileSync(join(this.#folder, name), 'utf8')))
      .join('');
    const partials = readPartials(join(this.#folder, PARTIALS));
    const compiler = new TemplateCompiler(partials);
    const shared: HashPart[] = [...partials, ['shared', sharedStyle], ...this.#fonts.sources];
    const load = (name: string): DocumentTemplate => {
      const source = (file: string): string => readFileSync(join(this.#folder, name, file), 'utf8');
      const title = source('title.hbs');
      const body = source('body.hbs');
      const footer = source('footer.hbs');
      const style = colors.writtenOut(`${name}/style`, source('style.css'));
      return {
        title: compiler.compileText(`${name}/title`, title),
        body: compiler.compileHtml(`${name}/body`, body),
        footer: compiler.compileText(`${name}/footer`, footer),
        style: compact(sharedStyle + style),
        hash: hashOf([['title', title], ['body', body], ['footer', footer], ['style', style], ...shared]),
      };
    };
    this.#templates = new Map(this.#folders().map((name) => [name, load(name)]));
  }

  get names(): readonly string[] {
    return [...this.#templates.keys()];
  }

  /** @throws TemplateError when the data lacks a value in the template */
  render(name: string, data: object): RenderedDocument {
    const template = this.#find(name);
    const title = oneLine(template.title(data));
    const body = this.#fonts.withMarks(template.body(data));
    const footer = this.#fonts.withMarks(oneLine(template.footer(data)));
    const fonts = this.#fonts.stylesFor(title + body + footer);
    const running = `@page{@bottom-left{content:${cssString(withBreaks(footer))}}}`;
    const head = [
      '<meta charset="utf-8">',
      `<meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${escapeHtml(title)}</title>`,
      `<style>${fonts}${template.style}${running}</style>`,
    ].join('');
    const html = `<!doctype html><html lang="fr-FR"><head>${head}</head><body>${body}</body></html>`;
    return { html, title, templateHash: template.hash };
  }

  /** The key of a document's content before it is made: the same template and data give the same key. */
  contentKey(name: string, data: object): string {
    return hashOf([
      ['template', this.#find(name).hash],
      ['data', JSON.stringify(data)],
    ]);
  }

  /** The template's sample data, for tests and previews. */
  sample(name: string): object {
    this.#find(name);
    const sample: unknown = JSON.parse(readFileSync(join(this.#folder, name, 'sample.json'), 'utf8'));
    if (typeof sample !== 'object' || sample === null) throw new TemplateError(name, 'sample.json holds no object');
    return sample;
  }

  #find(name: string): DocumentTemplate {
    const template = this.#templates.get(name);
    if (!template) throw new TemplateError(name, 'there is none of that name');
    return template;
  }

  #folders(): string[] {
    return readdirSync(this.#folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== PARTIALS)
      .map((entry) => entry.name)
      .sort();
  }
}

type HashPart = readonly [name: string, content: string | Buffer];

function hashOf(parts: readonly HashPart[]): string {
  const hash = createHash('sha256').update(`frame ${FRAME_VERSION}`);
  for (const [name, content] of parts) hash.update(`\0${name}\0${Buffer.byteLength(content)}\0`).update(content);
  return hash.digest('hex');
}

function oneLine(text: string): string {
  return text.replace(/[\t\n\r ]+/g, ' ').trim();
}

/** A page margin breaks no word by itself, so long words get break opportunities. */
function withBreaks(text: string): string {
  return text.replace(/\S{40}(?=\S)/gu, '$&\u200B');
}

/** Removes comments, because each printed document would contain them. */
function compact(style: string): string {
  const [start = '', ...commented] = style.split('/*');
  const kept = commented.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''));
  const lines = [start, ...kept].join('').split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A CSS string that can end neither itself nor the style element around it. */
function cssString(text: string): string {
  return `"${text.replace(/["\\<>&\p{Cc}]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;
}
