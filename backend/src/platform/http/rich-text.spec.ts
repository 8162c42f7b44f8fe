import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HOSTILE_RICH_TEXTS } from '../../../test/fixtures/hostile-rich-texts.js';
import { SHEET_TEXT } from '@valorisation/contract';
import { cleanRichText } from './rich-text.js';

// A fixed seed repeats the same cases in every run; another number tries others.
fc.configureGlobal({ seed: 7520 });

const HARMFUL = new RegExp(`<(?!/?(?:${Object.keys(SHEET_TEXT).join('|')})(?: /)?>)`);

describe('a rich text', () => {
  it('keeps bold, italic, underline and lists', () => {
    const html =
      '<p><strong>Accueil</strong> <b>des</b> <em>familles</em> <i>et</i> <u>visiteurs</u></p><ul><li>un</li><li>deux</li></ul><ol><li>trois</li></ol><p>fin<br />suite</p>';
    expect(cleanRichText(html)).toBe(html);
  });

  it('loses every attribute', () => {
    expect(cleanRichText('<p style="position:fixed" class="x" onclick="a()" id="y">Texte</p>')).toBe('<p>Texte</p>');
  });

  it('keeps the text of a forbidden tag', () => {
    expect(cleanRichText('<p><a href="https://ailleurs.example">un lien</a> <span>ici</span></p>')).toBe(
      '<p>un lien ici</p>',
    );
  });

  it('keeps the line breaks of other editors', () => {
    expect(cleanRichText('<div>un</div><div>deux</div>')).toBe('<p>un</p><p>deux</p>');
    expect(cleanRichText('<div><p>un</p><h2>deux</h2></div>')).toBe('<p>un</p><p>deux</p>');
    expect(cleanRichText('<table><tr><td>un</td><td>deux</td></tr></table>')).toBe('<p>un deux</p>');
  });

  it('keeps characters that are no markup', () => {
    expect(cleanRichText('<p>2 < 3 & 4 > 3, "cité", l\'été</p>')).toBe(
      '<p>2 &lt; 3 &amp; 4 &gt; 3, "cité", l\'été</p>',
    );
  });

  it.each(['', '   ', '<p></p>', '<p>&nbsp;</p>', '<p><br></p>', '<ul><li></li></ul>', '<script>a</script>'])(
    'without visible content is empty: %p',
    (html) => expect(cleanRichText(html)).toBe(''),
  );

  it('nested very deeply is flattened', () => {
    const deep = `${'<ul><li>'.repeat(5_000)}fond${'</li></ul>'.repeat(5_000)}`;
    const cleaned = cleanRichText(deep);
    expect(cleaned).toContain('fond');
    expect(cleaned.length).toBeLessThan(200);
  });

  it('with a hundred thousand spaces is cleaned at once', () => {
    const started = performance.now();
    expect(cleanRichText(`<p>${' '.repeat(100_000)}mot${' '.repeat(100_000)}</p>`)).toMatch(/^<p> +mot<\/p>$/);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('a hostile text', () => {
  it('comes from a list of more than a hundred', () => expect(new Set(HOSTILE_RICH_TEXTS).size).toBeGreaterThan(100));

  it.each(HOSTILE_RICH_TEXTS.map((html) => [html.slice(0, 80), html]))('is made harmless: %p', (_, html) => {
    const cleaned = cleanRichText(html);
    expect(cleaned).not.toMatch(HARMFUL);
    expect(cleaned).not.toMatch(/<[^>]*\s\w+\s*=/);
    expect(cleaned).not.toMatch(/(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\u202a-\u202e\u2066-\u2069]/u);
    expect(cleanRichText(cleaned)).toBe(cleaned);
  });

  it('made of any of these parts in any order is made harmless', () => {
    const parts = fc.oneof(
      fc.constantFrom(...HOSTILE_RICH_TEXTS),
      fc.constantFrom('<p>', '</p>', '<ul>', '<li>', '"', '<!--'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 6 }), (texts) => {
        const cleaned = cleanRichText(texts.join(''));
        expect(cleaned).not.toMatch(HARMFUL);
        expect(cleanRichText(cleaned)).toBe(cleaned);
      }),
    );
  });
});
