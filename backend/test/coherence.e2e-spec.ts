/** All functions of the establishment by criterion, as each account sees them, on the page and as a spreadsheet. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { z } from 'zod';
import { errorOf, payloadOf, type ApiClient } from './support/api-client.js';
import { classify, create, limit, METIER } from './support/classification.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { anEmptyEstablishment, fileOf, linesOf, type Line } from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { coherenceResponse } from './support/wire-schemas.js';

const COHERENCE = '/v1/valor/coherence';
const AUTONOMY = 1;
const HELD = 'Autonomie responsabilisante';
const DIFFERENCE = 'Autonomie responsabilisante : écart';

type Coherence = z.infer<typeof coherenceResponse>;

/** Degree 2 for two criteria, and this degree for the first. */
const autonomy = (c: number, reason?: string) => ({ 1: { c, ...(reason && { reason }) }, 2: { c: 2 }, 3: { c: 2 } });

describe('the coherence of the classifications', () => {
  let bench: TestBench;
  let url: string;
  let clients: RoleClients;
  let head: ApiClient;

  const seen = async (client: ApiClient): Promise<Coherence> =>
    payloadOf(coherenceResponse, await client.get(COHERENCE));
  const rowOf = ({ lignes }: Coherence, name: string) => lignes.find(({ profile_name }) => profile_name === name);
  const autonomyOf = (found: Coherence, name: string) =>
    rowOf(found, name)?.criteres.find(({ critere }) => critere === AUTONOMY);
  const lines = async (client: ApiClient, query = '', format = 'xlsx'): Promise<Line[]> =>
    linesOf(fileOf(await client.get(`${COHERENCE}/export?format=${format}${query}`)));
  const namesOf = (found: readonly Line[]) => found.map((line) => line['Profil']);

  beforeAll(async () => {
    bench = await openTestBench();
    url = await bench.startApi();
    clients = await signInAll(url);
    head = await anEmptyEstablishment(bench.owner, url);
    const of = (profile_name: string, valor_c5: number, valor_data: object) => ({ profile_name, valor_c5, valor_data });
    await classify(head, of('Anaïs', METIER.secretary, autonomy(2)));
    await classify(head, of('Basile', METIER.secretary, autonomy(2)));
    await classify(head, of('Chloé', METIER.secretary, autonomy(3)));
    await classify(head, of('Denis', METIER.secretaryAccountant, autonomy(3, 'Tient seul la paie')));
    await create(head, of('=1+1', METIER.serviceAgent, { 1: { c: 1 } }));
    const { valor_id } = await classify(head, of('Partie', METIER.secretary, autonomy(4)));
    await head.post(`/v1/valor/archive/${valor_id}`, {});
  });

  afterAll(async () => bench.close());

  it('is sorted by family, function and name, without archived valuations', async () => {
    const { complet, lignes } = await seen(head);
    expect(complet).toBe(true);
    expect(lignes.map(({ profile_name, metier_title }) => [metier_title, profile_name])).toEqual([
      ['Secrétaire', 'Anaïs'],
      ['Secrétaire', 'Basile'],
      ['Secrétaire', 'Chloé'],
      ['Secrétaire-comptable', 'Denis'],
      ['Agent de service', '=1+1'],
    ]);
  });

  it('marks what differs from the planned degree, with or without its reason, and from similar rows', async () => {
    const found = await seen(head);
    expect(autonomyOf(found, 'Anaïs')).toMatchObject({ degre: 2, prevu: 2, ecart: null, semblables: null });
    expect(autonomyOf(found, 'Chloé')).toMatchObject({
      degre: 3,
      prevu: 2,
      ecart: 'au_dessus',
      motif: false,
      semblables: { parmi: 'fonction', usuel: 2, tenu_par: 2, sur: 3 },
    });
    expect(autonomyOf(found, 'Denis')).toMatchObject({
      ecart: 'au_dessus',
      motif: true,
      semblables: { parmi: 'famille', usuel: 2, tenu_par: 2, sur: 4 },
    });
  });

  it('marks missing answers, and quotes no reason', async () => {
    const answer = await head.get(COHERENCE);
    const open = rowOf(payloadOf(coherenceResponse, answer), '=1+1');
    expect(open?.criteres.map(({ etat }) => etat)).toEqual([
      'tenu',
      'a_renseigner',
      'non_concerne',
      'a_renseigner',
      'non_concerne',
      'non_concerne',
    ]);
    expect(JSON.stringify(answer.body)).not.toContain('Tient seul la paie');
  });

  it('reads a row of a former grid with that grid, and says which', async () => {
    const { grilles, lignes } = await seen(clients.main);
    const [inForce, former] = grilles;
    expect(lignes.filter(({ valor_visa }) => valor_visa === 3).map(({ grid_id }) => grid_id)).toContain(
      former?.grid_id,
    );
    expect([inForce?.effective_on, former?.effective_on]).toEqual(['2024-09-01', '2023-08-01']);
    expect(new Set(lignes.map(({ valor_visa }) => valor_visa))).toEqual(new Set([0, 1, 2, 3]));
  });

  it('covers for an associated account only what it sees: a limited row is neither shown nor compared', async () => {
    const degrees = async (client: ApiClient) => autonomyOf(await seen(client), 'Cohérence visible')?.semblables;
    const free = { valor_c5: METIER.other, valor_other_metier: 'Apicultrice', valor_cat: 0 };
    const nc = { nc: true };
    const valor_data = (c: number) => ({ 1: { c }, 2: nc, 3: nc, 4: nc, 5: nc, 6: nc });
    await create(clients.main, { ...free, profile_name: 'Cohérence visible', valor_data: valor_data(2) });
    const before = await clients.associated.get(COHERENCE);
    const limited = await create(clients.main, { ...free, profile_name: 'Direction seule', valor_data: valor_data(3) });
    await limit(clients.main, limited.valor_id);

    expect(await degrees(clients.main)).toMatchObject({ parmi: 'fonction', usuel: null, sur: 2 });
    expect(await degrees(clients.associated)).toBeNull();
    expect((await clients.associated.get(COHERENCE)).headers.get('etag')).toBe(before.headers.get('etag'));
    expect(namesOf(await lines(clients.main))).toContain('Direction seule');
    expect(namesOf(await lines(clients.associated))).not.toContain('Direction seule');
  });

  it('holds nothing of another establishment', async () => {
    const { lignes } = await seen(clients.otherMain);
    expect(lignes.map(({ profile_name }) => profile_name)).toEqual(['Aubry Pauline']);
    expect(namesOf(await lines(clients.otherMain))).toEqual(['Aubry Pauline']);
  });

  describe('as a spreadsheet', () => {
    it.each(['xlsx', 'csv'])(
      'has the rows of the page in its order, with each difference in words, as %s',
      async (format) => {
        const found = await lines(head, '', format);
        expect(namesOf(found)).toEqual(['Anaïs', 'Basile', 'Chloé', 'Denis', '=1+1']);
        const number = (degree: number) => (format === 'csv' ? String(degree) : degree);
        expect(found[2]).toMatchObject({
          Fonction: 'Secrétaire',
          Statut: 'À jour',
          'Grille du': '01/09/2024',
          [HELD]: number(3),
          'Autonomie responsabilisante : degré prévu': number(2),
          [DIFFERENCE]:
            'Au-dessus du degré prévu (2). ' +
            'Différent des autres valorisations de cette fonction\u00a0: degré\u00a02 pour 2 sur 3',
        });
        expect(found[3]?.[DIFFERENCE]).toContain('Motif donné');
        expect(found[0]).not.toHaveProperty(DIFFERENCE);
        expect(found[4]).toMatchObject({
          [HELD]: number(1),
          [DIFFERENCE]: 'Au-dessous du degré prévu (2). Motif manquant',
          'Relationnel professionnel': 'À renseigner',
        });
      },
    );

    it('cannot run a formula: a name that begins like one is text in both formats', async () => {
      expect(fileOf(await head.get(`${COHERENCE}/export?format=csv`)).toString()).toContain(";'=1+1;");
      const book = unzipSync(fileOf(await head.get(`${COHERENCE}/export?format=xlsx`)));
      const sheet = strFromU8(book['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
      expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1</t>');
      expect(sheet).not.toContain('<f>');
    });

    it('has the rows that the filter leaves, compared with all the others', async () => {
      expect(namesOf(await lines(head, '&voir=ecarts'))).toEqual(['Chloé', 'Denis', '=1+1']);
      expect(namesOf(await lines(head, '&voir=motifs'))).toEqual(['=1+1']);
      expect(namesOf(await lines(head, '&q=chloe'))).toEqual(['Chloé']);
      expect(namesOf(await lines(head, '&critere=2&voir=ecarts'))).toEqual([]);
      const family = rowOf(await seen(head), '=1+1')?.famille_id;
      expect(namesOf(await lines(head, `&famille=${family}`))).toEqual(['=1+1']);
      const [chloe] = await lines(head, `&q=chloe&critere=${AUTONOMY}`);
      expect(Object.keys(chloe ?? {}).filter((heading) => heading.startsWith('Relationnel'))).toEqual([]);
      expect(chloe?.[DIFFERENCE]).toContain('degré\u00a02 pour 2 sur 3');
    });

    it('is named by its day, and refuses an unknown filter', async () => {
      const { headers } = await head.get(`${COHERENCE}/export?format=csv`);
      expect(headers.get('content-disposition')).toMatch(/filename="coherence-des-classements-[\d-]{10}\.csv"/);
      expect(headers.get('cache-control')).toBe('private, no-store');
      const refused = await head.get(`${COHERENCE}/export?voir=rien`);
      expect([refused.status, errorOf(refused).code]).toEqual([422, 'donnees_invalides']);
    });
  });
});
