import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { groupsOf, INNOCENT } from '../../../test/support/harmless.js';
import { projectPath } from '../config/paths.js';
import { MailTemplates } from './mail-templates.js';
import { isWordingOf, shippedWording, withWording } from './mail-wording.js';

const folder = projectPath('templates');
const templates = new MailTemplates(folder);
const sourceOf = (name: string) => readFileSync(join(folder, 'mail', name, 'html.hbs'), 'utf8');
const tagsOf = (html: string): string[] => html.match(/<[^<>]*>/g) ?? [];
/** Typed as staff may type it, behind the marks of the text. */
const allSaying = (words: string, texts: readonly string[]) =>
  texts.map((text) => `${(text.match(/\[\d+\]/g) ?? []).join('')} ${words.replaceAll(/[[\]{}"\\\s]+/g, ' ')}x`);

describe.each(templates.names)('the words of the mail %s', (name) => {
  const { texts } = shippedWording(folder, name);
  const said = (changed: readonly string[]) => templates.render(name, templates.sample(name), changed);

  it('are all found, and give the shipped mail', () => {
    expect(texts.length).toBeGreaterThan(0);
    expect(isWordingOf(texts, texts)).toBe(true);
    expect(withWording(sourceOf(name), texts)).toBe(sourceOf(name));
  });

  it('keep every fact, link and element, whatever staff type around them', () => {
    const expected = tagsOf(said(allSaying(INNOCENT, texts)).html);
    for (const group of groupsOf(20).slice(0, 3)) {
      const changed = allSaying(group, texts);
      expect(isWordingOf(texts, changed)).toBe(true);
      const { html, subject } = said(changed);
      expect(tagsOf(html)).toEqual(expected);
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });
});

describe('words that do not belong to a mail', () => {
  const { texts } = shippedWording(folder, 'activation');

  it('are refused: without a fact, with its facts in another order, empty, or with parts of a template', () => {
    const changes = [
      texts.map((text) => text.replace('[2]', '')),
      texts.map((text) => text.replace('[1]', '[x]').replace('[2]', '[1]').replace('[x]', '[2]')),
      texts.map((text) => `${text} [9]`),
      texts.map(() => ''),
      texts.map((text) => `${text} {{link}}`),
      texts.slice(1),
    ];
    expect(changes.map((changed) => isWordingOf(texts, changed))).toEqual(changes.map(() => false));
  });

  it('leave the template as it is when a release has changed it', () => {
    const source = sourceOf('activation');
    expect(withWording(source, texts.slice(1))).toBe(source);
  });
});
