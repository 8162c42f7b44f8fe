import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { projectPath } from '../config/paths.js';
import { TemplateEngine, TemplateError } from './index.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'templates-'));
  cpSync(projectPath('templates', 'fonts'), join(folder, 'fonts'), { recursive: true });
  mkdirSync(join(folder, 'pdf', 'partials', 'lines'), { recursive: true });
  write('colors.css', ':root {\n  --ink: #123456;\n}\n');
  write('pdf/print.css', '/* shared */\nbody { color: var(--ink) }\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, content: string): void {
  writeFileSync(join(folder, path), content);
}

interface Sources {
  readonly title?: string;
  readonly body?: string;
  readonly footer?: string;
}

/** An engine with one template named "note". */
function engine({ title = 'Note', body = '<p>{{text}}</p>', footer = 'Pied' }: Sources = {}): TemplateEngine {
  mkdirSync(join(folder, 'pdf', 'note'), { recursive: true });
  write('pdf/note/title.hbs', title);
  write('pdf/note/body.hbs', body);
  write('pdf/note/footer.hbs', footer);
  write('pdf/note/style.css', 'p { margin: 0 }');
  return new TemplateEngine(folder);
}

describe('a template', () => {
  it('escapes the values that it shows, in its body and its title', () => {
    const { html } = engine({ title: '{{text}}' }).render('note', { text: '<b>"&</b>' });
    expect(html).toContain('<p>&lt;b&gt;&quot;&amp;&lt;/b&gt;</p>');
    expect(html).toContain('<title>&lt;b&gt;"&amp;&lt;/b&gt;</title>');
  });

  it('writes out its colours, and refuses an unknown one', () => {
    expect(engine().render('note', { text: '' }).html.includes('color: #123456')).toBe(true);
    const before = engine().render('note', { text: '' }).templateHash;
    write('colors.css', ':root {\n  --ink: #654321;\n}\n');
    expect(engine().render('note', { text: '' }).templateHash).not.toBe(before);
    write('pdf/print.css', 'body { color: var(--inkk) }');
    expect(() => engine()).toThrow('there is no colour --inkk');
  });

  it('cannot be broken out of by the text of its footer', () => {
    const { html } = engine({ footer: '{{text}}' }).render('note', { text: '"}</style><p>\\' });
    expect(html).toContain('@bottom-left{content:"\\22 }\\3c /style\\3e \\3c p\\3e \\5c "}');
  });

  it('gives its title as text', () => {
    expect(engine({ title: '  Fiche de\n {{text}} ' }).render('note', { text: "l'été & co" }).title).toBe(
      "Fiche de l'été & co",
    );
  });

  it.each([
    ['a value', '{{missing}}'],
    ['a nested value', '{{text.missing}}'],
    ['a condition', '{{#if missing}}a{{/if}}'],
    ['a negative condition', '{{#unless missing}}a{{/unless}}'],
    ['a list', '{{#each missing}}a{{/each}}'],
    ['a context', '{{#with missing}}a{{/with}}'],
    ['the data of the whole', '{{#with text}}{{@root.missing}}{{/with}}'],
  ])('fails when the data lacks %s', (_, body) => {
    expect(() => engine({ body }).render('note', { text: { present: 1 } })).toThrow(TemplateError);
  });

  it('accepts null and false as values', () => {
    const body = '{{#if none}}a{{else}}b{{/if}}{{#unless no}}c{{/unless}}';
    expect(engine({ body }).render('note', { none: null, no: false }).html).toContain('<body>bc</body>');
  });

  it('finds a partial by a name from the data, and fails without it', () => {
    write('pdf/partials/lines/base.hbs', 'Indice {{value}}');
    const lines = engine({ body: '{{#each lines}}{{> (concat "lines/" rule)}}{{/each}}' });
    expect(lines.render('note', { lines: [{ rule: 'base', value: 1 }] }).html).toContain('<body>Indice 1</body>');
    expect(() => lines.render('note', { lines: [{ rule: 'other', value: 1 }] })).toThrow(TemplateError);
    expect(() => lines.render('note', { lines: [{ rule: 'base' }] })).toThrow(TemplateError);
  });

  it('that is malformed or uses an unknown helper stops the start', () => {
    expect(() => engine({ body: '{{#if text}}' })).toThrow(TemplateError);
    expect(() => engine({ body: '{{shout text}}' })).toThrow(TemplateError);
    expect(() => engine({ body: '{{#shout text}}{{/shout}}' })).toThrow(TemplateError);
    expect(() => engine({ body: '{{concat (shout text) text}}' })).toThrow(TemplateError);
  });

  it('that does not exist is named', () => {
    expect(() => engine().render('absent', {})).toThrow('Template absent: there is none of that name');
  });
});

describe('the fonts of a document', () => {
  const faces = (text: string): number => engine().render('note', { text }).html.split('@font-face').length - 1;

  it('contain the French alphabet, and other letters only when the text has some', () => {
    const french = faces('Œuvre de l’été, 12 € → « ça »'.replace('→', ''));
    expect(french).toBe(3);
    expect(faces('Łukasz')).toBe(2 * french);
    expect(faces('Nguyễn Łukasz')).toBe(3 * french);
    expect(faces('Αθήνα → 18 °C ✓')).toBe(french + 1);
  });

  it.each([
    ['an emoji', 'Fête 🎓', 'Fête □U+1F393'],
    ['a sequence of emoji, which is one sign', '👨‍👩‍👧🇫🇷 👍🏽', '□U+1F468□U+1F1EB □U+1F44D'],
    ['another script', '李明', '□U+674E□U+660E'],
    ['a bullet of Word', '\uf0b7 accueil', '□U+F0B7 accueil'],
    ['an accent without a letter', '\u0941', '□U+0941'],
  ])('mark %s that none of them has, and keep the tags around it', (_, text, marked) => {
    const { html } = engine().render('note', { text: 'TEXTE' });
    expect(engine().render('note', { text }).html.split('<body>')[1]).toBe(
      html.split('<body>')[1]?.replaceAll('TEXTE', marked),
    );
  });
});

describe('the hash of a template', () => {
  const hash = (): string => engine().render('note', { text: 'a' }).templateHash;

  it.each([
    ['its shared style', 'pdf/print.css'],
    ['a partial', 'pdf/partials/lines/new.hbs'],
    ['a font', 'fonts/source-sans-3-latin-400-normal.woff2'],
  ])('changes with %s', (_, path) => {
    const before = hash();
    expect(hash()).toBe(before);
    write(path, 'changed');
    expect(hash()).not.toBe(before);
  });
});
