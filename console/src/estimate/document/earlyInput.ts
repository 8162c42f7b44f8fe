/** What a reader chose or typed before the page was taken over: React keeps it on the screen, and nobody has heard of it. */

type Control = HTMLInputElement | HTMLSelectElement;

/** Done once more, now that somebody listens: what is chosen on the screen is what the amount is computed from. */
export async function repeatEarlyInput(place: HTMLElement): Promise<void> {
  // All of it is read first: each repetition has React write the fields anew.
  for (const repeat of [...place.querySelectorAll<Control>('input, select')].flatMap(repetitionOf)) {
    // Each in a task of its own: the first after the effects of the page, in one of which this begins, the others from the
    // page that React has made of the one before.
    await new Promise((resolve) => setTimeout(resolve));
    repeat();
  }
}

/** None of what is as the server gave it. */
function repetitionOf(field: Control): readonly (() => void)[] {
  const { value } = field;
  if (field instanceof HTMLSelectElement) {
    const given = [...field.options].find(({ defaultSelected }) => defaultSelected);
    return given === undefined || given.selected ? [] : [() => choose(field, value)];
  }
  if (field.type === 'radio') return field.checked && !field.defaultChecked ? [() => click(field)] : [];
  if (field.type === 'checkbox') return field.checked === field.defaultChecked ? [] : [() => click(field)];
  return value === field.defaultValue ? [] : [() => type(field, value)];
}

function choose(field: HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function click(field: HTMLInputElement): void {
  // Of a group the server's choice is let go with it: one click brings both about.
  field.checked = field.defaultChecked;
  field.click();
}

function type(field: HTMLInputElement, value: string): void {
  field.value = field.defaultValue;
  // Past React's own setter, which would take it for what it has written itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
