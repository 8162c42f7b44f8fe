import { describe, expect, it } from '@jest/globals';
import { withoutColumns } from './withoutColumns';

const NOTHING = { dropped: [], headingLine: undefined };

async function sentOf(part: BlobPart, known: Parameters<typeof withoutColumns>[1] = NOTHING): Promise<Buffer> {
  return Buffer.from(await (await withoutColumns(new File([part], 'personnel.csv'), known)).arrayBuffer());
}

const FILE = [
  'Liste du personnel;;;;',
  'Nom;N° Sécurité sociale;Adresse;Emploi;Salaire',
  'Bernard;2880335000001;"1 rue ""A"";\r\n35000 Rennes";Secrétaire;1 950,50',
  'Le Goff;1;;"Agent; entretien";2000',
].join('\r\n');
const SENT = [
  'Liste du personnel;;;;',
  'Nom;N° Sécurité sociale;Adresse;Emploi;Salaire',
  'Bernard;;;Secrétaire;1 950,50',
  'Le Goff;;;"Agent; entretien";2000',
].join('\r\n');

describe('a CSV file', () => {
  it('leaves the browser with empty personal columns, everything else byte by byte as it was', async () => {
    expect((await sentOf(FILE)).toString()).toBe(SENT);
    expect((await sentOf(`\uFEFF${FILE}`)).toString()).toBe(`\uFEFF${SENT}`);
    expect(await sentOf(Buffer.from(FILE, 'latin1'))).toEqual(Buffer.from(SENT, 'latin1'));
  });

  it.each(['utf16le', 'utf16be'])('in %s too', async (encoding) => {
    const bytesOf = (text: string) => {
      const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
      return encoding === 'utf16le' ? bytes : bytes.swap16();
    };
    expect(await sentOf(new Uint8Array(bytesOf(FILE)))).toEqual(bytesOf(SENT));
  });

  it('loses the columns that are not taken, below the headings that the server has found', async () => {
    const text = 'Titre;A;B\nNom;Emploi;Contrat\nBernard;Secrétaire;CDI\nNom;Emploi;Contrat\nPetit;Cuisinier;CDD\n';
    expect((await sentOf(text, { dropped: [2], headingLine: 2 })).toString()).toBe(
      'Titre;A;B\nNom;Emploi;Contrat\nBernard;Secrétaire;\nNom;Emploi;Contrat\nPetit;Cuisinier;\n',
    );
  });

  it('loses values that look like a number of social security, whatever their heading', async () => {
    expect((await sentOf('Nom,Code\nBernard,2880335000001\nPetit,1 90 12 35 000 002 42\nGoff,')).toString()).toBe(
      'Nom,Code\nBernard,\nPetit,\nGoff,',
    );
  });

  it('stays the same without such columns, with short rows, or empty', async () => {
    for (const text of ['Nom;Emploi\nBernard\n\n;;;', 'Nom', '', 'sep=;\nNom;Emploi\nA;"B""C"\r\n']) {
      expect((await sentOf(text)).toString()).toBe(text);
    }
  });

  it.each([
    [
      'a name that begins like a heading',
      'Profil;Fonction;Quotité (%)\nMaillard Sophie;Secrétaire;80\nMobile Jean;Cuisinier;100',
    ],
    [
      'a telephone above the headings',
      'Lycée;\nTéléphone;02 99 00 00 00\nNom;Emploi\nBernard;Secrétaire\nPetit;Cuisinier',
    ],
    ['a community of schools', 'Nom;Emploi;Ville et site\nBernard;Secrétaire;Rennes'],
  ])('keeps every cell with %s', async (_, text) => {
    expect((await sentOf(text)).toString()).toBe(text);
  });

  it('loses personal columns under group headings, and after a line that states the separator', async () => {
    expect(
      (
        await sentOf('Identité;;Adresse;\nNom;Date de naissance;Voie;Emploi\nBernard;12/03/1988;1 rue A;Secrétaire')
      ).toString(),
    ).toBe('Identité;;Adresse;\nNom;Date de naissance;Voie;Emploi\nBernard;;;Secrétaire');
    expect((await sentOf('\uFEFFsep=|\nNom|NIR|Emploi\nBernard|2880335000001|Secrétaire')).toString()).toBe(
      '\uFEFFsep=|\nNom|NIR|Emploi\nBernard||Secrétaire',
    );
  });
});
