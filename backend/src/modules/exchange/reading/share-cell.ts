/** A share of full time in any of its notations, as hundredths of a percent. */
import { FULL_SHARE_HUNDREDTHS } from '@valorisation/rules';
import type { Cell } from '../files/sheet.js';
import { BLANK, decimalOf, doubt, type Reading } from './cell-reading.js';
import { hasPhrase, plainWords, readingWords } from './reading-words.js';

/** What a bare number of the column means. */
export const SHARE_UNITS = ['fraction', 'percent', 'week', 'month'] as const;
export type ShareUnit = (typeof SHARE_UNITS)[number];

export interface ShareContext {
  readonly unit: ShareUnit;
  /** Full time in hours a month and a week. */
  readonly fullMonth: number;
  readonly fullWeek: number;
  /** Other hours of the column are clearly those of a month. */
  readonly hasMonthly: boolean;
  /** A teacher's hours are hours of lessons. */
  readonly isTeacher: boolean;
}

const MINUTES = 60;
const FULL_YEAR = 1_607;
/** Full time in hours, unless a person answers otherwise. */
export const FULL_MONTH = 151.67;
export const FULL_WEEK = 35;
/** More hours than these are no hours of a week. */
export const MOST_WEEKLY = 50;
const FRACTION = /^(\d+(?:[.,]\d+)?)\s*\/\s*(\d+(?:[.,]\d+)?)\s*(?:e|eme|ème|h|heures?|etp)?$/i;
const PERCENT = /(?:^|[^\d.,])(\d{1,3}(?:[.,]\d+)?)\s*(?:%|pour ?cent|p\. ?100)/i;
const FULL_TIME_PART = /^(\d(?:[.,]\d+)?)\s*(?:etp|ept|fte)$/i;
/** « TP 80 » is 80 %. From 35 downwards it may be hours of a week. */
const PART_TIME =
  /^(?:tp|tps partiel|temps partiel|partiel)\s{0,3}(?:à|a)?\s{0,3}((?:3[6-9]|[4-9]\d)(?:[.,]\d{1,6})?)$/i;
/** 121:20 is 121 hours and 20 minutes, in a month or a week as the column says. */
const CLOCK = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?$/;
const HOURS = /^(\d{1,4}(?:[.,]\d{1,6})?)\s{0,3}(?:h|heures?|hrs?)\s{0,3}(\d{2})?(?:\s{0,3}(?:min|mn))?\s{0,3}(.*)$/i;

export function readShare(cell: Cell, context: ShareContext): Reading<number> {
  if (typeof cell === 'number') return bare(cell, context);
  const text = cell.trim();
  if (text === '') return BLANK;
  const number = decimalOf(text);
  if (number !== undefined) return bare(number, context);
  const percent = (PERCENT.exec(text) ?? PART_TIME.exec(text))?.[1];
  if (percent !== undefined) return share(Number(percent.replace(',', '.')) / 100);
  const [, part, whole] = FRACTION.exec(text) ?? [];
  if (part !== undefined && whole !== undefined) return ratio(decimalOf(part) ?? 0, decimalOf(whole) ?? 0);
  const fullTime = FULL_TIME_PART.exec(text)?.[1];
  if (fullTime !== undefined) return share(decimalOf(fullTime) ?? 0);
  const clock = CLOCK.exec(text);
  if (clock !== null) return bare(Number(clock[1]) + Number(clock[2]) / MINUTES, context);
  const plain = plainWords(text);
  if (/\b(?:forfait|jours?)\b/.test(plain)) return doubt('quotite_forfait', FULL_SHARE_HUNDREDTHS);
  const worded = Object.entries(readingWords().shares).find(([, words]) => words.includes(plain))?.[0];
  if (worded !== undefined) return { value: Number(worded) };
  const hours = HOURS.exec(text);
  return hours === null ? doubt('quotite_illisible') : hoursOf(hours, context);
}

function bare(number: number, context: ShareContext): Reading<number> {
  const { unit, fullMonth, fullWeek } = context;
  if (number === 0) return doubt('quotite_nulle');
  if (unit === 'month') return ratio(number, fullMonth);
  if (unit === 'week')
    return number > MOST_WEEKLY ? ratio(number, fullMonth) : weekly(number, fullWeek, context.isTeacher);
  return share(unit === 'percent' || number > 1.5 ? number / 100 : number);
}

function hoursOf([, whole = '', minutes = '0', tail = '']: RegExpExecArray, context: ShareContext): Reading<number> {
  const hours = (decimalOf(whole) ?? 0) + Number(minutes) / MINUTES;
  const period = plainWords(tail);
  if (hasPhrase(period, ['an', 'annee', 'annuel', 'ans'])) return doubt('quotite_annuelle', rounded(hours / FULL_YEAR));
  if (hasPhrase(period, ['mois', 'mens', 'm'])) return ratio(hours, context.fullMonth);
  const isWeekly = hasPhrase(period, ['sem', 'hebdo', 's']);
  if (!isWeekly && hours > MOST_WEEKLY) return ratio(hours, context.fullMonth);
  if (!isWeekly && context.hasMonthly) return doubt('quotite_periode', rounded(Math.min(1, hours / context.fullWeek)));
  return weekly(hours, context.fullWeek, context.isTeacher);
}

/** What a share that is written in hours may mean, for a full time of 35 hours. Null for another text. */
export function shareInHours(text: string): { readonly share: number; readonly period: 'week' | 'month' } | null {
  const [, whole, minutes = '0'] = CLOCK.exec(text) ?? HOURS.exec(text) ?? [];
  if (whole === undefined) return null;
  const hours = (decimalOf(whole) ?? 0) + Number(minutes) / MINUTES;
  const period = hours > MOST_WEEKLY ? 'month' : 'week';
  const { value } = ratio(hours, period === 'month' ? FULL_MONTH : FULL_WEEK);
  return value === undefined ? null : { share: value, period };
}

function weekly(hours: number, full: number, isTeacher: boolean): Reading<number> {
  if (isTeacher && hours < full) return doubt('quotite_cours');
  return ratio(hours, full);
}

/** Beyond full time nothing is sure: the hours may be those of another full time, or overtime. */
function ratio(part: number, whole: number): Reading<number> {
  if (part === 0 || whole === 0) return doubt('quotite_nulle');
  const found = part / whole;
  return found > MOST_ROUNDED_UP ? doubt('quotite_plus', FULL_SHARE_HUNDREDTHS) : share(Math.min(found, 1));
}

/** 151,7 hours of 151,67 are full time. */
const MOST_ROUNDED_UP = 1.002;
const HALF_PERCENT = 50;
/** A tenth of a percent: payroll programs round hours, so that 121,34 of 151,67 are 80 %. */
const TRACE = 10;

function share(fraction: number): Reading<number> {
  const value = Math.round(fraction * FULL_SHARE_HUNDREDTHS);
  if (value > FULL_SHARE_HUNDREDTHS) return doubt('quotite_plus', FULL_SHARE_HUNDREDTHS);
  return value > 0 ? { value } : doubt('quotite_nulle');
}

/** A proposal in whole or half percents when it is as good as one. */
function rounded(fraction: number): number {
  const value = Math.round(fraction * FULL_SHARE_HUNDREDTHS);
  const near = Math.round(value / HALF_PERCENT) * HALF_PERCENT;
  return Math.min(FULL_SHARE_HUNDREDTHS, Math.abs(near - value) <= TRACE ? near : value);
}
