import { describe, expect, it } from '@jest/globals';
import { listStatements, pageFromTheEnd, searchStatement, type RestRows } from './rest-sql.js';

const column = (name: string) => ({
  property: name,
  sql: `r."${name}"`,
  isList: false,
  isInteger: name === 'id',
  read: `r."${name}"`,
});
const rows: RestRows = {
  fields: {
    table: 'journal_line',
    selected: 'r."id" as "id", costly(r.payload) as "after"',
    joins: '',
    told: new Map(),
    columns: new Map([
      ['id', column('id')],
      ['kind', column('kind')],
    ]),
  },
  search: [],
};

describe('a page of a list', () => {
  it('selects ids first, so that nothing is computed for the skipped rows', () => {
    const { page } = listStatements(rows, { sort: ['kind', 'ASC'], range: [50, 74], filter: { kind: 'pages' } });
    expect(page.text).toContain(
      '(select r.id from "journal_line" r where true and r."kind" = any ($1) order by r."kind" asc, r.id asc offset $2 limit $3) page',
    );
    expect(page.values).toEqual([['pages'], 50, 25]);
  });

  it('of a search counts its rows where it finds them, so that the words are looked for once', () => {
    const { text } = searchStatement(
      { ...rows, search: ['kind'] },
      { sort: ['id', 'ASC'], range: [0, 24], filter: { q: 'page' } },
    );
    expect(text).toContain('select page.total, r."id" as "id"');
    expect(text.match(/ like /g)).toHaveLength(1);
  });

  it.each([
    [[75, 99], 100, 0, 25],
    [[75, 99], 80, 0, 5],
    [[50, 74], 100, 25, 25],
    [[75, 99], 60, 0, 0],
  ] as const)('number %j of %i rows skips %i of them from the end, and takes %i', (range, total, skipped, taken) => {
    const { text, values } = pageFromTheEnd(rows, { sort: ['id', 'DESC'], range: [...range] }, total);
    expect(values).toEqual([skipped, taken]);
    expect(text).toMatch(/order by r\."id" asc, r\.id asc offset .* order by r\."id" desc, r\.id desc$/s);
  });
});
