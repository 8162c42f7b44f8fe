import { describe, expect, it } from '@jest/globals';
import { ValuationStatus } from '@valorisation/rules';
import { startsVisible } from './valuation.policy.js';

const row = (visible: boolean, status: ValuationStatus = ValuationStatus.UpToDate) => ({ visible, status });
const archived = (visible: boolean) => row(visible, ValuationStatus.Archived);

describe('a row added to a person', () => {
  it.each<[string, readonly ReturnType<typeof row>[], boolean]>([
    ['without rows', [], true],
    ['with a visible one', [row(false), row(true)], true],
    ['whose rows are all limited', [row(false), row(false, ValuationStatus.InProgress)], false],
    ['whose visible one is archived', [row(false), archived(true)], false],
    ['whose limited one is archived', [row(true), archived(false)], true],
    ['whose rows are all archived and limited', [archived(false)], false],
    ['whose rows are all archived, one of them visible', [archived(false), archived(true)], true],
  ])('%s', (_, seen, visible) => {
    expect(startsVisible(seen)).toBe(visible);
  });
});
