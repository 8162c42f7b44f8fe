import { describe, expect, it } from '@jest/globals';
import { checksOf } from './checks';

const base = { kind: 'articles', links: [], broken: [], errors: {} } as const;

describe('what to look at before a publication', () => {
  it('is in order for a text whose pictures are described, whose links lead somewhere and whose title is short', () => {
    const body =
      '<p><a href="#/faq">FAQ</a> {{smic.mensuel}} {{grid.date}}</p><figure><img src="/media/a.webp" alt="Une grange"></figure>';
    const values = { title: 'Un titre', summary: 'Deux mots', cover: null, body };
    expect(checksOf({ ...base, values, links: ['#/faq', '/media/a.webp'] })).toEqual([
      { words: '1\u00a0lien vérifié', place: null },
      { words: '1\u00a0image décrite', place: null },
      { words: 'Titre de 8\u00a0signes', place: null },
      { words: 'Résumé de 9\u00a0signes', place: null },
      { words: '2\u00a0montants lus dans la grille', place: null },
    ]);
  });

  it('names each fault with its place', () => {
    const body = '<p><a href="#/actualites/4-brouillon">lien</a></p><img src="/media/b.webp" alt="" width="4">';
    const cover = { src: '/media/a.webp', alt: '', width: 4, height: 3 };
    const values = { title: 'x'.repeat(61), summary: '', cover, body };
    const broken = [{ href: '#/actualites/4-brouillon', why: 'gone' }] as const;
    const errors = { body: 'Écrivez le texte.' };
    const faults = checksOf({ ...base, values, broken, errors, links: ['#/actualites/4-brouillon'] });
    expect(faults.map(({ place }) => place?.field)).toEqual(['body', 'body', 'cover', 'body', 'title', 'summary']);
    expect(faults[0]?.words).toBe('Texte\u00a0: Écrivez le texte.');
  });

  it('looks into every section of a page', () => {
    const sections = [
      { title: 'Une', paragraphs: ['[à compléter par la branche : le nom]'] },
      { picture: { src: '/media/a.webp', alt: '', width: 1, height: 1 } },
    ];
    const checks = checksOf({ ...base, kind: 'pages', values: { title: 'Page', body: { sections } } });
    expect(checks.flatMap(({ place }) => place?.section ?? [])).toEqual([1, 0]);
  });
});
