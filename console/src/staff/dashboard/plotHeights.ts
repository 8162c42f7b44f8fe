/** The height of each chart, known before its library loads. */
const BAR = 44;
const FRAME = 16;

export const barsHeight = (bars: number): number => bars * BAR + FRAME;
export const LINES_HEIGHT = 260;
