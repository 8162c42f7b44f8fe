import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient, errorOf, fieldsOf, payloadOf, refusalOf } from './support/api-client.js';
import { REGISTER, startFakeRegister, type FakeRegister } from './support/fake-register.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { companyResponse } from './support/wire-schemas.js';

describe('GET /v1/company/{siret}', () => {
  let bench: TestBench;
  let register: FakeRegister;
  let anybody: ApiClient;
  let elsewhere: ApiClient;

  const find = async (siret: string, client = anybody) => client.get(`/v1/company/${encodeURIComponent(siret)}`);

  beforeAll(async () => {
    [register, bench] = await Promise.all([startFakeRegister(), openTestBench()]);
    const variables = { COMPANY_REGISTER_URL: register.url };
    anybody = new ApiClient(await bench.startApi({ variables }));
    elsewhere = new ApiClient(await bench.startApi({ variables }));
  });

  afterAll(async () => {
    await bench.close();
    await register.stop();
  });

  it('returns name and address for a SIRET as people type it, without a session', async () => {
    expect(payloadOf(companyResponse, await find('775.000\u00a0003 00019'))).toEqual({
      siret: REGISTER.known,
      company_name: 'ASSOCIATION LYCEE AGRICOLE PRIVE EXEMPLE',
      company_address: '1 RUE DES CHAMPS 35000 RENNES',
      open: true,
      published: true,
      idcc_7520: true,
    });
  });

  it.each([
    ['closed', { open: false }],
    ['unpublished', { published: false, company_name: null, company_address: null }],
    ['otherAgreement', { idcc_7520: false, open: true }],
  ] as const)('warns of what needs a second look: %s', async (which, expected) => {
    expect(payloadOf(companyResponse, await find(REGISTER[which]))).toMatchObject(expected);
  });

  it.each([
    ['7750000030001', 'Un numéro SIRET compte 14 chiffres.'],
    ['77500000300018', "Ce numéro SIRET n'est pas valide : veuillez vérifier les chiffres."],
    ["77500000300019' or 1=1", 'Un numéro SIRET compte 14 chiffres.'],
  ])('calls no service for %s', async (siret, message) => {
    const before = register.asked.length;
    const refused = await find(siret);
    expect([refusalOf(refused), fieldsOf(refused)]).toEqual(['422 donnees_invalides', ['siret']]);
    expect(errorOf(refused).fields).toEqual({ siret: message });
    expect(register.asked).toHaveLength(before);
  });

  it('asks the register once a day for all processes, also about what it does not know', async () => {
    for (const client of [anybody, elsewhere]) {
      expect((await find(REGISTER.open, client)).status).toBe(200);
      const unknown = await find(REGISTER.unknown, client);
      expect(refusalOf(unknown)).toBe('404 etablissement_inconnu');
      expect(errorOf(unknown).message).toContain('Saisissez le nom et l’adresse');
    }
    const times = (siret: string) => register.asked.filter((one) => one === siret).length;
    expect([times(REGISTER.open), times(REGISTER.unknown)]).toEqual([1, 1]);
  });

  it('says that the register is away, and for how long', async () => {
    for (const which of ['broken', 'failing', 'tooOften'] as const) {
      const refused = await find(REGISTER[which]);
      expect(refusalOf(refused)).toBe('503 registre_indisponible');
      expect(errorOf(refused).message).not.toMatch(/Erreur interne|requêtes/);
      expect(Number(refused.headers.get('retry-after'))).toBe(which === 'tooOften' ? 120 : 30);
    }
  });

  it('prefers an old answer to none', async () => {
    await bench.owner.query(`update company_register set expires_at = now() where siret = $1`, [REGISTER.known]);
    // This process pauses its calls to the register, as the register asked.
    expect((await find(REGISTER.known)).status).toBe(200);
  });

  it('is limited per address', async () => {
    await bench.owner.query(`update rate_limit set points = 300 where key like 'company-lookup-address:%'`);
    expect(refusalOf(await find(REGISTER.open, elsewhere))).toBe('429 trop_de_tentatives');
  });
});
