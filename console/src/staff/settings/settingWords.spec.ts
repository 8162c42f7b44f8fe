import { describe, expect, it } from '@jest/globals';
import type { Setting } from '@valorisation/contract';
import { initialOf } from './settingWords';

const row = (key: Setting['key'], initial: Setting['initial']): Setting => ({
  id: 1,
  key,
  value: 'open',
  initial,
  version: 2,
  updated_at: '2026-11-20T09:30:00.000Z',
  updated_by: null,
});

describe("the installation's value for a setting", () => {
  it('is shown in the words of its key', () => {
    expect(initialOf(row('retention_months', 36))).toBe('36\u00a0mois');
    expect(initialOf(row('maintenance', { on: false, message: '' }))).toBe('Arrêtée');
    expect(initialOf(row('demo_data', null))).toBeNull();
  });
});
