import { describe, expect, it } from '@jest/globals';
import { HOSTILE_RICH_TEXTS } from '../../../test/fixtures/hostile-rich-texts.js';
import { projectPath } from '../config/paths.js';
import { MailTemplates } from './mail-templates.js';

const templates = new MailTemplates(projectPath('templates'));
const tagsOf = (html: string): string[] => html.match(/<[^<>]*>/g) ?? [];

describe('a mail that carries what somebody wrote', () => {
  const sample = templates.sample('contact-message');
  const expected = tagsOf(templates.render('contact-message', { ...sample, subject: 'Objet', message: 'Texte' }).html);

  it('has the same elements whatever the text, which stands in it as it was typed', () => {
    for (const hostile of HOSTILE_RICH_TEXTS) {
      const { html, subject } = templates.render('contact-message', { ...sample, subject: hostile, message: hostile });
      expect(tagsOf(html)).toEqual(expected);
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });
});
