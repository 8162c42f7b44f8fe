import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  colorFault,
  colorProperties,
  contrastOf,
  formatRatio,
  GROUNDS,
  readableTint,
  SHIPPED_COLORS,
} from './colors.js';

describe('a colour of the employer body', () => {
  it('has the contrast that WCAG defines', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(formatRatio(contrastOf('#777777', '#ffffff'))).toBe('4,4');
  });

  it('is refused when a text in it cannot be read, and has a darker tint that can', () => {
    expect(colorFault('act', '#1f7a4d')).toBeNull();
    expect(colorFault('accent', '#a34a1e')).toBeNull();
    expect(colorFault('accent', '#d98a3d')).toBeLessThan(3);
    for (const color of ['#d98a3d', '#ffff00', '#ffffff', '#66ccff']) {
      expect(colorFault('accent', readableTint('accent', color))).toBeNull();
      expect(colorFault('act', readableTint('act', color))).toBeNull();
    }
  });

  it('changes nothing on the pages while it is the shipped one', () => {
    expect(colorProperties('#1f7a4d', '#a34a1e')).toEqual([]);
    expect(colorProperties('#245580', '#a34a1e').map(([name]) => name)).toEqual([
      '--forest-600',
      '--forest-700',
      '--forest-100',
    ]);
  });

  it('is compared with the colours that the templates ship', () => {
    const css = readFileSync(join(import.meta.dirname, '../../../templates/colors.css'), 'utf8');
    const { act, accent } = SHIPPED_COLORS;
    const expected = {
      ...GROUNDS,
      'forest-600': act.color,
      'forest-700': act.dark,
      'forest-100': act.wash,
      'clay-700': accent.color,
      'clay-100': accent.wash,
    };
    for (const [name, color] of Object.entries(expected)) expect(css).toContain(`--${name}: ${color};`);
  });
});
