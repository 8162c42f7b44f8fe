/** The height of each chart. It is known before the library of charts is loaded. */
const BAR = 44;
const FRAME = 16;

export const barsHeight = (bars: number): number => bars * BAR + FRAME;
export const LINES_HEIGHT = 260;
