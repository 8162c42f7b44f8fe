import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LEADING, LINKED } from './mail-contents.js';
import { projectPath } from '../../platform/config/paths.js';
import { MailTemplates } from '../../platform/templates/index.js';

const templates = new MailTemplates(projectPath('templates'));
const BODY = { email: 'contact@valorisation.example', address: '12 rue des Semailles, 75000 Paris' };

/** The kinds that the type names, read from its source since types are gone at run time. */
function declaredKinds(): string[] {
  const source = readFileSync(projectPath('backend', 'src', 'modules', 'notifications', 'mail-contents.ts'), 'utf8');
  const [, contents = ''] = /interface MailContents \{\n(.*?)\n\}/s.exec(source) ?? [];
  return [...contents.matchAll(/^ {2}'?([a-z-]+)'?: /gm)].map(([, kind = '']) => kind);
}

describe('mails', () => {
  it('have exactly one folder for each kind', () => {
    expect(declaredKinds().sort()).toEqual([...templates.names]);
  });
});

describe.each([...templates.names])('the mail %s', (name) => {
  const sample = templates.sample(name);
  const { subject, html, text } = templates.render(name, sample);

  it('is complete: a one-line subject, HTML in French, the same as text, and the body’s address', () => {
    expect(subject).toMatch(/^\S.{3,77}$/);
    expect(html).toMatch(/^<!doctype html>\n<html lang="fr"/);
    for (const part of [html, text]) {
      expect(part).toContain(BODY.email);
      expect(part).toContain(BODY.address);
      expect(part).not.toMatch(/\{\{|undefined|\[object/);
    }
  });

  it('suits mail programs: tables, inline styles, no picture, no script, nothing fetched', () => {
    expect(html).not.toMatch(/<(img|script|link|form|iframe)\b|url\(|display:\s*(flex|grid)/i);
    // What is not inline changes colours on a dark screen, or spaces the formatted text of a campaign.
    const [style = '', ...others] = html.match(/(?<=<style>)[^<]*/g) ?? [];
    expect(others).toEqual([]);
    expect(
      style
        .replace(
          /@media \(prefers-color-scheme: dark\) \{(\s*[^{}]*\{ (background|color|border-color): [^{}]*\})*\s*\}/,
          '',
        )
        .replace(/\.rich [^{}]*\{[^{}]*\}/g, '')
        .trim(),
    ).toBe(':root { color-scheme: light dark; }');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('shows its link as a button, as a plain address and in the text', () => {
    const { link } = { link: '', ...sample };
    const isLinked = Object.hasOwn({ ...LINKED, ...LEADING }, name);
    expect(link !== '').toBe(isLinked);
    if (!isLinked) return;
    expect(html.split(link).length - 1).toBe(3);
    expect(text).toContain(link);
  });

  it('keeps French punctuation beside its word', () => {
    for (const part of [html.replace(/<head>.*<\/head>| style="[^"]*"/gs, ''), text]) {
      expect(part.match(/\S* [?:;!»](?=[\s<.,)]|$)|« \S*/gm) ?? []).toEqual([]);
    }
  });

  it('fails when the data lacks a value', () => {
    expect(() => templates.render(name, {})).toThrow(/Template/);
  });
});

describe.each(['grid-to-update', 'grid-to-redo', 'grid-withdrawn', 'function-proposed', 'amount-fixed'])(
  'the mail %s, for a head of several establishments,',
  (name) => {
    it('names the one it is about, and is still written when it was posted without the name', () => {
      const { companyName, ...others } = { companyName: '', ...templates.sample(name) };
      expect(templates.render(name, { companyName, ...others }).text).toContain(
        `établissement «\u00a0${companyName}\u00a0»`,
      );
      expect(templates.render(name, others).text).toMatch(/votre établissement[^«]*$/m);
    });
  },
);
