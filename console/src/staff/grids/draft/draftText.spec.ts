import { describe, expect, it } from '@jest/globals';
import { shippedGrids } from '@valorisation/rules';
import type { WholeGrid } from '@valorisation/contract';
import { changedByBoth, editOf, rebased, savedAs, textOf } from './draftText';

const [shipped] = shippedGrids;
if (shipped === undefined) throw new Error('no shipped grid');

const saved: WholeGrid = {
  id: 5,
  status: 'draft',
  effective_on: '2027-01-01',
  confirmed: false,
  title: 'Négociation',
  version: 3,
  based_on: 2,
  based_on_title: '',
  based_on_day: '2024-09-01',
  created_at: '2026-11-20T09:30:00.000Z',
  created_by: 'Camille Martin',
  updated_at: '2026-11-20T09:30:00.000Z',
  updated_by: 'Camille Martin',
  document: structuredClone(shipped.document),
  problems: [],
};
const typed = textOf(saved);
const cats = saved.document.cats.map((row) => ({ ...row, cat_title: `${row.cat_title} !` }));
const params = saved.document.params.map((row) =>
  row.param_title === 'valeur_point' ? { ...row, param_value: '21.00' } : row,
);

describe('what is typed in a draft', () => {
  it('is sent by parts, and not at all when nothing differs', () => {
    expect(editOf(saved, typed)).toBeNull();
    expect(
      editOf(saved, { ...typed, document: { ...typed.document, cats: structuredClone(typed.document.cats) } }),
    ).toBeNull();
    expect(editOf(saved, { ...typed, title: ' Autre ', document: { ...typed.document, cats } })).toEqual({
      version: 3,
      title: 'Autre',
      parts: { cats },
    });
  });

  it('becomes the saved state, with the params that follow from others', () => {
    const now = { ...typed, document: { ...typed.document, params } };
    const after = savedAs(saved, now, 4);
    expect(after.document.params.find((row) => row.param_title === 'param')?.param_value).toBe('0.2100');
    expect(editOf(after, textOf(after))).toBeNull();
  });

  it('is kept on top of what another person has saved meanwhile, part by part', () => {
    const mine = { ...typed, document: { ...typed.document, cats } };
    const theirs = { ...saved, version: 4, title: 'De l’autre', document: { ...saved.document, params } };
    const both = rebased(saved, mine, theirs);
    expect([both.title, both.document.cats, both.document.params]).toEqual(['De l’autre', cats, params]);
    expect(changedByBoth(saved, mine, theirs)).toEqual([]);
    const same = { ...theirs, document: { ...theirs.document, cats: [] } };
    expect(changedByBoth(saved, mine, same)).toEqual(['cats']);
    expect(rebased(saved, mine, same).document.cats).toBe(cats);
  });
});
