import { payloadOf, type ApiClient } from '../../../backend/test/support/api-client.js';
import { savedProfilePageResponse } from '../../../backend/test/support/wire-schemas.js';

/** The valuations of a person in the list, in the order of their rows. */
export async function rowsOf(client: ApiClient, name: string): Promise<number[]> {
  const found = await client.get(`/v1/valor/list/all?q=${encodeURIComponent(name)}`);
  return payloadOf(savedProfilePageResponse, found).data.flatMap(({ valors }) =>
    valors.map(({ valor_id }) => valor_id),
  );
}
