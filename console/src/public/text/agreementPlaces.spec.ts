/** The lines of a calculation lead to sections that the agreement's page has. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { pageBody } from '@valorisation/contract';
import { agreementPlace, isOfAgreement } from '../../amounts/model/receiptGroups';
import { placeKey } from './questionKey';

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const page = pageBody.parse(read('../../../../backend/content/pages/ccn.json'));
const places = page.sections.map(({ id, title }) => id ?? placeKey(title));
const articles = read('../../../../rules/src/grid/data/articles.json') as Record<string, string | null>;

describe('the source of a line', () => {
  it.each(Object.entries(articles).filter(([, article]) => article !== null && isOfAgreement(article)))(
    'of the rule "%s" is explained by a section of the page',
    (rule) => {
      expect(places).toContain(agreementPlace(rule));
    },
  );

  it('is no article of the agreement when the Code du travail or the branch gives the value', () => {
    const others = ['minimum-wage', 'wage-complement', 'branch-floor'].map((rule) => articles[rule] ?? '');
    expect(others.filter(isOfAgreement)).toEqual([]);
  });
});
