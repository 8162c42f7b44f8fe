/** A main account's associated accounts, as its head invites them and as they accept. */
import type { z } from 'zod';
import { ApiClient, payloadOf, type Answer } from './api-client.js';
import { tokenIn, type TestMailbox } from './test-mailbox.js';
import { addedResponse, associatedPage, sessionResponse, userResponse } from './wire-schemas.js';

export const CHOSEN_PASSWORD = 'Une phrase de passe, 2026 & suite';

export interface Collaborator {
  readonly id: number;
  /** Signed in. */
  readonly client: ApiClient;
}

type AssociatedPage = z.infer<typeof associatedPage>;

export class Associates {
  constructor(
    private readonly head: ApiClient,
    private readonly mailbox: TestMailbox,
  ) {}

  async add(user_email: unknown, names: object = {}): Promise<Answer> {
    return this.head.post('/v1/user/add/associated', { user_email, ...names });
  }

  /** The id of a newly invited account. */
  async added(user_email: string): Promise<number> {
    return payloadOf(addedResponse, await this.add(user_email), 201).user_id;
  }

  async activate(token: string): Promise<Answer> {
    return new ApiClient(this.head.baseUrl, token).post('/v1/user/activate', { user_password: CHOSEN_PASSWORD });
  }

  /** An invited account, activated by the link of the mail. */
  async active(email: string): Promise<Collaborator> {
    const id = await this.added(email);
    const answer = await this.activate(tokenIn(await this.mailbox.next(email)));
    return { id, client: new ApiClient(this.head.baseUrl, payloadOf(sessionResponse, answer).token) };
  }

  async list(query = '?div=100', client = this.head): Promise<AssociatedPage> {
    return payloadOf(associatedPage, await client.get(`/v1/user/load/associated${query}`));
  }

  async row(email: string): Promise<AssociatedPage['data'][number] | undefined> {
    return (await this.list()).data.find(({ user_email }) => user_email === email);
  }
}

export async function profileOf(client: ApiClient): Promise<z.infer<typeof userResponse>> {
  return payloadOf(userResponse, await client.get('/v1/user/profile'));
}
