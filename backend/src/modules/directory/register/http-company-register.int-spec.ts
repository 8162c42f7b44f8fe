import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { REGISTER, startFakeRegister, type FakeRegister } from '../../../../test/support/fake-register.js';
import { ProviderAway } from '../queries/federation-directory.port.js';
import { HttpCompanyRegister } from './http-company-register.js';

/** Longer than a busy machine needs to answer. */
const PATIENCE_MS = 120_000;

describe('the public company register', () => {
  let fake: FakeRegister;
  let register: HttpCompanyRegister;

  beforeAll(async () => {
    // Each failure logs a warning.
    Logger.overrideLogger(false);
    fake = await startFakeRegister();
    register = new HttpCompanyRegister(fake.url, PATIENCE_MS);
  });

  afterAll(async () => fake.stop());

  it('returns name, address, state and agreements of the establishment itself', async () => {
    expect(await register.find(REGISTER.known)).toEqual({
      siret: REGISTER.known,
      name: 'ASSOCIATION LYCEE AGRICOLE PRIVE EXEMPLE',
      address: '1 RUE DES CHAMPS 35000 RENNES',
      activity: '85.32Z',
      open: true,
      published: true,
      agreements: ['7520'],
    });
    expect(await register.find(REGISTER.closed)).toMatchObject({ open: false });
    expect(await register.find(REGISTER.otherAgreement)).toMatchObject({ agreements: ['1516'] });
  });

  it('returns no name where none is published', async () => {
    expect(await register.find(REGISTER.unpublished)).toMatchObject({ name: null, address: null, published: false });
  });

  it('does not know a SIRET without a result, or with a result for its head office only', async () => {
    expect(await register.find(REGISTER.unknown)).toBeNull();
    expect(await register.find(REGISTER.headOfficeOnly)).toBeNull();
  });

  it.each(['broken', 'failing'] as const)('reports an outage when it is %s', async (how) => {
    await expect(register.find(REGISTER[how])).rejects.toThrow(ProviderAway);
  });

  it('reports an outage when it is slow', async () => {
    const impatient = new HttpCompanyRegister(fake.url, 300);
    await expect(impatient.find(REGISTER.slow)).rejects.toThrow(ProviderAway);
  });

  it('reports an outage when no server listens', async () => {
    await expect(new HttpCompanyRegister('http://127.0.0.1:1').find(REGISTER.known)).rejects.toThrow(ProviderAway);
  });

  it('is not called for the announced time after it refused too many calls', async () => {
    const busy = new HttpCompanyRegister(fake.url, PATIENCE_MS);
    await expect(busy.find(REGISTER.tooOften)).rejects.toMatchObject({ retryAfter: 120 });
    const before = fake.asked.length;
    await expect(busy.find(REGISTER.known)).rejects.toThrow(ProviderAway);
    expect(fake.asked).toHaveLength(before);
  });
});
