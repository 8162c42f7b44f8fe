import { JOB_SHEET_SECTIONS } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import { useViewedPerson } from '../../api/staffView';
import { activeRows, archivedRows } from '../../amounts/model/people';
import { personHeadline } from '../../amounts/model/personHeadline';
import { jobSheet, staffView as words } from '../../i18n/fr';
import { person as personWords } from '../../i18n/fr/person';
import { paths } from '../../routes';
import { Amount } from '../../ui/Amount';
import { textLines } from '../../ui/richtext/textLines';
import { Stack, Text } from '../../ui/layout/primitives';
import { Summary } from '../../ui/Summary';
import styles from './View.module.css';
import { ProfileMarks } from './PeopleView';
import { ViewedFunctions } from './ViewedFunctions';
import { useViewedIds, ViewFrame } from './ViewFrame';

type Viewed = NonNullable<ReturnType<typeof useViewedPerson>['data']>;

function Sheet({ sheet }: Pick<Viewed, 'sheet'>) {
  const written = JOB_SHEET_SECTIONS.flatMap((name) => {
    const lines = textLines(sheet?.[name] ?? '');
    return lines.length === 0 ? [] : [{ name, lines }];
  });
  return (
    <section>
      <h2>{words.sheet}</h2>
      {written.length === 0 && <Text tone="hint">{words.noSheet}</Text>}
      {written.map(({ name, lines }) => (
        <Stack key={name} gap={2} above={4}>
          <h3>{jobSheet.sheet.sections[name]}</h3>
          {lines.map((line, index) => (
            <Text key={index} reading>
              {line}
            </Text>
          ))}
        </Stack>
      ))}
    </section>
  );
}

function Person({ id, profile }: { id: number; profile: Viewed }) {
  const { label, amount, notes } = personHeadline(profile);
  const [active, archived] = [activeRows(profile), archivedRows(profile)];
  return (
    <>
      <Link to={paths.adminView(id)}>{words.backToList}</Link>
      <ProfileMarks profile={profile} />
      <section aria-label={personWords.headline}>
        <Text tone="quiet">{label}</Text>
        <p className={styles.figure}>
          <Amount value={amount} />
        </p>
        {notes.map((note) => (
          <Text key={note} tone="quiet">
            {note}
          </Text>
        ))}
      </section>
      <section>
        <h2>{personWords.functions}</h2>
        {active.length === 0 && <Text tone="hint">{words.noFunction}</Text>}
        {active.length > 0 && <ViewedFunctions id={id} label={personWords.functions} rows={active} />}
        {archived.length > 0 && (
          <details>
            <Summary>{personWords.archived(archived.length)}</Summary>
            <ViewedFunctions id={id} label={personWords.archived(archived.length)} rows={archived} />
          </details>
        )}
      </section>
      <Sheet sheet={profile.sheet} />
    </>
  );
}

export function PersonView() {
  const { id, row } = useViewedIds();
  const read = useViewedPerson(id, row);
  return (
    <ViewFrame read={read} title={(company, profile) => profile?.name ?? words.titles.people(company)}>
      {(profile) => <Person id={id} profile={profile} />}
    </ViewFrame>
  );
}
