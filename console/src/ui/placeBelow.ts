/** Between the button and what it opens, and between that and the edges of the screen. */
const GAP = 4;
const EDGE = 8;

/**
 * Places a layer under its button, else above it, else beside it where it is shown whole. For the top layer, so that no
 * frame cuts it.
 */
export function placeBelow(layer: HTMLElement, button: HTMLElement, align: 'start' | 'end'): void {
  const at = button.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = layer;
  const { innerHeight, innerWidth } = window;
  const within = (value: number, size: number, room: number) => Math.max(EDGE, Math.min(value, room - EDGE - size));
  const fitsBelow = at.bottom + GAP + height + EDGE <= innerHeight;
  const fitsAbove = at.top - GAP - height >= EDGE;
  const isBeside = !fitsBelow && !fitsAbove;
  const top = fitsBelow ? at.bottom + GAP : at.top - GAP - height;
  const left = align === 'end' ? (isBeside ? at.left - GAP : at.right) - width : isBeside ? at.right + GAP : at.left;
  layer.style.top = `${within(top, height, innerHeight)}px`;
  layer.style.left = `${within(left, width, innerWidth)}px`;
}
