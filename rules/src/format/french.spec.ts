import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  formatAmount,
  formatDay,
  formatDifference,
  formatMoney,
  formatPercent,
  formatPoints,
  parseHundredths,
  signed,
} from './french.js';
import { readDay } from '../forms/day.js';
import { dottedMessage } from '../forms/typed-number.js';

// A fixed seed repeats the same cases in every run; another number tries others.
fc.configureGlobal({ seed: 7520 });

/** The same text with plain spaces instead of no-break ones. */
function plain(text: string): string {
  expect(text).not.toContain(' ');
  return text.replaceAll('\u00a0', ' ');
}

describe('French formats', () => {
  it('write money with two decimals, grouped thousands and the sign after', () => {
    expect(plain(formatMoney(178_533))).toBe('1 785,33 €');
    expect(plain(formatMoney(0))).toBe('0,00 €');
    expect(plain(formatMoney(5))).toBe('0,05 €');
    expect(plain(formatMoney(123_456_789_00))).toBe('123 456 789,00 €');
    expect(plain(formatMoney(-86_667))).toBe('-866,67 €');
    expect(plain(formatMoney(-100_000))).toBe('-1 000,00 €');
  });

  it('mark hourly amounts', () => {
    expect(plain(formatAmount({ cents: 2_744, unit: 'hour' }))).toBe('27,44 € / h');
    expect(plain(formatAmount({ cents: 2_744, unit: 'month' }))).toBe('27,44 €');
  });

  it('write differences with their sign and no space after it, and no difference without decimals', () => {
    expect(plain(formatDifference(2_026))).toBe('+20,26 €');
    expect(plain(formatDifference(-100_625))).toBe('\u22121 006,25 €');
    expect(plain(formatDifference(46, 'hour'))).toBe('+0,46 € / h');
    expect(plain(formatDifference(0))).toBe('0 €');
    expect([signed(1_000, '10'), signed(-1_000, '10'), signed(0, '0')]).toEqual(['+10', '\u221210', '0']);
  });

  it('write points with two decimals', () => {
    expect(plain(formatPoints(103_000))).toBe('1 030');
    expect(plain(formatPoints(109_515))).toBe('1 095,15');
  });

  it('write percents with decimals only when there are any', () => {
    expect(plain(formatPercent(8_000))).toBe('80 %');
    expect(plain(formatPercent(3_333))).toBe('33,33 %');
    expect(plain(formatPercent(5_050))).toBe('50,50 %');
    expect(plain(formatPercent(10_000))).toBe('100 %');
  });

  it('write days as day, month, year', () => {
    expect(formatDay('2026-01-31')).toBe('31/01/2026');
    expect(() => formatDay('2026-02-31')).toThrow(RangeError);
  });

  it('read what people type', () => {
    expect(parseHundredths('1733,89')).toBe(173_389);
    expect(parseHundredths('1 733.89 €')).toBe(173_389);
    expect(parseHundredths('1\u202f733,8')).toBe(173_380);
    expect(parseHundredths('80\u00a0%')).toBe(8_000);
    expect(['', ' ', '€'].map(parseHundredths)).toEqual([null, null, null]);
    expect(['12,345', 'mille'].map(parseHundredths)).toEqual([undefined, undefined]);
  });

  it('read no number whose dot or comma may separate thousands, and say how to write it', () => {
    const thousands = ['1.600', '2.500 €', '-2.500', '2.500,00', '1.234.567', '33.330 %'];
    const others = ['2,500', '2500,555', '2500.50', '2.5', '2 500', '0.0000', ''];
    expect(thousands.map(parseHundredths)).toEqual(thousands.map(() => undefined));
    expect(thousands.map(dottedMessage)).toEqual(
      thousands.map(() => expect.stringMatching(/sans point, par exemple 2500 ou 2\u00a0500,00\.$/)),
    );
    expect(others.map(parseHundredths)).toEqual([undefined, undefined, 250_050, 250, 250_000, 0, null]);
    expect(others.map(dottedMessage)).toEqual(others.map(() => null));
  });

  it('read back what they wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (value) => {
        expect(parseHundredths(formatMoney(value))).toBe(value);
        expect(parseHundredths(formatPercent(value))).toBe(value);
      }),
    );
    const anyDate = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(anyDate, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(readDay(formatDay(day))).toBe(day);
      }),
    );
  });
});
