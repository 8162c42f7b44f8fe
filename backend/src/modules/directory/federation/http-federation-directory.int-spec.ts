import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import {
  DIRECTORY,
  HOSTILE_NAME,
  startFakeDirectory,
  type FakeDirectory,
} from '../../../../test/support/fake-directory.js';
import { ProviderAway } from '../queries/provider-away.js';
import { HttpFederationDirectory } from './http-federation-directory.js';

/** An answer that comes at all, on a busy machine too, comes within it. */
const PATIENCE_MS = 120_000;

describe('the federation’s directory', () => {
  let fake: FakeDirectory;
  /** A new one each time: after a failure it rests. */
  const directory = (timeOutMs = PATIENCE_MS) => new HttpFederationDirectory(fake.url, timeOutMs);

  beforeAll(async () => {
    // Each time away is a warning in the log.
    Logger.overrideLogger(false);
    fake = await startFakeDirectory();
  });

  afterAll(async () => fake.stop());

  it('tells the establishments by name, with presidents, directors and others, women and men, and deputies', async () => {
    const [first, second] = await directory().ask(DIRECTORY.known);
    expect(first).toMatchObject({ name: 'Institut des Haies', phone: '0261911011', fax: null, country: null });
    expect(first?.contacts.other).toEqual({ women: [], men: [] });
    expect(second).toMatchObject({
      name: 'Maison familiale rurale du Val',
      web: 'https://www.mfr-du-val.example/',
      address: '4 place du Marché\nBP 12',
    });
    const { president, director } = second?.contacts ?? {};
    expect(president?.women.map(({ lastName, isDeputy }) => [lastName, isDeputy])).toEqual([['Perrin', true]]);
    expect(director).toEqual({
      women: [
        {
          lastName: 'Dupont',
          firstName: 'Sophie',
          position: 'Directrice',
          email: 'direction@mfr-du-val.example',
          isDeputy: false,
        },
      ],
      men: [
        {
          lastName: 'Lucas',
          firstName: 'Antoine',
          position: 'Directeur adjoint',
          email: 'adjoint@mfr-du-val.example',
          isDeputy: true,
        },
      ],
    });
  });

  it('keeps nothing of an answer but plain text, phones, mails and sites', async () => {
    const [hostile, signed] = await directory().ask(DIRECTORY.hostile);
    expect(hostile).toMatchObject({
      name: HOSTILE_NAME,
      phone: null,
      fax: '261911011',
      web: null,
      address: '1 rue des Champs\n<script>alert(1)</script>',
      city: 'x'.repeat(300),
      contacts: { president: { men: [{ lastName: 'Martin', email: null }], women: [] } },
    });
    expect(signed).toMatchObject({ name: 'Avec identifiants', web: null });
  });

  it('has nobody in a department without establishments', async () => {
    expect(await directory().ask(DIRECTORY.nobody)).toEqual([]);
  });

  it.each(['broken', 'otherForm', 'html', 'failing', 'endless', 'packed', 'inner'] as const)(
    'is away when its answer is %s',
    async (how) => {
      await expect(directory().ask(DIRECTORY[how])).rejects.toThrow(ProviderAway);
      expect(fake.innerVisits).toBe(0);
    },
  );

  it.each(['slow', 'dripping'] as const)('is away when it is %s', async (how) => {
    await expect(directory(300).ask(DIRECTORY[how])).rejects.toThrow(ProviderAway);
  });

  it('is away when nobody listens', async () => {
    await expect(new HttpFederationDirectory('http://127.0.0.1:1').ask('35')).rejects.toThrow(ProviderAway);
  });

  it('is left alone after a failure, for as long as it says', async () => {
    const busy = directory();
    await expect(busy.ask(DIRECTORY.tooOften)).rejects.toMatchObject({ retryAfter: 120 });
    const before = fake.asked.length;
    await expect(busy.ask(DIRECTORY.known)).rejects.toThrow(ProviderAway);
    expect(fake.asked).toHaveLength(before);
  });
});
