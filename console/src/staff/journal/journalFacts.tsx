import type { JournalLine } from '@valorisation/contract';
import { journalPart } from '@valorisation/rules';
import { useCreatePath, useResourceDefinitions } from 'react-admin';
import { Link } from 'react-router-dom';
import { staffJournal as words, staffSettings } from '../../i18n/fr';
import { formatMoment } from '../../ui/instant';
import { Minor } from '../kit/CardList';

interface Line {
  row: JournalLine;
}

/** The staff resources whose kind has another name in the journal. */
const RESOURCES: Readonly<Record<string, string>> = {
  account: 'accounts',
  establishment: 'establishments',
  mail: 'mails',
};

/** A setting is named by its title, because its number means nothing to readers. */
function nameOf({ kind, thing_id: id, setting }: JournalLine): string {
  const known = Object.entries(staffSettings.settings).find(([key]) => key === setting);
  return known === undefined ? words.thing(kind, id) : words.setting(known[1].title);
}

export function LineSubject({ row }: Line) {
  const { kind, thing_id: id, company_name: company } = row;
  const createPath = useCreatePath();
  const resource = RESOURCES[kind] ?? kind;
  const page = useResourceDefinitions()[resource];
  const name = nameOf(row);
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

export function Values({ heading, row, side }: Line & { heading?: string; side: 'before' | 'after' }) {
  const values = Object.entries(row[side]);
  if (values.length === 0) return null;
  return (
    <div>
      {heading}
      {values.map(([name, value]) => (
        <Minor key={name}>{journalPart(row, name, value, formatMoment)}</Minor>
      ))}
    </div>
  );
}
