/** A ref for the replacement of a used control. */
export const focusWhenThere = (button: HTMLButtonElement | null): void => button?.focus();

/** The first wrong field, once it is marked. */
export function focusFault(form: HTMLFormElement | null, fault = '[aria-invalid="true"]'): void {
  setTimeout(() => form?.querySelector<HTMLElement>(fault)?.focus());
}
