/** How many of a kind the tests of many go through: `npm run test:long` asks for all, `npm test` for a part of them. */
const isFull = process.env['TEST_SCALE'] === 'full';

export const scaled = <Size = number>({ part, all }: { part: Size; all: Size }): Size => (isFull ? all : part);
