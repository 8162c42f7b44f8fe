/** The contracts of a DSN as rows of an import: who is proposed, and the file that is sent once it is confirmed. */
import { formatDay, formatPercent } from '@valorisation/rules';
import { dsn as words } from '../../../i18n/fr/dsn';
import { csvLines } from '../csv/csvLines';
import type { Dsn, Declaration, DsnContract } from './readDsn';

/** Why a contract is not proposed. The person may take it all the same. */
export type LeftOut =
  'otherEstablishment' | 'earlierMonth' | 'ended' | 'otherAgreement' | 'outsideScheme' | 'outsideNature';

export interface DsnRow extends DsnContract {
  readonly id: number;
  readonly siret: string;
  /** YYYY-MM. */
  readonly month: string;
  /** « Nom Prénom ». */
  readonly name: string;
  readonly leftOut: LeftOut | null;
  /** The file does not give the share: the person types it. */
  readonly isShareAsked: boolean;
}

const AGREEMENT = '7520';
/** Internships, mandates, elected persons and others without a contract of employment. */
const OUTSIDE_NATURES = ['29', '80', '81', '89', '90'];
/** Apprentices, and contracts of professionnalisation. */
const OUTSIDE_SCHEMES = ['61', '64', '65', '81'];

/**
 * A contract of several months is one row, the latest. Rows without a share come first, because the person must give it.
 */
export function dsnRows({ declarations }: Dsn, ownSiret: string | null): readonly DsnRow[] {
  return declarations
    .flatMap((declaration) => {
      const later = declarations.filter(({ siret, month }) => siret === declaration.siret && month > declaration.month);
      const known = new Set(later.flatMap(({ contracts }) => contracts.map(keyOf)));
      return declaration.contracts
        .filter((contract) => !known.has(keyOf(contract)))
        .map((contract) => ({
          ...contract,
          siret: declaration.siret,
          month: declaration.month,
          name: nameOf(contract),
          isShareAsked: contract.shareHundredths === null,
          leftOut: leftOutOf(contract, declaration, ownSiret) ?? (later.length > 0 ? ('earlierMonth' as const) : null),
        }));
    })
    .map((row, id) => ({ ...row, id }))
    .sort((one, other) => Number(other.isShareAsked) - Number(one.isShareAsked));
}

const keyOf = (contract: DsnContract): string => [contract.matricule ?? nameOf(contract), contract.number].join(' ');

function leftOutOf(contract: DsnContract, { siret, month }: Declaration, ownSiret: string | null): LeftOut | null {
  const { endedOn, agreement, scheme, nature } = contract;
  if (ownSiret !== null && siret !== ownSiret) return 'otherEstablishment';
  if (endedOn !== null && endedOn.slice(0, month.length) <= month) return 'ended';
  if (agreement !== null && agreement !== AGREEMENT) return 'otherAgreement';
  if (scheme !== null && OUTSIDE_SCHEMES.includes(scheme)) return 'outsideScheme';
  return nature !== null && OUTSIDE_NATURES.includes(nature) ? 'outsideNature' : null;
}

function nameOf({ familyName, usageName, firstNames }: DsnContract): string {
  return [usageName ?? familyName, firstNames].map(inLowerCase).join(' ').trim();
}

/** 'D'ALMEIDA' is 'D'Almeida'. A name that is not all in capitals stays as it is. */
function inLowerCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

/** The rank in words that the import knows. */
export const rankOf = ({ rank }: DsnContract): string | null =>
  Object.entries(words.ranks).find(([code]) => code === rank)?.[1] ?? null;

/** The contract counts days of work in a year instead of hours. */
export const isOnFixedDays = ({ unit }: DsnContract): boolean => unit === '20';

/** What is sent, and nothing else. @param withStart the start of the contract is sent as the day of seniority */
export function dsnFile(rows: readonly DsnRow[], withStart: boolean): File {
  const { name, matricule, label, rank, share, start, fixedDays } = words.headings;
  // Left out when no person has it: the column would be one more to read.
  const withFixedDays = rows.some(isOnFixedDays);
  const text = csvLines([
    [name, matricule, label, rank, share, ...(withStart ? [start] : []), ...(withFixedDays ? [fixedDays] : [])],
    ...rows.map((row) => [
      row.name,
      row.matricule ?? '',
      row.label,
      rankOf(row) ?? '',
      row.shareHundredths === null ? '' : formatPercent(row.shareHundredths),
      ...(withStart ? [row.startedOn === null ? '' : formatDay(row.startedOn)] : []),
      ...(withFixedDays ? [isOnFixedDays(row) ? words.yes : ''] : []),
    ]),
  ]);
  return new File([text], 'dsn.csv', { type: 'text/csv' });
}
