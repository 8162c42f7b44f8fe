import { describe, expect, it } from '@jest/globals';
import { dayMessage, readDay } from './day.js';

const plain = (text: string | null) => text?.replace(/\u00a0/g, ' ') ?? null;

describe('a typed day', () => {
  it.each(['01/09/2022', '1/9/2022', '01-09-2022', '01.09.2022', '01092022', ' 01/09/2022 ', '2022-09-01'])(
    'is read from %j',
    (text) => {
      expect([readDay(text), dayMessage(text)]).toEqual(['2022-09-01', null]);
    },
  );

  it('is absent when nothing is typed', () => {
    expect([readDay('  '), dayMessage('  ')]).toEqual([null, null]);
  });

  it.each(['01/09', 'demain', '2022-9-1', '1/2/3/2020'])('in a wrong format is reported so: %j', (text) => {
    expect([readDay(text), dayMessage(text)]).toEqual([
      undefined,
      'Saisissez une date au format JJ/MM/AAAA, par exemple 01/09/2022.',
    ]);
  });

  it.each(['01/09/22', '1/9/12', '01-09-12'])('with a year of two digits asks for four: %j', (text) => {
    expect([readDay(text), dayMessage(text)]).toEqual([
      undefined,
      'Écrivez l’année en quatre chiffres, au format JJ/MM/AAAA, par exemple 01/09/2012.',
    ]);
  });

  it.each([
    ['31/02/2020', 'en février 2020, les jours vont de 01 à 29. Corrigez le jour.'],
    ['29/02/2021', 'en février 2021, les jours vont de 01 à 28. Corrigez le jour.'],
    ['2021-04-31', 'en avril 2021, les jours vont de 01 à 30. Corrigez le jour.'],
    ['00/01/2020', 'en janvier 2020, les jours vont de 01 à 31. Corrigez le jour.'],
    ['01/13/2020', 'les mois vont de 01 à 12. Corrigez le mois.'],
    ['32/13/2020', 'les jours vont de 01 à 31, les mois de 01 à 12. Corrigez le jour et le mois.'],
    ['01/01/0000', 'les années vont de 0001 à 9999. Corrigez l’année.'],
  ])('that does not exist states what to change: %s', (text, what) => {
    expect([readDay(text), plain(dayMessage(text))]).toEqual([undefined, `Cette date n’existe pas : ${what}`]);
  });
});
