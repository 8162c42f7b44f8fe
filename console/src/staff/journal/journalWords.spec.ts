import { describe, expect, it } from '@jest/globals';
import { staffJournal, staffSettings } from '../../i18n/fr';
import file from '../../../../templates/sheets/lists/events.json';

describe('the words of the journal', () => {
  it('are the same on the screen and in its file', () => {
    const setting = Object.fromEntries(Object.entries(staffSettings.settings).map(([key, { title }]) => [key, title]));
    expect(file.words).toEqual({ type: staffJournal.events, kind: staffJournal.kinds, setting });
  });
});
