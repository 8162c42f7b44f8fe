/** Where the keyboard goes on in the proof. */

/** As a ref: of what has just taken the place of what was used. */
export const focusWhenThere = (button: HTMLButtonElement | null): void => button?.focus();

/** The first field that is wrong, once it is marked. */
export function focusFault(form: HTMLFormElement | null, fault = '[aria-invalid="true"]'): void {
  setTimeout(() => form?.querySelector<HTMLElement>(fault)?.focus());
}
