/** A ref for the control that replaces a used one. It gives the new control the focus. */
export const focusWhenThere = (button: HTMLButtonElement | null): void => button?.focus();

/** Gives the focus to the first wrong field, once the field is marked. */
export function focusFault(form: HTMLFormElement | null, fault = '[aria-invalid="true"]'): void {
  setTimeout(() => form?.querySelector<HTMLElement>(fault)?.focus());
}
