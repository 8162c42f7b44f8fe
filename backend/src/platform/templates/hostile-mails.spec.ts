import { describe, expect, it } from '@jest/globals';
import { groupsOf, INNOCENT } from '../../../test/support/harmless.js';
import { projectPath } from '../config/paths.js';
import { MailTemplates } from './mail-templates.js';

const templates = new MailTemplates(projectPath('templates'));
const tagsOf = (html: string): string[] => html.match(/<[^<>]*>/g) ?? [];

/** Their values come from the product itself, or have been held against the form of an address. */
const NOT_TYPED = new Set([
  'link',
  'publicUrl',
  'website',
  'bodyEmail',
  'changedAt',
  'email',
  'applicantEmail',
  'newEmail',
]);
const TEXTS_AT_ONCE = 20;

describe('a mail that carries what somebody wrote', () => {
  const typed = (name: string, text: string) => {
    const filled = Object.entries(templates.sample(name)).map(([field, value]: [string, unknown]) => [
      field,
      typeof value === 'string' && !NOT_TYPED.has(field) ? text : value,
    ]);
    return templates.render(name, Object.fromEntries(filled) as object);
  };

  it.each(templates.names)('has the same elements whatever the text, in each of its words: %s', (name) => {
    const expected = tagsOf(typed(name, INNOCENT).html);
    for (const hostile of groupsOf(TEXTS_AT_ONCE)) {
      const { html, subject } = typed(name, hostile);
      expect(tagsOf(html)).toEqual(expected);
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });
});
