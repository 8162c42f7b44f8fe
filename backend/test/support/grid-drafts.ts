/** Drafts of the grid over HTTP, as the staff's console prepares and reads them. */
import { z } from 'zod';
import { gridVersion, staffGridCalls, wholeGrid } from '@valorisation/contract';
import type { Answer, ApiClient } from './api-client.js';

export const GRIDS = '/admin/grids';
/** The shipped versions. */
export const PAST = 1;
export const IN_FORCE = 2;

export const draftHead = staffGridCalls.prepare.answer;
export const imported = staffGridCalls.importFile.answer;

export const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

export class DraftBench {
  constructor(private readonly staff: ApiClient) {}

  async post(path: string, body: object, client: ApiClient = this.staff): Promise<Answer> {
    return client.call(`${GRIDS}/${path}`, { method: 'POST', body });
  }

  /** Returns its id. */
  async prepare(from = IN_FORCE, title = 'Négociation de 2027'): Promise<number> {
    const answer = await this.post(`${from}/draft`, { title, effective_on: '2027-01-01' });
    if (answer.status !== 201) throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return z.parse(draftHead, answer.body).id;
  }

  async whole(id: number) {
    return z.parse(wholeGrid, (await this.staff.get(`${GRIDS}/${id}/document`)).body);
  }

  async listed(id: number) {
    return z.parse(gridVersion, (await this.staff.get(`${GRIDS}/${id}`)).body);
  }

  /** What the second version changes of the first one, in words. */
  async changes(before: number, after: number): Promise<string[]> {
    const { body } = await this.staff.get(`${GRIDS}/${before}/difference/${after}`);
    const { payload } = z.object({ payload: z.array(z.object({ texte: z.string() })) }).parse(body);
    return payload.map(({ texte }) => plain(texte));
  }
}
