/** The texts shipped with the console, used when the server sends none. */
import type { PageBody } from '@valorisation/contract';

export interface ShippedText {
  readonly title: string;
  readonly body: PageBody;
}

/** The server loads the same data into an empty database. Each text is a file of its own, loaded on demand. */
const files = import.meta.glob<PageBody & { title: string }>('../../../../backend/content/pages/*.json', {
  import: 'default',
});

/** Names of amounts of the grid in force. Only the server knows the amounts. */
const AMOUNT = /\{\{[\w.]+\}\}/g;

export async function shippedText(name: string): Promise<ShippedText> {
  const file = await files[`../../../../backend/content/pages/${name}.json`]?.();
  if (file === undefined) throw new Error(`No text of the name ${name} is shipped`);
  const { title, ...body } = file;
  return { title, body: JSON.parse(JSON.stringify(body).replace(AMOUNT, '…')) as PageBody };
}
