import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { formatDay } from '@valorisation/rules';
import { dsn as words } from '../../../i18n/fr/dsn';
import { readBlocks } from './dsnBlocks';
import { isDsn, readDsnFile } from './dsnFile';
import { dsnFile, dsnRows } from './dsnRows';
import { joinDsn } from './joinDsn';
import type { Dsn } from './readDsn';

const FOLDER = new URL('../../../../../backend/test/fixtures/dsn/', import.meta.url);
const SAMPLES = ['01-simple', '02-positions', '03-shares', '04-hours-and-ends', '05-changes-and-absent'];
const NEVER_KEPT = /^S21\.G00\.30\.(?:001|005|006|007|008|009|010|014|015|020)$|^S21\.G00\.(?:50|58|78|81)\./;

interface Expected {
  readonly rubrics: number;
  readonly test_file: boolean;
  readonly declarations: readonly {
    readonly siret: string;
    readonly month: string;
    readonly people: readonly {
      readonly payroll_id: string | null;
      readonly family_name: string;
      readonly usage_name: string | null;
      readonly first_names: string;
      readonly contracts: readonly {
        readonly start: string;
        readonly ended: { readonly date: string } | null;
        readonly changes: readonly { readonly date: string }[];
        readonly number: string;
        readonly status: string;
        readonly unit: string;
        readonly nature: string;
        readonly scheme: string;
        readonly idcc: string;
        readonly label: string;
        readonly share_percent: string | null;
        readonly position: string | null;
        readonly pay: readonly { readonly base_010: string }[];
      }[];
    }[];
  }[];
}

const bytesOf = (name: string) => readFileSync(new URL(`${name}.dsn`, FOLDER));
const textOf = (name: string) => bytesOf(name).toString('latin1');
const expectedOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`${name}.expected.json`, FOLDER), 'utf8')) as Expected;

async function read(bytes: Uint8Array<ArrayBuffer> | string): Promise<Dsn> {
  const dsn = await readDsnFile(new File([bytes], 'octobre.dsn'));
  if (typeof dsn === 'string') throw new Error(dsn);
  return dsn;
}

const refusal = async (text: string) => readDsnFile(new File([text], 'octobre.dsn'));
const cents = (amount: string) => Math.round(Number(amount) * 100);

describe('a DSN', () => {
  it.each(SAMPLES)('%s is read contract by contract', async (name) => {
    const { declarations, isTest, isWhole } = await read(new Uint8Array(bytesOf(name)));
    const expected = expectedOf(name);
    expect({ isTest, isWhole }).toEqual({ isTest: expected.test_file, isWhole: true });
    expect(declarations).toEqual(
      expected.declarations.map(({ siret, month, people }) => ({
        siret,
        month,
        part: '11',
        replaces: false,
        contracts: people.flatMap((person) =>
          person.contracts.map((contract) => ({
            matricule: person.payroll_id,
            familyName: person.family_name,
            usageName: person.usage_name,
            firstNames: person.first_names,
            startedOn: contract.start,
            endedOn: contract.ended?.date ?? null,
            changedOn: contract.changes.at(-1)?.date ?? null,
            number: contract.number,
            rank: contract.status,
            nature: contract.nature,
            scheme: contract.scheme,
            agreement: contract.idcc,
            unit: contract.unit,
            label: contract.label,
            shareHundredths: contract.share_percent === null ? null : cents(contract.share_percent),
            position: contract.position,
            baseCents: contract.pay.reduce((total, { base_010: base }) => total + cents(base), 0),
          })),
        ),
      })),
    );
  });

  it.each(SAMPLES)('%s leaves nothing of social security, sex, birth, address or net pay behind', (name) => {
    const lines = readBlocks(textOf(name));
    const kept = lines?.blocks.flatMap(({ name: block, values }) =>
      [...values.keys()].map((rubric) => `${block}.${rubric}`),
    );
    expect(kept?.length).toBeGreaterThan(50);
    expect(kept?.filter((rubric) => NEVER_KEPT.test(rubric))).toEqual([]);
    expect(lines?.rubrics).toBe(expectedOf(name).rubrics);
  });

  it('is read the same when an editor has saved it as UTF-8 with a mark and other line ends', async () => {
    const saved = `\uFEFF${textOf('05-changes-and-absent').replaceAll('\r\n', '\n')}`;
    expect(await read(saved)).toEqual(await read(new Uint8Array(bytesOf('05-changes-and-absent'))));
  });

  it('links pay by the number of the contract, wherever the pay stands', async () => {
    const [head, ...people] = textOf('03-shares').split(/(?=S21\.G00\.30\.001)/);
    const [person = ''] = people;
    const parts = person.split(/(?=S21\.G00\.(?:40\.001|50\.001))/);
    const contracts = parts.filter((part) => part.startsWith('S21.G00.40'));
    const pay = parts.filter((part) => part.startsWith('S21.G00.50'));
    const turned = [parts[0], ...contracts, ...pay.reverse()].join('');
    const bases = (dsn: Dsn) => dsn.declarations[0]?.contracts.slice(0, 2).map(({ baseCents }) => baseCents);
    expect(contracts.length).toBe(2);
    expect(bases(await read([head, turned, ...people.slice(1)].join('')))).toEqual([113_896, 74_681]);
  });

  it('says that it is a test, that it replaces another, or that its end is missing', async () => {
    const text = textOf('01-simple');
    expect((await read(text.replace("S10.G00.00.005,'02'", "S10.G00.00.005,'01'"))).isTest).toBe(true);
    const replacing = await read(text.replace("S20.G00.05.002,'01'", "S20.G00.05.002,'03'"));
    expect(replacing.declarations.map(({ replaces }) => replaces)).toEqual([true]);
    expect((await read(text.slice(0, text.indexOf('S90.G00.90')))).isWhole).toBe(false);
  });

  it('may hold several declarations, and rubrics of a later norm', async () => {
    const text = textOf('01-simple').replace("S21.G00.40.043,'1.20'", "S21.G00.40.099,'X'\r\nS99.G00.01.001,'1'");
    const declaration = text.slice(text.indexOf('S20.G00.05'), text.indexOf('S90.G00.90'));
    const two = await read(text.replace('S90.G00.90', `${declaration}S90.G00.90`));
    expect(two.declarations.map(({ contracts }) => contracts.length)).toEqual([5, 5]);
  });

  it('is refused when it is no DSN, no monthly one, empty or too large', async () => {
    const text = textOf('01-simple');
    expect(await refusal('Nom;Prénom')).toBe('unreadable');
    expect(await refusal(`${text}et la suite`)).toBe('unreadable');
    expect(await refusal(text.replace("S20.G00.05.001,'01'", "S20.G00.05.001,'07'"))).toBe('notMonthly');
    expect(await refusal(text.slice(0, text.indexOf('S21.G00.30.001')))).toBe('nobody');
    const large = new File([], 'octobre.dsn');
    Object.defineProperty(large, 'size', { value: 50_000_000 });
    expect(await readDsnFile(large)).toBe('tooLarge');
  });

  it('of 300 people is read within a second', async () => {
    const [head, ...people] = textOf('01-simple').split(/(?=S21\.G00\.30\.001)/);
    const many = Array.from({ length: 60 }, () => people.join('').replace(/S90[^]*/, '')).join('');
    const from = performance.now();
    const { declarations } = await read(`${head ?? ''}${many}`);
    expect(declarations[0]?.contracts.length).toBe(300);
    expect(performance.now() - from).toBeLessThan(1000);
  });

  it('is known by its beginning, under any name and in any encoding', async () => {
    const text = textOf('01-simple');
    const is = async (part: BlobPart, name = 'paie.txt') => isDsn(new File([part], name));
    expect(await is(text)).toBe(true);
    expect(await is(`\uFEFF\r\n${text}`, 'paie.csv')).toBe(true);
    expect(await is(new Uint8Array(Buffer.from(text, 'utf16le')))).toBe(true);
    expect(await is('', 'octobre.DSN')).toBe(true);
    expect(await is('Nom;Fonction\r\nS21;Secrétaire')).toBe(false);
  });
});

describe('the rows of a DSN', () => {
  const OWN = '77500000300019';

  it('leave out who has ended, is outside the agreement or works elsewhere, without hiding them', async () => {
    const ended = dsnRows(await read(textOf('04-hours-and-ends')), OWN);
    expect(ended.filter(({ leftOut }) => leftOut !== null).map(({ name, leftOut }) => [name, leftOut])).toEqual([
      ['Renaud Zoé', 'ended'],
    ]);
    const text = textOf('01-simple');
    const reasons = async (found: string, other: string, siret = OWN) =>
      dsnRows(await read(text.replace(found, other)), siret)[0]?.leftOut;
    expect(await reasons("S21.G00.40.017,'7520'", "S21.G00.40.017,'7509'")).toBe('otherAgreement');
    expect(await reasons("S21.G00.40.007,'01'", "S21.G00.40.007,'29'")).toBe('outsideNature');
    expect(await reasons("S21.G00.40.008,'99'", "S21.G00.40.008,'64'")).toBe('outsideScheme');
    expect(await reasons('', '', '77500000300027')).toBe('otherEstablishment');
  });

  it('name people « Nom Prénom », with the name in use', async () => {
    const names = async (sample: string) => dsnRows(await read(textOf(sample)), OWN).map(({ name }) => name);
    expect(await names('01-simple')).toContain("D'Almeida Inès");
    expect(await names('05-changes-and-absent')).toEqual(
      expect.arrayContaining(['Péron Gaëlle', 'Yvon François-Xavier', 'Çelik Öznur']),
    );
  });

  it('begin with those whose share is missing', async () => {
    const [first, second] = dsnRows(await read(textOf('03-shares')), OWN);
    expect([first?.name, first?.shareHundredths]).toEqual(['Lambert Hugo', null]);
    expect(second?.name).toBe('Joly Camille');
  });

  it('are sent with the rank, and without the start when it is not the day of seniority', async () => {
    const rows = dsnRows(await read(textOf('01-simple')), OWN).filter(({ matricule }) => matricule === '00103');
    const start = formatDay(rows[0]?.startedOn ?? '');
    expect(await dsnFile(rows, true).text()).toBe(
      `"Profil";"Matricule";"Fonction";"Statut professionnel";"Quotité (%)";"Date d’ancienneté"\r\n"Martin-Dupré Solène";"00103";"Enseignante-formatrice";"Cadre";"100\u00a0%";"${start}"`,
    );
    expect(await dsnFile(rows, false).text()).toBe(
      '"Profil";"Matricule";"Fonction";"Statut professionnel";"Quotité (%)"\r\n"Martin-Dupré Solène";"00103";"Enseignante-formatrice";"Cadre";"100\u00a0%"',
    );
  });

  it('say who works by a fixed number of days', async () => {
    const rows = dsnRows(await read(textOf('03-shares')), OWN);
    const [headings, ...others] = (await dsnFile(rows, false).text())
      .split('\r\n')
      .map((line) => line.split(';').at(-1));
    expect([headings, others.filter((cell) => cell === '"Oui"').length]).toEqual(['"Forfait en jours"', 1]);
  });

  it('of several months are each contract once, the latest, and leave out who is only in an earlier one', async () => {
    const october = textOf('01-simple');
    const [head = '', gone = '', ...people] = october.split(/(?=S21\.G00\.30\.001)/);
    const next = [head.replace("S20.G00.05.005,'01102026'", "S20.G00.05.005,'01112026'"), ...people].join('');
    const joined = joinDsn([await read(next), await read([head, gone, ...people].join(''))]);
    const rows = dsnRows(joined, OWN);
    expect(joined.repeated).toEqual([]);
    expect(rows.map(({ leftOut }) => leftOut).filter((one) => one !== null)).toEqual(['earlierMonth']);
    expect(rows.length).toBe(5);
  });

  it('of one month in two files are those of the later, unless each file is a part of the month', async () => {
    const text = textOf('01-simple');
    const later = await read(text.replace("S21.G00.40.006,'Secrétaire-comptable'", "S21.G00.40.006,'Comptable'"));
    const { declarations, repeated } = joinDsn([await read(text), later]);
    expect([declarations, repeated.length]).toEqual([later.declarations, 1]);
    const part = (sign: string) => text.replace("S20.G00.05.003,'11'", `S20.G00.05.003,'${sign}'`);
    expect(joinDsn([await read(part('12')), await read(part('22'))]).declarations.length).toBe(2);
  });

  it('have the headings of the model', () => {
    const model = JSON.parse(
      readFileSync(new URL('../../../../../templates/sheets/valuations.json', import.meta.url), 'utf8'),
    ) as { columns: Record<string, string> };
    const { name, label, share, start, fixedDays: byDays } = words.headings;
    const { profile, function: job, share: part, seniority, fixedDays } = model.columns;
    expect([name, label, share, start, byDays]).toEqual([profile, job, part, seniority, fixedDays]);
  });
});
