/** What a reader chose or typed before the page was taken over: React keeps it on the screen, and nobody has heard of it. */

/** Done once more, now that somebody listens: what is chosen on the screen is what the amount is computed from. */
export function repeatEarlyInput(place: HTMLElement): void {
  for (const field of place.querySelectorAll('input')) {
    if (field.type === 'radio' || field.type === 'checkbox') repeatChoice(field);
    else repeatText(field);
  }
}

function repeatChoice(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return;
  // Of a group the server's choice is let go with it: one click brings both about.
  field.checked = field.defaultChecked;
  field.click();
}

function repeatText(field: HTMLInputElement): void {
  const typed = field.value;
  if (typed === field.defaultValue) return;
  field.value = field.defaultValue;
  // Past React's own setter, which would take it for what it has written itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
