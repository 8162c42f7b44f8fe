import { describe, expect, it } from '@jest/globals';
import type { MinimumWage } from '../pay/minimum-wage.js';
import { floors as known } from '../testing/builders.js';
import type { Floors } from '../pay/floors.js';
import { dueReason, dueSentence, dueUnitWords, type DueFacts } from './due-reason.js';

if (known.wage === null) throw new Error('No minimum wage is shipped');
const { params } = known;
const wage: MinimumWage = { ...known.wage, from: '2026-06-01', confirmed: true };

type Change = Partial<Omit<DueFacts, 'due' | 'floors'>> & {
  due?: Partial<DueFacts['due']>;
  floors?: Partial<Floors>;
};

function factsOf({ due = {}, floors = {}, ...change }: Change): DueFacts {
  return {
    hourly: false,
    shareHundredths: 10_000,
    alone: true,
    ...change,
    due: { cents: 186_702, unit: 'month', source: 'minimum-wage', ...due },
    floors: { params, wage, territory: 'metropole', ...floors },
  };
}

function sentencesOf(change: Change): string {
  const { reason, notes } = dueReason(factsOf(change));
  return [reason, ...notes].join(' ').replace(/\s/g, ' ');
}

function shownOf(change: Change, cents: number): string {
  const { reason, note } = dueSentence(factsOf(change), { cents, unit: 'month' });
  return [reason, note ?? ''].join(' ').replace(/\s/g, ' ').trim();
}

describe('the reason of the amount to pay at least', () => {
  it('names the day and the territory of the minimum wage, and what the branch has yet to confirm', () => {
    expect(sentencesOf({})).toBe(
      'C’est le Smic, plus élevé que le minimum conventionnel. Smic du 01/06/2026, métropole ; ' +
        'ancienneté comprise dans l’indice : cette règle reste à confirmer.',
    );
  });

  it('says when the value of the wage itself is unconfirmed', () => {
    const unconfirmed = { ...wage, confirmed: false };
    expect(sentencesOf({ floors: { wage: unconfirmed } })).toContain('La valeur de ce Smic est à confirmer.');
  });

  it('names the compared wage for a greater amount, at the share of the row', () => {
    expect(sentencesOf({ due: { source: 'minimum', cents: 189_826 } })).toBe(
      'C’est le minimum conventionnel de l’emploi. Ce montant dépasse le Smic du 01/06/2026, métropole : 1 867,02 € par mois.',
    );
    const partTime = { due: { source: 'majored', cents: 151_861 }, shareHundredths: 8_000 } as const;
    expect(sentencesOf(partTime)).toContain('métropole : 1 493,62 € par mois à 80 %.');
    expect(sentencesOf({ due: { source: 'minimum' } })).toContain('Ce montant est égal au Smic du 01/06/2026');
    expect(sentencesOf({ ...partTime, floors: { wage: { ...wage, confirmed: false } } })).toMatch(/à confirmer\.$/);
    for (const change of [{ hourly: true }, { alone: false }, { archived: true }]) {
      expect(sentencesOf({ due: { source: 'minimum', cents: 189_826 }, ...change })).not.toContain('dépasse');
    }
  });

  it('is one sentence on a screen, with how far it is above the minimum wage or the agreement', () => {
    expect(shownOf({ due: { source: 'minimum', cents: 194_289 } }, 194_289)).toBe(
      'C’est le minimum conventionnel de l’emploi. Ce montant dépasse le Smic de 75,87 € ; l’employeur peut verser davantage.',
    );
    const unconfirmed = { floors: { wage: { ...wage, confirmed: false } } };
    expect(shownOf(unconfirmed, 178_533)).toBe(
      'C’est le Smic, plus élevé que le minimum conventionnel de 1 785,33 €. L’employeur peut verser davantage. ' +
        'Smic du 01/06/2026, métropole ; ancienneté comprise dans l’indice : cette règle reste à confirmer.',
    );
    expect(shownOf({ due: { source: 'majored', cents: 250_000 } }, 194_289)).toContain(
      'Le minimum conventionnel est de 1 942,89 €. Ce montant dépasse le Smic de 632,98 €',
    );
    const partTime = { due: { source: 'minimum', cents: 151_861 }, shareHundredths: 8_000 } as const;
    expect(shownOf(partTime, 151_861)).toContain('Ce montant dépasse de 24,99 € le Smic à 80 % ;');
    expect(shownOf({ due: { source: 'minimum' } }, 186_702)).toContain('Ce montant est égal au Smic ;');
    const brief = dueSentence(
      factsOf({ due: { source: 'minimum', cents: 194_289 } }),
      { cents: 194_289, unit: 'month' },
      true,
    );
    expect(brief.reason.replace(/\s/g, ' ')).toBe(
      'C’est le minimum conventionnel de l’emploi ; il dépasse le Smic de 75,87 €.',
    );
    const several = shownOf({ due: { source: 'minimum', cents: 194_289 }, alone: false }, 194_289);
    expect(several).toContain('le Smic est comparé à leur total');
    expect(several).not.toContain('dépasse');
    const archived = shownOf({ due: { source: 'minimum', cents: 194_289 }, archived: true }, 194_289);
    expect(archived).toContain('Valorisation archivée');
    expect(archived).not.toMatch(/dépasse|davantage/);
  });

  it('says that paid leave must be checked when a floor was converted to the training hour', () => {
    const perHour = 'Équivalent par heure de formation, congés payés à vérifier.';
    expect(sentencesOf({ hourly: true, due: { unit: 'hour', cents: 2_100 } })).toContain(perHour);
    expect(sentencesOf({ hourly: true, due: { unit: 'hour', source: 'branch-floor' } })).toContain(perHour);
    expect(sentencesOf({ hourly: true, due: { unit: 'hour', source: 'hourly' } })).not.toContain(perHour);
    // With a guarantee the row is in months.
    expect(sentencesOf({ hourly: true, due: { unit: 'month' } })).not.toContain(perHour);
  });

  it('says in Mayotte without a wage that nothing is compared', () => {
    const said = sentencesOf({ due: { source: 'minimum' }, floors: { wage: null, territory: 'mayotte' } });
    expect(said).toContain('Aucune comparaison avec le Smic : le montant applicable à Mayotte n’est pas renseigné.');
  });

  it('says that several monthly functions are compared together, but not for an hourly row', () => {
    const together = 'le Smic est comparé à leur total';
    expect(sentencesOf({ due: { source: 'branch-floor' }, alone: false })).toContain(together);
    expect(sentencesOf({ due: { source: 'branch-floor' } })).not.toContain(together);
    expect(sentencesOf({ due: { source: 'hourly', unit: 'hour' }, hourly: true, alone: false })).not.toContain(
      together,
    );
  });

  it('addresses the person in documents handed to them', () => {
    const several = sentencesOf({ due: { source: 'majored' }, alone: false, toPerson: true });
    expect(several).toContain('Vous exercez plusieurs fonctions : le Smic est comparé à leur total');
    expect(several).toContain('C’est la rémunération qui vous est garantie');
    expect(several).not.toContain('personne');
    const shown = shownOf({ due: { source: 'majored', cents: 194_289 }, toPerson: true }, 194_289);
    expect(shown).toContain('C’est la rémunération qui vous est garantie');
  });

  it('says for an archived row that its amount is the stored one', () => {
    const said = sentencesOf({ due: { source: 'minimum' }, alone: false, archived: true });
    expect(said).toContain('Valorisation archivée');
    expect(said).not.toContain('le Smic est comparé');
  });

  it('names the unit of payment: the share of a month, never of a training hour', () => {
    const unit = (...call: Parameters<typeof dueUnitWords>) => dueUnitWords(...call).replace(/\s/g, ' ');
    expect(unit('month', false, 10_000)).toBe('brut par mois');
    expect(unit('month', false, 8_000)).toBe('brut par mois, à 80 %');
    expect(unit('month', true, 8_000)).toBe('brut par mois');
    expect(unit('hour', true, 8_000)).toBe('brut par heure de formation');
  });
});
