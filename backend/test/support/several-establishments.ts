/** A person with accounts in several establishments. */
import { ApiClient, payloadOf } from './api-client.js';
import { profileOf } from './associates.js';
import { sessionResponse } from './wire-schemas.js';

type Run = (statement: string, values: unknown[]) => Promise<unknown>;

/** The account of `email` becomes a further one of the person who signs in as `signInEmail`. `run` is the owner's. */
export async function makeOnePerson(run: Run, signInEmail: string, email: string): Promise<void> {
  await run(
    `update account further set login_id = own.id, email = own.email, password_hash = null
       from account own where own.email = $1 and own.login_id is null and further.email = $2`,
    [signInEmail, email],
  );
}

/** The id of the account in the first establishment where the person does not work now. */
export async function furtherEstablishment(client: ApiClient): Promise<number> {
  const { user_id, user_establishments } = await profileOf(client);
  return user_establishments.find((other) => other.user_id !== user_id)?.user_id ?? 0;
}

/** Works in another establishment of the same person. The token of the given client has ended. */
export async function switched(client: ApiClient, accountId: number): Promise<ApiClient> {
  const { token } = payloadOf(sessionResponse, await client.post(`/v1/user/switch/${accountId}`, {}));
  return new ApiClient(client.baseUrl, token);
}
