/** The retention periods that members and auditors read are those of the daily round. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { KNOWN_NETWORK_DAYS } from '../../src/modules/accounts/domain/attempt-waits.js';
import { sessionEnd } from '../../src/modules/accounts/domain/session-policy.js';
import { projectPath } from '../../src/platform/config/paths.js';
import { KEPT_DAYS } from '../../src/modules/privacy/domain/keeping-periods.js';

/** Read from source, since the console belongs to another project. */
const words = readFileSync(projectPath('console', 'src', 'i18n', 'fr', 'dataProtection.ts'), 'utf8');
const promised = (what: string): string | undefined => {
  const line = new RegExp(`what: '${what}[^']*',\\s*why: '[^']*',\\s*howLong: '([^']*)'`).exec(words);
  return line?.[1]?.replaceAll(String.raw`\u00a0`, ' ');
};
const days = (count: number): string => (count === 365 ? '1 an' : count === 1 ? '1 jour' : `${count} jours`);

const read = (...path: readonly string[]): string =>
  readFileSync(projectPath('backend', 'src', 'modules', 'privacy', ...path), 'utf8');

describe('a retention period', () => {
  it('is documented for auditors with its value', () => {
    const text = readFileSync(projectPath('docs', 'security.md'), 'utf8');
    const listed = Array.from(text.matchAll(/^\| `(\w+)` +\| (\d+) +\|/gm), ([, name, count]) => [name, Number(count)]);
    expect(Object.fromEntries(listed)).toEqual(KEPT_DAYS);
  });

  it('is applied by the daily round', () => {
    const round = read('persistence', 'housekeeping-rows.ts') + read('jobs', 'file-purge.ts');
    expect(Object.keys(KEPT_DAYS).filter((name) => !round.includes(`KEPT_DAYS.${name}`))).toEqual([]);
  });
});

describe('the page on data protection', () => {
  it('states how long documents, mails and messages are kept', () => {
    const { printFile, sharePrint, mailContent, mailRow, contactMessage } = KEPT_DAYS;
    expect(promised('Les documents préparés')).toBe(
      `${days(printFile)} ; ${days(sharePrint)} pour un PDF à une autre quotité`,
    );
    expect(promised('Les messages que l’outil vous envoie')).toBe(
      `Contenu : ${days(mailContent)} ; date : ${days(mailRow)}`,
    );
    expect(promised('Les messages que vous nous écrivez')).toBe(days(contactMessage));
  });

  it('states how long searched words are kept', () => {
    const { leftWord, frequentLeftWord } = KEPT_DAYS;
    expect(promised('Les mots cherchés sans choisir')).toBe(
      `${days(leftWord)} ; ${days(frequentLeftWord)} pour un mot revenu 3 jours différents`,
    );
  });

  it('states how long a session lasts at most, however much it is used', () => {
    const [opened, usedForEver] = [new Date('2026-01-01'), new Date('2030-01-01')];
    const longest = (sessionEnd(opened, usedForEver).getTime() - opened.getTime()) / 86_400_000;
    expect(promised('Vos sessions')).toBe(`${days(longest)} au plus`);
  });
});

describe('a network that an account signed in from', () => {
  it('is known for as long as its row is kept', () => {
    expect(KEPT_DAYS.knownNetwork).toBe(KNOWN_NETWORK_DAYS);
  });
});
