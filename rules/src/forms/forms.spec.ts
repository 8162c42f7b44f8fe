import { describe, expect, it } from '@jest/globals';
import { passwordIssue, passwordMessage, passwordRules } from './password.js';
import { profileNameIssue, profileNameKey, profileNameMessage } from './profile-name.js';
import { normalizeSiret, siretIssue, siretMessage } from './siret.js';

describe('the password', () => {
  it('is required, with the text of the form', () => {
    expect(passwordMessage('')).toBe('Veuillez insérer votre mot de passe.');
    expect(passwordMessage(null)).toBe('Veuillez insérer votre mot de passe.');
  });

  it.each(['Court1!', 'sansmajuscule1!', 'SansChiffre!', 'SansSpecial1', 'Special1%('])('refuses %s', (password) => {
    expect(passwordMessage(password)).toBe(
      'Règles minimum: Au moins 8 caractères, Contient 1 chiffre, 1 majuscule et 1 caractère special parmi ;!@#$&*',
    );
  });

  it.each([...';!@#$&*'])('accepts %s as the special character', (special) => {
    expect(passwordMessage(`Abcdefg1${special}`)).toBeNull();
  });

  it('shows which of its rules are fulfilled', () => {
    expect(passwordRules('valorise26')).toEqual({ length: true, digit: true, uppercase: false, special: false });
    expect(passwordRules('A!')).toEqual({ length: false, digit: false, uppercase: true, special: true });
  });

  it('accepts passphrases up to 128 characters, accented capitals included', () => {
    expect(passwordIssue('Émile habite au 12 & rêve')).toBeNull();
    expect(passwordIssue(`A1!${'x'.repeat(125)}`)).toBeNull();
    expect(passwordIssue(`A1!${'x'.repeat(126)}`)).toBe('tooLong');
  });
});

describe('the profile name', () => {
  it('is required, with the text of the form', () => {
    expect(profileNameMessage('  ', [])).toBe('Veuillez saisir le nom de la personne');
    expect(profileNameMessage(undefined, [])).toBe('Veuillez saisir le nom de la personne');
  });

  it('is unique without regard to case, but accents count', () => {
    expect(profileNameMessage('CLÉMENT Roux', ['Clément ROUX'])).toBe('Ce nom est déjà existé.');
    expect(profileNameIssue('Clement Roux', ['Clément Roux'])).toBeNull();
  });

  it('is the same however its accents are encoded, and with outer spaces', () => {
    expect(profileNameKey(' Cle\u0301ment ')).toBe(profileNameKey('CL\u00c9MENT'));
  });
});

describe('the SIRET', () => {
  it.each(['73282932000074', ' 732 829 320 00074 ', '732\u00a0829\u202f320\u200900074', '732.829.320.00074'])(
    'accepts %s',
    (siret) => {
      expect(siretIssue(siret)).toBeNull();
      expect(normalizeSiret(siret)).toBe('73282932000074');
    },
  );

  it('refuses a wrong check digit, a wrong length and an empty value', () => {
    expect(siretIssue('73282932000075')).toBe('key');
    expect(siretIssue('732829320')).toBe('length');
    expect(siretIssue('7328293200007A')).toBe('length');
    expect(siretIssue(' ')).toBe('required');
    expect(siretMessage('732829320')).toBe('Un numéro SIRET compte 14 chiffres.');
  });

  it('refuses any single wrong digit', () => {
    const valid = '73282932000074';
    const wrong = [...valid].map(
      (digit, at) => `${valid.slice(0, at)}${(Number(digit) + 1) % 10}${valid.slice(at + 1)}`,
    );
    expect(wrong.map(siretIssue)).toEqual(wrong.map(() => 'key'));
  });

  it('refuses a wrong SIREN whose whole has a valid check digit', () => {
    // Two digits of 732829320 are swapped, and the whole has a valid check digit.
    expect(siretIssue('73282392000077')).toBe('key');
  });

  it('knows the special rule for establishments of La Poste', () => {
    expect(siretIssue('35600000049837')).toBeNull();
    expect(siretIssue('35600000000048')).toBeNull();
    expect(siretIssue('35600000049838')).toBe('key');
    // A sum of digits divisible by 5 is valid for La Poste only.
    expect(siretIssue('73282932000029')).toBe('key');
  });
});
