import { describe, expect, it } from '@jest/globals';
import { CONTENT_FIELDS } from './fields';
import { readable, wordsOf } from './readable';

describe('the text of a field, for a comparison', () => {
  it('contains the words of a rich text with the targets of links and the descriptions of pictures', () => {
    const html =
      '<h2>Titre</h2><p>Le <strong>point</strong> &amp; <a href="#/faq">la FAQ</a></p><figure><img src="/m/1" alt="Une salle"></figure><table><tbody><tr><th>A</th><td><p>B</p></td></tr></tbody></table>';
    expect(wordsOf(html)).toBe('Titre\nLe point & la FAQ (#/faq)\n[Une salle]\nA | B\n |');
  });

  it('leaves out a link without a target or a picture without words', () => {
    expect(wordsOf('<p><a>ici</a> <img src="/m/1"></p>')).toBe('ici []');
  });

  it('contains every part of a page, in order', () => {
    const body = {
      intro: 'Bonjour',
      sections: [
        { title: 'Une', paragraphs: ['p'], list: ['l'], steps: ['s'], table: 'conges' },
        {
          questions: [{ question: 'q', answer: ['a'] }],
          terms: [{ term: 't', text: 'x' }],
          links: [{ label: 'FAQ', href: '#/faq' }],
        },
      ],
    };
    const field = CONTENT_FIELDS.pages.find(({ form }) => form === 'page');
    if (field === undefined) throw new Error('a page has a body');
    expect(readable(field, body, String).split('\n')).toEqual([
      'Bonjour',
      'Une',
      'p',
      '• l',
      '1. s',
      '[conges]',
      'q',
      'a',
      't\u00a0: x',
      'FAQ (#/faq)',
    ]);
  });

  it('is the name of a reference, and the words of a choice', () => {
    const [, type, theme] = CONTENT_FIELDS.articles;
    if (type === undefined || theme === undefined) throw new Error('an article has a type and a theme');
    expect(readable(type, 'outil', String)).toBe('Vie de l’outil');
    expect(readable(theme, 4, (id) => `Thème ${id}`)).toBe('Thème 4');
    expect(readable(theme, null, String)).toBe('');
    const file = CONTENT_FIELDS.documents.find(({ form }) => form === 'file');
    if (file === undefined) throw new Error('a document has a file');
    expect(readable(file, 7, (id) => `${id}.pdf`)).toBe('7.pdf');
    expect(readable(file, null, String)).toBe('Fichier fourni avec le site');
  });
});
