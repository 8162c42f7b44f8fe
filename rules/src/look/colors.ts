/** The colours of the employer body: whether they can be read (WCAG 2.2 AA), and the tints that follow from them. Pure. */

/** The ground of every page, and the colours that the product ships (templates/colors.css). */
export const GROUNDS = { paper: '#fbfaf6', white: '#ffffff', ink: '#1b2420' } as const;
export const SHIPPED_COLORS = {
  act: { color: '#1f7a4d', dark: '#17603c', wash: '#e8f3ec' },
  accent: { color: '#a34a1e', dark: '#a34a1e', wash: '#f9ebe2' },
} as const;
export type ColorUse = keyof typeof SHIPPED_COLORS;

/** What AA asks of text, and of the ring around a focused control. */
export const NEEDED_RATIO = 4.5;
const NEEDED_OF_RING = 3;

const DARKER = 0.22;
const WASH = 0.9;

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The relative luminance of WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours written like `#1f7a4d`, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function mixed(color: string, toward: string, share: number): string {
  const other = channels(toward);
  const parts = channels(color).map((value, index) => Math.round(value + ((other[index] ?? 0) - value) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

interface Tints {
  readonly color: string;
  /** For links, and for text on the wash. */
  readonly dark: string;
  readonly wash: string;
}

/** The shipped colour keeps the tints that were chosen for it. */
function tintsOf(use: ColorUse, color: string): Tints {
  const shipped = SHIPPED_COLORS[use];
  if (color === shipped.color) return shipped;
  return {
    color,
    dark: use === 'act' ? mixed(color, '#000000', DARKER) : color,
    wash: mixed(color, GROUNDS.white, WASH),
  };
}

export interface ColorCheck {
  readonly name: 'button' | 'text' | 'wash' | 'ring';
  readonly ratio: number;
  readonly needed: number;
}

/** Every pair in which the pages show the colour. */
export function colorChecks(use: ColorUse, color: string): ColorCheck[] {
  const { dark, wash } = tintsOf(use, color);
  const onPaper = contrastOf(color, GROUNDS.paper);
  const button: ColorCheck = { name: 'button', ratio: contrastOf(GROUNDS.paper, color), needed: NEEDED_RATIO };
  return [
    ...(use === 'act' ? [button] : []),
    { name: 'text', ratio: onPaper, needed: NEEDED_RATIO },
    { name: 'wash', ratio: contrastOf(dark, wash), needed: NEEDED_RATIO },
    ...(use === 'act' ? [{ name: 'ring', ratio: onPaper, needed: NEEDED_OF_RING } as const] : []),
  ];
}

/** The lowest contrast that is too low; null for a colour that can be used. */
export function colorFault(use: ColorUse, color: string): number | null {
  const low = colorChecks(use, color).filter(({ ratio, needed }) => ratio < needed);
  return low.length === 0 ? null : Math.min(...low.map(({ ratio }) => ratio));
}

/** The nearest darker tint of the same hue that can be used. */
export function readableTint(use: ColorUse, color: string): string {
  let tint = color;
  for (let share = 0; colorFault(use, tint) !== null && share < 1; share += 0.02) {
    tint = mixed(color, '#000000', share);
  }
  return tint;
}

/** The custom properties of the pages that differ from the shipped ones. */
export function colorProperties(act: string, accent: string): readonly (readonly [name: string, color: string])[] {
  const [acts, accents] = [tintsOf('act', act), tintsOf('accent', accent)];
  return [
    ...(act === SHIPPED_COLORS.act.color
      ? []
      : ([
          ['--forest-600', acts.color],
          ['--forest-700', acts.dark],
          ['--forest-100', acts.wash],
        ] as const)),
    ...(accent === SHIPPED_COLORS.accent.color
      ? []
      : ([
          ['--clay-700', accents.color],
          ['--clay-100', accents.wash],
          ['--margin', mixed(accent, GROUNDS.white, 0.7)],
        ] as const)),
  ];
}

/** The colours of a mail, in which no custom property works. */
export function mailColors(act: string): { readonly act: string; readonly actDark: string } {
  const { color, dark } = tintsOf('act', act);
  return { act: color, actDark: dark };
}

/** Rounded down, so that 4,49 is never said to be 4,5. */
export function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',');
}
