/** The interview folder of a person: one PDF and one screen with the same words and amounts. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readPdf } from './render/render-support.js';
import { errorOf, payloadOf, refusalOf, type Answer, type ApiClient } from './support/api-client.js';
import { classify, create, limit, METIER } from './support/classification.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { printedPageResponse } from './support/wire-schemas.js';

const pdfOf = (profileId: number) => `/v1/job/interview/pdf/${profileId}`;
const MULTIPLE = '/v1/valor/download/interview/multiple';
const pageOf = (profileId: number) => `/v1/job/interview/print/${profileId}`;

const centsOf = (amount: string) => Number(amount.replace(/\D/g, ''));

const DUE = /Ce qui vous est dû au moins ([\d ]+,\d\d €)/;

describe('the folder for an interview', () => {
  let bench: TestBench;
  let clients: RoleClients;

  const textOf = async (client: ApiClient, path: string): Promise<string> => {
    const { html } = payloadOf(printedPageResponse, await client.get(path));
    return html.replace(/<style>.*?<\/style>|<[^<>]*>/gs, ' ').replace(/&nbsp;|\s+/g, ' ');
  };

  beforeAll(async () => {
    bench = await openTestBench();
    clients = await signInAll(await bench.startApi());
    await bench.startWorker();
  });

  afterAll(async () => bench.close());

  it('states in the person’s name what the classification requires, what is due and why', async () => {
    const { main } = clients;
    const { profile_id, valor_id } = await classify(main, {
      profile_name: 'Héloïse Cœurdeloup',
      valor_c5: METIER.secretaryAccountant,
      valor_c0: 50,
    });
    const text = await textOf(main, pageOf(profile_id));
    const result = await textOf(main, `/v1/valor/print/${valor_id}`);
    const [due = ''] = /À verser au moins ([\d ]+,\d\d €)/.exec(result)?.slice(1) ?? [];
    expect(due).not.toBe('');
    for (const part of [
      'Dossier d’entretien',
      'Vous exercez la fonction « Secrétaire-comptable »',
      'à 50 % du temps plein',
      `Ce qui vous est dû au moins ${due}`,
      'Indice de base',
      'Missions',
      'Responsable hiérarchique',
      'Remarques',
      'Nom et signature',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('is a PDF named after the person and the function', async () => {
    const { profile_id } = await classify(clients.main, { profile_name: 'Élodie Cœur', valor_c5: METIER.secretary });
    const answer = await clients.main.get(pdfOf(profile_id));
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const name = decodeURIComponent(answer.headers.get('content-disposition') ?? '');
    expect(name).toContain("''Dossier-d-entretien_Élodie_Cœur_Secrétaire.pdf");
  });

  it('contains only what its reader sees of this person', async () => {
    const { main, associated } = clients;
    const open = await classify(main, { profile_name: 'Deux fonctions', valor_c5: METIER.secretary, valor_c0: 60 });
    const { profile_id } = open;
    const closed = await classify(main, { profile_id, valor_c5: METIER.serviceAgent, valor_c0: 40 });
    await limit(main, closed.valor_id);
    await classify(main, { profile_name: 'Quelqu’un d’autre' });
    const [whole, part] = [await textOf(main, pageOf(profile_id)), await textOf(associated, pageOf(profile_id))];
    expect(whole).toContain('Agent de service');
    expect(whole).toMatch(/Ce qui vous est dû au moins [\d ]+,\d\d € brut par mois, pour l’ensemble de vos fonctions/);
    // One amount is due to a person; those of the functions are parts of it.
    expect(whole.match(/(?:dû|verser) au moins [^.]*?\d €/gi)).toHaveLength(1);
    expect(whole).not.toMatch(/la personne/i);
    expect(part).toContain('Secrétaire');
    expect(part).toContain('Calculé sur les fonctions visibles.');
    expect(part).not.toContain('Agent de service');
    expect(part).not.toContain('pour l’ensemble de vos fonctions');
    for (const text of [whole, part]) expect(text).not.toContain('Quelqu’un d’autre');
    expect(refusalOf(await clients.otherMain.get(pageOf(profile_id)))).toBe('404 introuvable');
  });

  it('states what is due on its day when a row awaits a step of seniority', async () => {
    const { main } = clients;
    const terms = { valor_c5: METIER.secretaryAccountant, valor_anciennete: '2010-09-01' };
    const { profile_id, valor_id } = await classify(main, { profile_name: 'Palier franchi', ...terms });
    const [, today] = DUE.exec(await textOf(main, pageOf(profile_id))) ?? [];
    await bench.owner.query(
      `update valuation set next_change_on = current_date - 1, index_points = index_points - 1000,
              minimum_cents = minimum_cents - 1733, displayed_cents = displayed_cents - 1733 where id = $1`,
      [valor_id],
    );
    expect(await textOf(main, `/v1/valor/print/${valor_id}`)).toContain(`à verser au moins : ${today}`);
    const text = await textOf(main, pageOf(profile_id));
    expect(DUE.exec(text)?.[1]).toBe(today);
    expect(text).not.toMatch(/palier|à appliquer|mise à jour/);
  });

  it('names the grid of its amount, and the amount that its reference gives', async () => {
    const { rows } = await bench.owner.query<{ profile_id: number }>(
      `select v.profile_id from valuation v join account a using (establishment_id)
        where a.email = 'direction@demo.example' and v.status = 3 limit 1`,
    );
    const text = await textOf(clients.main, pageOf(Number(rows[0]?.profile_id)));
    expect(text).toContain('Grille du 01/09/2024');
    expect(text).not.toContain('01/08/2023');
    expect(text).toMatch(/Référence des montants enregistrés : VAL-\d+-\d+-G1\./);
  });

  it('updates the parts of a total together, or leaves them all as recorded', async () => {
    const { main } = clients;
    const terms = { valor_c5: METIER.secretaryAccountant, valor_anciennete: '2010-09-01' };
    const { profile_id } = await classify(main, { profile_name: 'Deux en retard', valor_c0: 60, ...terms });
    const { valor_id } = await classify(main, { profile_id, valor_c0: 40, ...terms });
    const amounts = async () => {
      const text = await textOf(main, pageOf(profile_id));
      const found = (words: RegExp) => [...text.matchAll(words)].map(([, amount = '']) => centsOf(amount));
      const [total] = found(/dû au moins ([\d ]+,\d\d) €/g);
      const parts = found(/apporte au montant dû ([\d ]+,\d\d) €/g);
      const sum = [...parts, ...found(/complément Smic de ([\d ]+,\d\d) €/g)].reduce((all, cents) => all + cents, 0);
      expect([parts.length, sum]).toEqual([2, total]);
      return { text, parts };
    };
    const { parts: ofToday } = await amounts();
    await bench.owner.query(
      `update valuation set rules_version = rules_version - 1, next_change_on = current_date - 1,
              minimum_cents = minimum_cents - 1733, displayed_cents = displayed_cents - 1733 where profile_id = $1`,
      [profile_id],
    );
    expect((await amounts()).parts).toEqual(ofToday);
    // The state that a new grid leaves when it no longer knows a row's answer.
    await bench.owner.query(`update valuation set answers = '{}' where id = $1`, [valor_id]);
    const { text, parts } = await amounts();
    expect(parts).toEqual(ofToday.map((cents) => cents - 1733));
    expect(text).toContain('Dont 2 fonctions dont le montant n’est pas à jour.');
  });

  it('names what is not computed yet, and is refused for a person without function', async () => {
    const { main } = clients;
    const { profile_id, valor_id } = await create(main, { profile_name: 'À calculer' });
    expect(await textOf(main, pageOf(profile_id))).toContain('Le montant de cette fonction reste à calculer.');
    await main.post(`/v1/valor/archive/${valor_id}`, {});
    for (const path of [pageOf(profile_id), pdfOf(profile_id)]) {
      expect(refusalOf(await main.get(path))).toBe('409 profil_sans_fonction');
    }
  });

  describe('with several people', () => {
    const several = async (client: ApiClient, ids: readonly number[]): Promise<Answer> =>
      client.post(MULTIPLE, { ids });
    const fileOf = ({ status, body }: Answer): Buffer => {
      if (status !== 200 || !Buffer.isBuffer(body)) throw new Error(JSON.stringify(body));
      return body;
    };
    const jobs = async () => (await bench.owner.query('select from print_job')).rowCount;

    it('is one PDF with a bookmark and the single folder of each person, sorted by name', async () => {
      const { main } = clients;
      const zoe = await classify(main, { profile_name: 'Zoé Vidal' });
      const emile = await classify(main, { profile_name: 'Émile Aubry', valor_c0: 60 });
      const second = await classify(main, { profile_id: emile.profile_id, valor_c5: METIER.secretary, valor_c0: 40 });
      const open = await create(main, { profile_name: 'Fanny Roux' });
      const answer = await several(
        main,
        [zoe, second, open, emile].map(({ valor_id }) => valor_id),
      );
      expect(answer.headers.get('content-disposition')).toMatch(/filename="Dossiers-d-entretien_\d{14}\.pdf"/);
      const { bookmarks, pages, title, tagged } = await readPdf(fileOf(answer));
      expect(bookmarks.map((bookmark) => bookmark.title)).toEqual(['Émile Aubry', 'Fanny Roux', 'Zoé Vidal']);
      for (const { title: name, page } of bookmarks) {
        expect(page % 2).toBe(1);
        expect(pages[page - 1]).toMatch(/^page 1 \//);
        expect(pages[page - 1]).toContain(name);
      }
      const starts = bookmarks.map(({ page }) => page - 1);
      const folders = starts.map((start, index) => pages.slice(start, starts[index + 1]).filter((page) => page !== ''));
      for (const [index, { profile_id }] of [emile, open, zoe].entries()) {
        expect(folders[index]).toEqual((await readPdf(fileOf(await main.get(pdfOf(profile_id))))).pages);
      }
      expect([title, tagged]).toEqual(['Dossiers d’entretien – Lycée agricole privé des Trois Rivières', true]);
    });

    it('is refused as a whole for a row that its requester does not see, before any job', async () => {
      const { main, associated, otherMain } = clients;
      const [seen, hidden] = [await classify(main), await classify(main)];
      await limit(main, hidden.valor_id);
      const before = await jobs();
      for (const client of [associated, otherMain]) {
        const answer = await several(client, [hidden.valor_id]);
        expect(refusalOf(answer)).toBe('404 introuvable');
        expect(errorOf(answer).fields?.['ids']).toContain(String(hidden.valor_id));
      }
      expect(refusalOf(await several(associated, [seen.valor_id, hidden.valor_id]))).toBe('404 introuvable');
      expect(await jobs()).toBe(before);
      expect((await readPdf(fileOf(await several(associated, [seen.valor_id])))).bookmarks).toHaveLength(1);
    });

    it('leaves out archived rows, and names a person of whom only those were chosen', async () => {
      const { main } = clients;
      const { profile_id, valor_id: kept } = await classify(main, { profile_name: 'Une ancienne fonction' });
      const { valor_id: archived } = await classify(main, { profile_id, valor_c5: METIER.secretary });
      await main.post(`/v1/valor/archive/${archived}`, {});
      expect((await readPdf(fileOf(await several(main, [kept, archived])))).bookmarks).toHaveLength(1);
      const refused = await several(main, [archived]);
      expect(refusalOf(refused)).toBe('409 profil_sans_fonction');
      expect(errorOf(refused).fields?.['ids']).toContain(String(archived));
      expect(errorOf(refused).message).not.toContain('fiche de poste');
    });
  });
});
