/** The figures, one line each, as a table for the terminal. */
import { aligned, widthsOf } from '../lib/aligned.mjs';
import { say } from './messages.mjs';

/**
 * @typedef {object} Figure
 * @property {string} label
 * @property {string} product
 * @property {string} reference
 * @property {string} ratio
 * @property {string} limit
 * @property {boolean} [held] absent: measured for comparison only
 */

/** @param {readonly Figure[]} figures */
export function table(figures) {
  const rows = [say.columns, ...figures.map(row)];
  const [head, ...body] = aligned(rows);
  const rule = widthsOf(rows).map((width) => '─'.repeat(width));
  return [head, rule.join('  '), ...body].join('\n');
}

function row({ label, product, reference, ratio, limit, held }) {
  const outcome = held === undefined ? say.noLimit : held ? say.held : say.notHeld;
  return [label, product, reference, ratio, limit, outcome];
}

/** @param {number} value */
export function decimal(value, digits) {
  return value.toLocaleString('fr-FR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
