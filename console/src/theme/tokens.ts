/** The values of tokens for libraries that cannot read custom properties. */
import colors from '../../../templates/colors.css?raw';
import layout from './tokens.css?raw';

function valueOf(css: string, name: string): string {
  const [, rest] = css.split(`--${name}: `);
  const [value] = rest?.split(';') ?? [];
  if (value === undefined) throw new Error(`No token --${name}`);
  return value;
}

const color = (name: string): string => valueOf(colors, name);

export const tokens = {
  ink: color('ink'),
  stone: color('stone'),
  edge: color('edge'),
  line: color('line'),
  rule: color('rule'),
  leaf: color('leaf'),
  paper: color('paper'),
  white: color('white'),
  forest800: color('forest-800'),
  forest700: color('forest-700'),
  forest600: color('forest-600'),
  forest100: color('forest-100'),
  wheat700: color('wheat-700'),
  wheat100: color('wheat-100'),
  clay700: color('clay-700'),
  clay100: color('clay-100'),
  sky700: color('sky-700'),
  sky100: color('sky-100'),
  fontSans: valueOf(layout, 'font-sans'),
  fontSerif: valueOf(layout, 'font-serif'),
  radius: parseInt(valueOf(layout, 'radius'), 10),
};
