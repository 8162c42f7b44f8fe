import { describe, expect, it } from '@jest/globals';
import { scaled } from '../../../test/support/scale.js';
import { groupsOf, INNOCENT } from '../../../test/support/harmless.js';
import { projectPath } from '../config/paths.js';
import { MailTemplates } from './mail-templates.js';

const templates = new MailTemplates(projectPath('templates'));
const tagsOf = (html: string): string[] => html.match(/<[^<>]*>/g) ?? [];

/** These values come from the product itself, or match the form of an address. */
const NOT_TYPED = new Set([
  'link',
  'refusal',
  'logo',
  // Formatted: the template cleans it (portal-text.spec.ts).
  'html',
  'act',
  'actDark',
  'publicUrl',
  'website',
  'bodyEmail',
  'changedAt',
  'email',
  'applicantEmail',
  'newEmail',
]);
/** The hostile texts, in groups. */
const GROUPS = groupsOf(20).slice(0, scaled({ part: 3, all: Infinity }));

describe('a mail with typed text', () => {
  const typed = (name: string, text: string) => {
    const filled = Object.entries(templates.sample(name)).map(([field, value]: [string, unknown]) => [
      field,
      typeof value === 'string' && !NOT_TYPED.has(field) ? text : value,
    ]);
    return templates.render(name, Object.fromEntries(filled) as object);
  };

  it.each(templates.names)('has the same elements whatever the text is, in each of its words: %s', (name) => {
    const expected = tagsOf(typed(name, INNOCENT).html);
    for (const hostile of GROUPS) {
      const { html, subject } = typed(name, hostile);
      expect(tagsOf(html)).toEqual(expected);
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });
});
