/** The shipped texts, which replace the server's when none comes. */
import type { PageBody } from '@valorisation/contract';

export interface ShippedText {
  readonly title: string;
  readonly body: PageBody;
}

/** The server loads the same data into an empty database. Each is its own file, loaded on demand. */
const files = import.meta.glob<PageBody & { title: string }>('../../../../backend/content/pages/*.json', {
  import: 'default',
});

/** Amounts of the grid in force, which only the server knows. */
const AMOUNT = /\{\{[\w.]+\}\}/g;

export async function shippedText(name: string): Promise<ShippedText> {
  const file = await files[`../../../../backend/content/pages/${name}.json`]?.();
  if (file === undefined) throw new Error(`No text of the name ${name} is shipped`);
  const { title, ...body } = file;
  return { title, body: JSON.parse(JSON.stringify(body).replace(AMOUNT, '…')) as PageBody };
}
