import { describe, expect, it } from '@jest/globals';
import { VALUATION_STATUSES, ValuationStatus } from '@valorisation/rules';
import { aRow } from '../../testing/builders';
import { isDraft, lifeActions, urgentAction, type ActionRow, type LifeAction } from './lifeActions';

const { InProgress, UpToDate, ToRedo, AwaitingUpdate, Archived } = ValuationStatus;
const main = { associated: false };
const associated = { associated: true };
const row = (change: Partial<ActionRow>): ActionRow => ({
  status: UpToDate,
  visible: true,
  isBirthday: false,
  ...change,
});

const LIVE: readonly LifeAction[] = ['duplicate', 'duplicateAndArchive', 'archive', 'delete'];
const OFFERED: readonly (readonly [ValuationStatus, readonly LifeAction[]])[] = [
  [InProgress, LIVE],
  [UpToDate, LIVE],
  [ToRedo, LIVE],
  [AwaitingUpdate, ['bringUpToDate', ...LIVE]],
  [Archived, ['duplicate', 'unarchive', 'delete']],
];

describe('the actions on a valuation', () => {
  it.each(OFFERED)('give an associated account what status %i allows, never the visibility', (status, expected) => {
    expect(lifeActions(row({ status }), associated)).toEqual(expected);
  });

  it.each(OFFERED)('give a main account the visibility, too (status %i)', (status, expected) => {
    const withHide = [...expected.slice(0, -1), 'hide', 'delete'];
    expect(lifeActions(row({ status }), main)).toEqual(withHide);
    expect(lifeActions(row({ status, visible: false }), main)).toEqual(
      withHide.map((action) => (action === 'hide' ? 'show' : action)),
    );
  });

  it.each(VALUATION_STATUSES)(
    'give today’s seniority once its day has come, but not on an archived row (%i)',
    (status) => {
      expect(lifeActions(row({ status, isBirthday: true }), main).includes('anniversary')).toBe(status !== Archived);
      expect(lifeActions(row({ status }), main)).not.toContain('anniversary');
    },
  );

  it('treat a row in progress without an amount as a draft', () => {
    const amount = aRow().displayed;
    expect(isDraft({ status: InProgress, displayed: null })).toBe(true);
    expect(isDraft({ status: InProgress, displayed: amount })).toBe(false);
    expect(isDraft({ status: ToRedo, displayed: null })).toBe(false);
  });

  it('name the one thing that a row waits for, the update before the seniority', () => {
    expect(urgentAction(row({}))).toBeNull();
    expect(urgentAction(row({ isBirthday: true }))).toBe('anniversary');
    expect(urgentAction(row({ status: AwaitingUpdate, isBirthday: true }))).toBe('bringUpToDate');
    expect(urgentAction(row({ status: Archived, isBirthday: true }))).toBeNull();
    expect(urgentAction(row({ status: ToRedo, isBirthday: true }))).toBeNull();
  });
});
