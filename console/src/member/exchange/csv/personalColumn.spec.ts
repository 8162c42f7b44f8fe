import { describe, expect, it } from '@jest/globals';
import { arePersonalValues, isPayHeading, isPersonalHeading } from './personalColumn';

describe('a personal column', () => {
  it.each([
    'NIR',
    'N° Sécurité sociale',
    'N° SS',
    'Num INSEE',
    'Sexe',
    'Civilité',
    'Date de naissance',
    'Naissance',
    'Né(e) le',
    'Commune de naissance',
    'Nationalité',
    'Situation de famille',
    'Nombre d’enfants à charge',
    'Adresse',
    'Adresse e-mail',
    'Code postal',
    'Ville',
    'Tél.',
    'Téléphone portable',
    'IBAN',
    'birth_date',
    'gender',
  ])('is known by its heading « %s »', (heading) => {
    expect(isPersonalHeading(heading)).toBe(true);
  });

  it.each([
    'Nom de naissance',
    'Nom',
    'Prénom',
    'Matricule',
    'Emploi occupé',
    'Date d’entrée',
    'Date d’ancienneté',
    'Âge de départ prévu',
    'Salaire de base',
    'Horaire mensuel',
    'Site de rattachement',
    'Qualification',
    'Genre de contrat',
    'Maillard Sophie',
    'Mailing et accueil',
    'Ville de travail',
    'Adressage',
  ])('is not « %s »', (heading) => {
    expect(isPersonalHeading(heading)).toBe(false);
  });

  it('is told from a column of pay', () => {
    const pay = ['Salaire brut', 'Brut mensuel', 'Taux horaire', 'Rémunération', 'Net à payer', 'Versé (€)'];
    expect(pay.filter((heading) => !isPayHeading(heading))).toEqual([]);
    const others = [
      'Mode de paie',
      'Type de rémunération',
      'Rémunération garantie (€ par mois)',
      'Horaire mensuel',
      'Nom',
    ];
    expect(others.filter(isPayHeading)).toEqual([]);
  });

  it('is known by its values under any heading', () => {
    expect(arePersonalValues(['2 88 03 35 000 001 42', '185022A123456', '', '1 90 12 35 000 002'])).toBe(true);
    expect(arePersonalValues(['FR76 3000 6000 0112 3456 7890 189'])).toBe(true);
    expect(arePersonalValues(['a.b@lycee.example', 'c@lycee.example', 'sans'])).toBe(true);
    expect(arePersonalValues(['00101', '00102', '2 100,00'])).toBe(false);
    expect(arePersonalValues(['', ''])).toBe(false);
  });
});
