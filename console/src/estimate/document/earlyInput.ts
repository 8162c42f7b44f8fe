/** What a reader chose or typed before the page was taken over: React keeps it on the screen, and nobody has heard of it. */

interface EarlyInput {
  readonly field: HTMLInputElement;
  /** Null of a radio button or a box, which was clicked. */
  readonly typed: string | null;
}

/** Done once more, now that somebody listens: what is chosen on the screen is what the amount is computed from. */
export async function repeatEarlyInput(place: HTMLElement): Promise<void> {
  // All of it is read first: each repetition has React write the fields anew.
  for (const { field, typed } of [...place.querySelectorAll('input')].flatMap(earlyInput)) {
    // One after the other: each goes on from the page that the one before has made.
    await new Promise((resolve) => setTimeout(resolve));
    if (typed === null) {
      // Of a group the server's choice is let go with it: one click brings both about.
      field.checked = field.defaultChecked;
      field.click();
    } else {
      field.value = field.defaultValue;
      // Past React's own setter, which would take it for what it has written itself.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

function earlyInput(field: HTMLInputElement): readonly EarlyInput[] {
  if (field.type === 'radio') return field.checked && !field.defaultChecked ? [{ field, typed: null }] : [];
  if (field.type === 'checkbox') return field.checked === field.defaultChecked ? [] : [{ field, typed: null }];
  return field.value === field.defaultValue ? [] : [{ field, typed: field.value }];
}
