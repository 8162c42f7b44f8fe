import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf, fieldsOf, payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { aProfileName, create, edit, METIER, NEW_VALUATION, save } from './support/classification.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { valuationDetailResponse } from './support/wire-schemas.js';

describe('the profile of a valuation', () => {
  let bench: TestBench;
  let main: ApiClient;

  beforeAll(async () => {
    bench = await openTestBench();
    main = await signIn(await bench.startApi(), emailOf('main'));
  });

  afterAll(async () => bench.close());

  it('carries several, each put there by its id', async () => {
    const first = await create(main, { valor_c0: 60 });
    const second = await create(main, { profile_id: first.profile_id, valor_c0: 40 });
    expect(second).toMatchObject({ profile_id: first.profile_id, profile_name: first.profile_name });
  });

  it('is another or a new one after a move', async () => {
    const { valor_id } = await create(main);
    const other = await create(main);
    expect(await edit(main, valor_id, { profile_id: other.profile_id })).toMatchObject({
      profile_id: other.profile_id,
    });
    const name = aProfileName();
    expect(await edit(main, valor_id, { profile_name: name })).toMatchObject({ profile_name: name });
    expect(refusalOf(await save(main, valor_id, { profile_id: 999_999 }))).toBe('404 introuvable');
    const taken = await save(main, other.valor_id, { profile_name: name.toUpperCase() });
    expect(errorOf(taken).fields).toEqual({ profile_name: 'Ce nom est déjà existé.' });
    const own = await edit(main, valor_id, { profile_name: name.toUpperCase(), valor_c0: 50 });
    expect(own).toMatchObject({ profile_name: name, valor_c0: 50 });
  });

  it('is enough to start with: the amount waits until the function is named', async () => {
    const begun = payloadOf(
      valuationDetailResponse,
      await main.post(NEW_VALUATION, { profile_name: aProfileName() }),
      201,
    );
    expect(begun).toMatchObject({ valor_c5: 0, valor_cat: 0, metier_title: 'Fonction à préciser', valor_visa: 0 });
    const { valor_id } = begun;
    const refused = await main.post('/v1/valor/update/valorpoints', { valor_id });
    expect([refusalOf(refused), fieldsOf(refused)]).toEqual(['422 donnees_invalides', ['valor_other_metier']]);
    const named = await edit(main, valor_id, { valor_c5: METIER.secretary });
    expect(named).toMatchObject({ valor_c5: METIER.secretary, valor_cat: 1, metier_title: 'Secrétaire' });
  });
});
