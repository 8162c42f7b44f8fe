/** What a line of the journal tells, piece by piece, for the table and the cards. */
import type { JournalLine } from '@valorisation/contract';
import { isValuationStatus, STATUS_NAMES } from '@valorisation/rules';
import { useCreatePath, useResourceDefinitions } from 'react-admin';
import { Link } from 'react-router-dom';
import { staffJournal as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';

interface Line {
  row: JournalLine;
}

/** The resource of a kind that the journal calls otherwise. */
const RESOURCES: Readonly<Record<string, string>> = {
  account: 'accounts',
  establishment: 'establishments',
  mail: 'mails',
};

/** What it happened to, with the way to its page where staff have one. */
export function Thing({ row: { kind, thing_id: id, company_name: company } }: Line) {
  const createPath = useCreatePath();
  const resource = RESOURCES[kind] ?? kind;
  const page = useResourceDefinitions()[resource];
  const name = words.thing(kind, id);
  const type = page?.hasShow === true ? 'show' : 'edit';
  const hasPage = page?.hasShow === true || page?.hasEdit === true;
  return (
    <>
      {hasPage ? <Link to={createPath({ resource, id, type })}>{name}</Link> : name}
      {company !== null && <Minor>{company}</Minor>}
    </>
  );
}

export function Actor({ row: { actor_id: id, actor } }: Line) {
  const createPath = useCreatePath();
  if (id === null) return words.product;
  if (actor === null) return words.gone(id);
  return <Link to={createPath({ resource: 'accounts', id, type: 'show' })}>{actor}</Link>;
}

interface ValuesProps {
  heading?: string;
  kind: string;
  values: JournalLine['before'];
}

function inWords(kind: string, name: string, value: JournalLine['before'][string] | undefined): string {
  if (kind === 'valuation' && name === 'status' && isValuationStatus(value)) return STATUS_NAMES[value];
  if (value === null || value === undefined) return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return words.texts[String(value)] ?? String(value);
}

/** Values of before or after, one under the other. */
export function Values({ heading, kind, values }: ValuesProps) {
  const names = Object.keys(values);
  if (names.length === 0) return null;
  return (
    <div>
      {heading}
      {names.map((name) => (
        <Minor key={name}>{words.value(name, inWords(kind, name, values[name]))}</Minor>
      ))}
    </div>
  );
}
