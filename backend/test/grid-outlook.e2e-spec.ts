import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ValuationStatus } from '@valorisation/rules';
import type { z } from 'zod';
import { Clock } from '../src/platform/clock/clock.js';
import { readPdf } from './render/render-support.js';
import { payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { classify, create, limit, METIER, THREE_DEGREES, valuationOf } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { putInForce, scheduleVersion } from './support/grid-versions.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import {
  announcementResponse,
  figuresResponse,
  outlookResponse,
  rowOutlookResponse,
  valuationDetailResponse,
} from './support/wire-schemas.js';

const DAY = '2027-01-01';
const WAGE_THEN = 191_000;

class DatedClock extends Clock {
  time = new Date('2026-10-15T08:00:00Z');

  now(): Date {
    return this.time;
  }
}

type Outlook = z.infer<typeof outlookResponse>;

describe('the preview of an announced grid', () => {
  const clock = new DatedClock();
  let bench: TestBench;
  let url: string;
  let main: ApiClient;
  let associated: ApiClient;
  let otherMain: ApiClient;
  let gridId: number;
  let seniorId: number;
  let limitedId: number;

  const outlookOf = async (client: ApiClient) => payloadOf(outlookResponse, await client.get('/v1/valor/outlook/rows'));
  const figuresOf = async (client: ApiClient) => payloadOf(figuresResponse, await client.get('/v1/valor/figures'));
  const row = ({ lignes }: Outlook, id: number) => lignes.find(({ valor_id }) => valor_id === id);
  const signInAgain = async () => {
    main = await signIn(url, emailOf('main'));
    associated = await signIn(url, emailOf('associated'));
    otherMain = await signIn(url, emailOf('otherMain'));
  };

  beforeAll(async () => {
    bench = await openTestBench();
    url = await bench.startApi({ clock });
    await bench.startWorker(undefined, clock);
    await signInAgain();
    // A step of seniority falls between today and the version's day.
    seniorId = (
      await classify(main, { valor_c5: METIER.secretaryAccountant, valor_anciennete: '2016-12-01', valor_c0: 80 })
    ).valor_id;
    // Two small functions of one person, whose sum is below the minimum wage.
    const { profile_id } = await classify(main, { valor_c5: METIER.serviceAgent, valor_c0: 40 });
    await classify(main, { profile_id, valor_c5: METIER.secretary, valor_c0: 30 });
    await classify(main, {
      valor_c5: METIER.teacherExecutive,
      valor_data: { ...THREE_DEGREES, 5: { c: 2 }, 6: { c: 3 } },
      valor_remuneration: 1,
    });
    limitedId = (await classify(main, { valor_c5: METIER.secretaryAccountant, valor_conges: 1 })).valor_id;
    await limit(main, limitedId);
    await create(main, { valor_data: THREE_DEGREES });
    await bench.owner.query(
      `insert into minimum_wage (territory, effective_on, month_cents, source, confirmed, created_at)
       values ('metropole', $1, $2, 'Décret à paraître', false, now())`,
      [DAY, WAGE_THEN],
    );
  });

  afterAll(async () => bench.close());

  it('is empty while no version is both scheduled and announced', async () => {
    const hidden = await scheduleVersion(bench.owner, { pointValue: '22.00', effectiveOn: DAY, isAnnounced: false });
    expect(payloadOf(announcementResponse, await main.get('/v1/valor/outlook'))).toEqual({ annonce: null });
    for (const path of ['rows', `rows/${seniorId}`, 'pdf']) {
      expect(refusalOf(await main.get(`/v1/valor/outlook/${path}`))).toBe('404 introuvable');
    }
    await bench.owner.query('delete from grid_version where id = $1', [hidden]);
  });

  it('gives a total and its rows, which add up, for what each viewer sees', async () => {
    gridId = await scheduleVersion(bench.owner, { pointValue: '21.50', effectiveOn: DAY });
    for (const client of [main, associated]) {
      const { lignes, ...head } = await outlookOf(client);
      const { totaux } = head;
      expect(payloadOf(announcementResponse, await client.get('/v1/valor/outlook'))).toEqual({ annonce: head });
      expect(head).toMatchObject({ grid_id: gridId, effective_on: DAY, jour: DAY, partiel: client === associated });
      expect(totaux.actuel).toBe((await figuresOf(client)).a_verser);
      expect(totaux.futur - totaux.actuel).toBeCloseTo(totaux.anciennete + totaux.smic + totaux.grille, 6);
      expect([totaux.anciennete > 0, totaux.smic > 0, totaux.grille > 0]).toEqual([true, true, true]);
      for (const { ecart, parts } of lignes) {
        if (parts !== null) expect(parts.anciennete + parts.smic + parts.grille).toBeCloseTo(ecart ?? Number.NaN, 6);
      }
      expect(lignes.some(({ sort }) => sort === 'open')).toBe(true);
      expect(totaux.horaires).toBe(lignes.filter(({ horaire }) => horaire).length);
    }
    expect(row(await outlookOf(main), seniorId)?.parts?.anciennete).toBeGreaterThan(0);
    expect(row(await outlookOf(main), limitedId)).toBeDefined();
    expect(row(await outlookOf(associated), limitedId)).toBeUndefined();
  });

  it('names the steps of a row that differ, to viewers of the row', async () => {
    const preview = payloadOf(rowOutlookResponse, await main.get(`/v1/valor/outlook/rows/${seniorId}`));
    const rules = preview.steps.map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['seniority', 'total', 'full-time-month', 'share', 'displayed']));
    expect(preview.next).toMatchObject({ grid_id: gridId, valor_calcul: DAY });
    const outlook = row(await outlookOf(main), seniorId);
    expect([preview.current.valor_a_verser, preview.next.valor_a_verser]).toEqual([
      outlook?.actuel?.montant,
      outlook?.futur?.montant,
    ]);
    expect(refusalOf(await associated.get(`/v1/valor/outlook/rows/${limitedId}`))).toBe('404 introuvable');
    expect(refusalOf(await otherMain.get(`/v1/valor/outlook/rows/${seniorId}`))).toBe('404 introuvable');
  });

  it('is a PDF for the board, with what its requester sees', async () => {
    const textOf = async (client: ApiClient) => {
      const { status, body, headers } = await client.get('/v1/valor/outlook/pdf');
      if (status !== 200 || !Buffer.isBuffer(body)) throw new Error(JSON.stringify(body));
      expect(headers.get('content-disposition')).toContain('Effet_de_la_grille_2027-01-01.pdf');
      return (await readPdf(body)).text;
    };
    const limited = await valuationOf(main, limitedId);
    const [whole, part] = [await textOf(main), await textOf(associated)];
    expect(whole).toContain('Effet de la prochaine grille Grille du 01/01/2027');
    expect(whole).toMatch(/dont l’ancienneté acquise d’ici là/);
    expect(whole).toContain(limited.profile_name);
    expect(part).not.toContain(limited.profile_name);
    expect(part).toContain('Calculé sur les fonctions visibles.');
  });

  it('equals to the cent what the switch and the updates of that day give', async () => {
    const foretold = new Map<ApiClient, Outlook>([
      [main, await outlookOf(main)],
      [associated, await outlookOf(associated)],
    ]);
    const [toldMain, toldAssociated] = [...foretold.values()];
    clock.time = new Date('2027-01-01T08:00:00Z');
    await putInForce(bench, gridId);
    await eventually(async () => {
      const { rowCount } = await bench.owner.query(
        'select from grid_move where grid_id = $1 and finished_at is not null',
        [gridId],
      );
      expect(rowCount).toBe(1);
    });
    await signInAgain();
    expect(payloadOf(announcementResponse, await main.get('/v1/valor/outlook'))).toEqual({ annonce: null });
    for (const { valor_id, sort } of toldMain?.lignes ?? []) {
      const before = await valuationOf(main, valor_id);
      expect([valor_id, before.valor_visa === ValuationStatus.AwaitingUpdate]).toEqual([valor_id, sort === 'update']);
      if (sort === 'update') {
        payloadOf(valuationDetailResponse, await main.post(`/v1/valor/update/${valor_id}`, {}));
      }
    }
    for (const { valor_id, futur } of toldMain?.lignes ?? []) {
      expect([valor_id, (await valuationOf(main, valor_id)).valor_a_verser]).toEqual([
        valor_id,
        futur?.montant ?? null,
      ]);
    }
    expect((await figuresOf(main)).a_verser).toBe(toldMain?.totaux.futur);
    expect((await figuresOf(main)).complement_smic).toBe(toldMain?.totaux.complement_futur);
    expect((await figuresOf(associated)).a_verser).toBe(toldAssociated?.totaux.futur);
  });
});
