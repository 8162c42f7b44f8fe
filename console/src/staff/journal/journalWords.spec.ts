import { describe, expect, it } from '@jest/globals';
import { staffJournal } from '../../i18n/fr';
import file from '../../../../templates/sheets/lists/events.json';

describe('the words of the journal', () => {
  it('are the same on the screen and in its file', () => {
    expect(file.words).toEqual({ type: staffJournal.events, kind: staffJournal.kinds });
  });
});
