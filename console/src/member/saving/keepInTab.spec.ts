import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Autosave } from './autosave';
import { keepInTab } from './keepInTab';

interface Terms {
  readonly reason?: string;
  readonly shareHundredths?: number;
}

const keep = keepInTab<Terms, { version: number }>('essai', (kept) => kept as Terms);
const away = async () => Promise.reject(new Error('away'));

/** As the page has it before the session ends, or after the next sign-in. */
function ofThePage(send: (input: Terms) => Promise<{ version: number }>): Autosave<Terms, { version: number }> {
  const autosave = new Autosave<Terms, { version: number }>(send, (first, second) => ({ ...first, ...second }));
  keep(1, autosave);
  return autosave;
}

describe('unsaved values, in their tab', () => {
  let stored: Map<string, string>;

  beforeEach(() => {
    stored = new Map();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    };
    Object.assign(globalThis, { sessionStorage: storage, localStorage: storage });
  });

  afterEach(() => {
    for (const name of ['sessionStorage', 'localStorage']) Reflect.deleteProperty(globalThis, name);
  });

  it('are returned to the next page, and dropped once they are saved', async () => {
    const before = ofThePage(away);
    before.add({ reason: 'Encadre deux personnes.' });
    await before.flush();
    const sent: Terms[] = [];
    const after = ofThePage(async (input) => {
      sent.push(input);
      return { version: 2 };
    });
    expect(after.read().unsaved).toEqual({ reason: 'Encadre deux personnes.' });
    await after.flush();
    expect([sent.map(({ reason }) => reason), stored.size]).toEqual([['Encadre deux personnes.'], 0]);
  });

  it('contain no half-typed number', () => {
    ofThePage(away).hold({ shareHundredths: 600 });
    expect([stored.size, ofThePage(away).read().unsaved]).toEqual([0, null]);
  });
});
