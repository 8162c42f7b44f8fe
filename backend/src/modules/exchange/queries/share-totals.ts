import { formatPercent, FULL_SHARE_HUNDREDTHS } from '@valorisation/rules';
import type { ImportPreview } from '@valorisation/contract';

/** The shares that the people of a file will have in all. */
export class ShareTotals {
  readonly #people = new Map<number, { readonly profileName: string; hundredths: number; isChanged: boolean }>();

  /** @param person the index of the person's first row */
  begin(person: number, profileName: string, hundredths: number): void {
    if (!this.#people.has(person)) this.#people.set(person, { profileName, hundredths, isChanged: false });
  }

  add(person: number, hundredths: number): void {
    const total = this.#people.get(person);
    if (total === undefined || hundredths === 0) return;
    total.hundredths += hundredths;
    total.isChanged = true;
  }

  /** Those whom the file brings above full time. */
  aboveFull(): ImportPreview['aboveFull'] {
    return [...this.#people.values()]
      .filter(({ hundredths, isChanged }) => isChanged && hundredths > FULL_SHARE_HUNDREDTHS)
      .map(({ profileName, hundredths }) => ({ profileName, share: formatPercent(hundredths) }));
  }
}
