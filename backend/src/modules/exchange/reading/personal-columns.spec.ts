import { expect, it } from '@jest/globals';
import { SheetWork, type SheetAnswer } from '../files/sheet-work.js';

const SECRETS = [
  '2840699123456',
  'Féminin',
  '01/07/1984',
  'Lyon 3e',
  '12 rue des Lilas',
  '69003',
  'FR7630001007941234567890185',
  'lucie@demo.example',
  '0612345678',
];
const FILE = [
  'Nom;Prénom;NIR;Sexe;Date de naissance;Lieu de naissance;Adresse;Code postal;IBAN;Courriel;Téléphone;Emploi',
  `BERNARD;Lucie;${SECRETS.join(';')};Infirmière`,
].join('\r\n');

it('the columns that no field takes stay in the process that reads the file', async () => {
  const work = new SheetWork();
  const answers: SheetAnswer[] = [];
  const words = { yes: 'Oui', no: 'Non' };
  const facts = await work.answer({ people: Buffer.from(FILE), words, own: [], sheet: null, headingLine: null });
  if (facts === null || !('columns' in facts)) throw new Error('No people');
  answers.push(facts, await work.answer({ take: facts.columns.map(({ proposed }) => proposed) }));
  answers.push(await work.answer({ more: true }));
  const told = JSON.stringify(answers);
  expect(SECRETS.filter((secret) => told.includes(secret))).toEqual([]);
  expect(answers.at(-1)).toMatchObject({
    rows: [{ cells: expect.arrayContaining(['BERNARD', 'Lucie', 'Infirmière']) }],
  });
});
