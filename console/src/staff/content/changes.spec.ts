import { describe, expect, it } from '@jest/globals';
import type { PageBody } from '@valorisation/contract';
import { changesOf } from './changes';

const page = (...sections: PageBody['sections']) => ({ title: 'Accueil', body: { sections } });
const [hero, news, cards] = [{ title: 'Accroche', paragraphs: ['Un'] }, { news: 3 }, { title: 'Cartes', list: ['a'] }];
const said = (before: object, after: object) =>
  changesOf('pages', before as never, after as never).map(({ words, place }) => [words, place.section]);

describe('the changes of a publication', () => {
  it('name the fields of a record by their labels', () => {
    const [before, after] = [
      { title: 'Un', summary: 'a', cover: null },
      { title: 'Deux', summary: 'a', cover: null },
    ];
    expect(changesOf('articles', before, after)).toEqual([{ words: 'Titre', place: { field: 'title' } }]);
    expect(changesOf('articles', before, before)).toEqual([]);
  });

  it('name each section of a page that is rewritten, hidden, added or removed, with its place', () => {
    const before = page(hero, news, cards);
    expect(said(before, page({ ...hero, paragraphs: ['Deux'] }, { news: 4 }, { ...cards, hidden: true }))).toEqual([
      ['Accroche\u00a0: réécrite', 0],
      ['Actualités\u00a0: réécrite', 1],
      ['Cartes\u00a0: masquée', 2],
    ]);
    expect(said(before, page(hero, { title: 'Neuve' }, news, cards))).toEqual([['Neuve\u00a0: ajoutée', 1]]);
    expect(said(before, page(hero, cards))).toEqual([['Actualités\u00a0: retirée', undefined]]);
  });

  it('say once that the sections have another order', () => {
    expect(said(page(hero, news, cards), page(cards, hero, news))).toEqual([['Ordre des rubriques', undefined]]);
  });
});
