/** The texts that the product ships, in place of the server's where none comes (specification, section 1). */
import type { PageBody } from '@valorisation/contract';

export interface ShippedText {
  readonly title: string;
  readonly body: PageBody;
}

/** Data of the server's too, which loads them into an empty database. Each is a file of its own, asked for when it is needed. */
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
