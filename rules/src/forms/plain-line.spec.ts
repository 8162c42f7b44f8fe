import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { plainLine } from './plain-line.js';
import { profileNameKey } from './profile-name.js';

describe('a name', () => {
  it.each([
    ['line ends', 'Claire\r\nBcc: autre@exemple.fr', 'Claire Bcc: autre@exemple.fr'],
    ['a tab and spaces', ' Claire\t  Morvan ', 'Claire Morvan'],
    ['separators of lines and paragraphs', 'Claire\u2028Morvan\u2029', 'Claire Morvan'],
    ['control signs', 'Claire\u0007\u001b[31mMorvan\u0085', 'Claire [31mMorvan'],
    ['marks of direction', '\u202eClaire\u202c \u2067Morvan\u2069\u200f', 'Claire Morvan'],
    ['signs that count as letters and have no form', 'Cla\u034fi\u3164re\ufe0f Mor\u115fvan', 'Claire Morvan'],
    ['blanks of other scripts', 'Claire\u00a0\u2800Morvan', 'Claire Morvan'],
    ['invisible signs', 'Cla\u200bi\u00adre\ufeff \u2060Mor\u{e0041}van', 'Claire Morvan'],
    ['spaces of any width', 'Claire\u00a0\u202fMorvan', 'Claire Morvan'],
    ['nothing to see', '\u200b\u202e \n', ''],
  ])('contains no %s', (_, typed, name) => {
    expect(plainLine(typed)).toBe(name);
  });

  it.each(['Zoé Le Guen-Ångström', 'D’Artagnan', 'N° 3 (atelier) – été 2026', '李娜', 'ليلى', 'Œuvre & Cie'])(
    'keeps visible characters: %s',
    (name) => expect(plainLine(name)).toBe(name),
  );

  it('is one visible line, whatever is typed, and stays so', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const name = plainLine(typed);
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(name).not.toMatch(/^\s|\s$|\s\s/);
        expect(plainLine(name)).toBe(name);
      }),
    );
  });

  it('counts as taken when only invisible characters differ', () => {
    expect(profileNameKey('Clé\u200bment\u202e Roux')).toBe(profileNameKey('clément ROUX'));
  });
});
