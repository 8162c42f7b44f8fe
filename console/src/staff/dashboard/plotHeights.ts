/** The room of each plot, known before the library that draws it is there. */
const BAR = 44;
const FRAME = 16;

export const barsHeight = (bars: number): number => bars * BAR + FRAME;
export const LINES_HEIGHT = 260;
