/**
 * The words of a mail that staff may change: its subject, title, paragraphs and the label of its button. Everything else
 * stays as in the template: each fact, link and condition is a numbered mark, which a changed text must keep in its place.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordingUnit } from '@valorisation/contract';

interface Unit extends WordingUnit {
  readonly text: string;
  /** What the template says in the place of each mark. */
  readonly marked: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** In one expression, so that the units are found in the order of the mail. */
const UNITS =
  /(?<title>layout title=")(?<titleText>[^"]*)"|(?<subject>\{\{#\*inline "subject"\}\})(?<subjectText>[\s\S]*?)\{\{\/inline\}\}|(?<paragraph><p(?![^>]*as-typed)[^>]*>)(?<paragraphText>[\s\S]*?)<\/p>|(?<button>> action label=")(?<buttonText>[^"]*)"/g;
const MARKED = /\{\{[\s\S]*?\}\}\}?|<[^>]+>/g;
const MARK = /\[(\d{1,2})\]/g;
const KINDS = ['title', 'subject', 'paragraph', 'button'] as const;

/** @param facts the value of a sample by the name of a fact */
function unitsOf(source: string, facts: Readonly<Record<string, unknown>> = {}): Unit[] {
  return [...source.matchAll(UNITS)].flatMap(({ index, groups = {}, 0: whole }): Unit[] => {
    const kind = KINDS.find((one) => groups[one] !== undefined);
    const inner = kind && groups[`${kind}Text`];
    if (kind === undefined || inner === undefined) return [];
    const marked = inner.match(MARKED) ?? [];
    // A paragraph of facts alone has no words.
    if (inner.replace(MARKED, '').trim() === '') return [];
    const start = index + whole.indexOf(inner, (groups[kind] ?? '').length);
    let number = 0;
    const text = inner.replace(MARKED, () => `[${(number += 1)}]`);
    return [{ kind, facts: marked.map((mark) => sampleOf(mark, facts)), text, marked, start, end: start + inner.length }];
  });
}

/** What a mark stands for: the sample's value of a fact; empty for a condition, a part of the template or an element. */
function sampleOf(mark: string, facts: Readonly<Record<string, unknown>>): string {
  const value = facts[/^\{\{\{?(\w+)\}\}\}?$/.exec(mark)?.[1] ?? ''];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const marksOf = (text: string): string => (text.match(MARK) ?? []).join('');

const sourceOf = (templatesDir: string, name: string): string =>
  readFileSync(join(templatesDir, 'mail', name, 'html.hbs'), 'utf8');

export interface ShippedWording {
  readonly texts: readonly string[];
  readonly units: readonly WordingUnit[];
}

export function shippedWording(
  templatesDir: string,
  name: string,
  facts: Readonly<Record<string, unknown>> = {},
): ShippedWording {
  const units = unitsOf(sourceOf(templatesDir, name), facts);
  return { texts: units.map(({ text }) => text), units: units.map(({ kind, facts: shown }) => ({ kind, facts: shown })) };
}

/** True when each text keeps the marks of its place, in their order, and could not be read as a part of a template. */
export function isWordingOf(shipped: readonly string[], texts: readonly string[]): boolean {
  return (
    shipped.length === texts.length &&
    shipped.every((text, at) => marksOf(text) === marksOf(texts[at] ?? '')) &&
    texts.every((text) => text.trim() !== '' && !/[{}"\\\r\n]/.test(text))
  );
}

/** The template with these words; without a change where they do not belong to it, for example after a release. */
export function withWording(source: string, texts: readonly string[]): string {
  const units = unitsOf(source);
  if (!isWordingOf(
    units.map(({ text }) => text),
    texts,
  ))
    return source;
  let made = '';
  let at = 0;
  units.forEach(({ kind, text, marked, start, end }, index) => {
    const next = texts[index] ?? text;
    const words = kind === 'paragraph' || kind === 'subject' ? harmless(next) : next;
    const filled = next === text ? source.slice(start, end) : words.replace(MARK, (_, number) => marked[Number(number) - 1] ?? '');
    made += source.slice(at, start) + filled;
    at = end;
  });
  return made + source.slice(at);
}

function harmless(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
