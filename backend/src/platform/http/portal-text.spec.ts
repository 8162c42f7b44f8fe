import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { CALLOUTS, PORTAL_TEXT, type RichTextElements } from '@valorisation/contract';
import { SaxesParser } from 'saxes';
import { HOSTILE_RICH_TEXTS } from '../../../test/fixtures/hostile-rich-texts.js';
import { projectPath } from '../config/paths.js';
import { summaryOf } from './plain-text.js';
import { cleanPortalText, mailedText } from './rich-text.js';

const elements: RichTextElements = PORTAL_TEXT;

/** Elements and attributes that no text of the portal may have. The sanitiser's output is parsed as strictly as XML. */
function strangers(html: string): string[] {
  const found: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => found.push(message));
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'root') return;
    if (!Object.hasOwn(elements, name)) found.push(`<${name}>`);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (elements[name]?.[attribute]?.test(value) !== true) found.push(`<${name} ${attribute}="${value}">`);
    }
  });
  parser.on('comment', (text) => found.push(`<!--${text}-->`));
  parser.write(`<root>${html}</root>`).close();
  return found;
}

describe('a text of the portal', () => {
  it('keeps headings, links, tables, pictures, quotes, callouts and lists', () => {
    const html =
      '<h2>Titre</h2><h3>Sous-titre</h3><p>Voir <a href="#/faq">la FAQ</a> ou <a href="mailto:contact@demo.example">écrire</a>.</p>' +
      '<table><caption>Barème</caption><thead><tr><th scope="col">Degré</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>' +
      '<figure><img src="/v1/medias/12/schema.png" alt="Schéma" width="640" height="360" /><figcaption>Légende</figcaption></figure>' +
      '<blockquote><p>Article 34</p></blockquote><aside class="note"><p>À retenir</p></aside><ul><li>un</li></ul>';
    expect(cleanPortalText(html)).toBe(html);
  });

  it('sends no referrer to other sites', () => {
    expect(cleanPortalText('<a href="https://www.legifrance.gouv.fr/idcc" target="_blank">texte</a>')).toBe(
      '<a href="https://www.legifrance.gouv.fr/idcc" rel="noopener noreferrer">texte</a>',
    );
  });

  it('leads from a mail to the portal, and leaves other addresses as they are', () => {
    const html =
      '<p><a href="#/faq">un</a> <a href="/media/a.pdf">deux</a> <a href="mailto:a@b.example">trois</a></p>' +
      '<figure><img src="/media/a.webp" alt="" /></figure>';
    expect(mailedText(html, 'https://p.example')).toBe(
      '<p><a href="https://p.example/#/faq">un</a> <a href="https://p.example/media/a.pdf">deux</a> ' +
        '<a href="mailto:a@b.example">trois</a></p><figure><img src="https://p.example/media/a.webp" alt="" /></figure>',
    );
  });

  it('keeps the words of a link without a target, and drops a picture without its file', () => {
    expect(cleanPortalText('<p><a href="ftp://x.example">un lien</a><img alt="rien"></p>')).toBe('<p>un lien</p>');
  });

  it('has a style for each kind of callout', () => {
    const styles = readFileSync(projectPath('console', 'src', 'theme', 'shared', 'rich.css'), 'utf8');
    expect(CALLOUTS.filter((callout) => !styles.includes(`.${callout}`))).toEqual([]);
  });

  it('has headings below the page’s own', () => {
    expect(cleanPortalText('<h1>un</h1><h6>deux</h6>')).toBe('<h2>un</h2><h4>deux</h4>');
  });

  it.each(HOSTILE_RICH_TEXTS.map((html) => [html.slice(0, 80), html]))('is made harmless: %p', (_, html) => {
    const cleaned = cleanPortalText(html);
    expect(strangers(cleaned)).toEqual([]);
    expect(cleaned).not.toMatch(/(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\u202a-\u202e\u2066-\u2069]/u);
    expect(cleanPortalText(cleaned)).toBe(cleaned);
  });
});

describe('the summary of a text', () => {
  it('is one line of its words, cut after a whole word', () => {
    const html =
      '<h2>Titre</h2><p>Un <b>mot</b>, <a href="https://x.example">un lien</a>.</p><ul><li>un</li><li>deux</li></ul>';
    expect(summaryOf(html, 200)).toBe('Titre Un mot, un lien. un deux');
    expect(summaryOf(html, 20)).toBe('Titre Un mot, un…');
    expect(summaryOf('<p>mot</p>'.repeat(3), 200)).toBe('mot mot mot');
  });

  it.each(HOSTILE_RICH_TEXTS.map((html) => [html.slice(0, 80), html]))('for %p holds words only', (_, html) => {
    const summary = summaryOf(html, 160);
    expect(summary.length).toBeLessThanOrEqual(160);
    expect(summary).not.toMatch(/\p{Cc}|\p{Surrogate}|[\u202a-\u202e\u2066-\u2069]/u);
    // Characters written as entities belong to the text: only markup is removed.
    if (!/&(?:amp;)?(?:lt|#)/i.test(html)) expect(summary).not.toMatch(/<\/?(?:script|img|svg|iframe|style)\b/i);
  });
});
