import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import {
  DIRECTORY,
  HOSTILE_NAME,
  startFakeDirectory,
  type FakeDirectory,
} from '../../../../test/support/fake-directory.js';
import { ProviderAway } from '../queries/federation-directory.port.js';
import { HttpFederationDirectory } from './http-federation-directory.js';

/** Longer than a busy machine needs to answer. */
const PATIENCE_MS = 120_000;

describe('the federation’s directory', () => {
  let fake: FakeDirectory;
  /** A new instance for each test, since one pauses after a failure. */
  const directory = (timeOutMs = PATIENCE_MS) => new HttpFederationDirectory(fake.url, timeOutMs);

  beforeAll(async () => {
    // Each failure logs a warning.
    Logger.overrideLogger(false);
    fake = await startFakeDirectory();
  });

  afterAll(async () => fake.stop());

  it('returns establishments by name, with presidents, directors, other contacts and deputies, women and men', async () => {
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

  it('keeps only plain text, phones, mails and sites of an answer', async () => {
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

  it('returns an empty list for a department without establishments', async () => {
    expect(await directory().ask(DIRECTORY.withoutContacts)).toEqual([]);
  });

  it.each(['broken', 'otherForm', 'html', 'failing', 'endless', 'packed', 'inner'] as const)(
    'reports an outage when the answer is %s',
    async (how) => {
      await expect(directory().ask(DIRECTORY[how])).rejects.toThrow(ProviderAway);
      expect(fake.innerVisits).toBe(0);
    },
  );

  it.each(['slow', 'dripping'] as const)('reports an outage when it is %s', async (how) => {
    await expect(directory(300).ask(DIRECTORY[how])).rejects.toThrow(ProviderAway);
  });

  it('reports an outage when no server listens', async () => {
    await expect(new HttpFederationDirectory('http://127.0.0.1:1').ask('35')).rejects.toThrow(ProviderAway);
  });

  it('is not called after a failure until the announced pause is over', async () => {
    const busy = directory();
    await expect(busy.ask(DIRECTORY.tooOften)).rejects.toMatchObject({ retryAfter: 120 });
    const before = fake.asked.length;
    await expect(busy.ask(DIRECTORY.known)).rejects.toThrow(ProviderAway);
    expect(fake.asked).toHaveLength(before);
  });
});
