import { describe, expect, it } from '@jest/globals';
import { projectPath } from '../../platform/config/paths.js';
import { MailTemplates } from '../../platform/templates/index.js';
import { LINKED } from './mail-contents.js';
import { maskedMail } from './masked-mail.js';

const templates = new MailTemplates(projectPath('templates'));
const parts = {
  recipientName: 'Nadia Ferrand',
  publicUrl: 'https://valo.example',
  texts: undefined,
  siteName: '',
  bodyName: '',
  logo: '',
  act: '#1f7a4d',
  actDark: '#17603c',
  bodyEmail: 'contact@valo.example',
  footer: [],
  postal: '',
  phone: '',
  website: '',
};
const masked = (kind: string, data: object) => maskedMail(templates, { kind, data }, parts);

describe.each([...templates.names])('staff’s view of the mail %s', (kind) => {
  const sample: Readonly<Record<string, unknown>> = { ...templates.sample(kind) };
  const { html, text } = masked(kind, sample);
  const isLinked = Object.hasOwn(LINKED, kind);

  it('shows a masked link in place of one that opens an account, and no link where the mail has none', () => {
    expect(text.includes('lien masqué')).toBe(isLinked);
    if (isLinked) expect(html + text).not.toContain(sample['link']);
  });
});

describe('staff’s view of a mail', () => {
  it('leaves out what a person typed, the subject included', () => {
    const typed = { subject: 'Secret un', message: 'Secret deux', companyName: '', name: 'Anne', email: 'a@b.example' };
    const { subject, text } = masked('contact-message', typed);
    expect(`${subject} ${text}`).not.toContain('Secret');
    expect(subject).toContain('texte non montré');
    expect(text).toContain('De Anne, a@b.example');
  });

  it('leaves out a value that is not declared readable', () => {
    expect(() => masked('password-reset', { later: 'Secret' })).not.toThrow();
    expect(masked('registration-refused', { companyName: 'Lycée', reason: 'Secret' }).text).not.toContain('Secret');
  });
});
