/** A second file: who is already known in another spelling, and what the file changes. */
import type { ImportPreview } from '../../../api/exchange';
import { importReading } from '../../../i18n/fr/importReading';
import { Button } from '../../../ui/Button';
import { Segments } from '../../../ui/Segments';
import { Table } from '../../../ui/Table';
import { Cluster, Inline, Stack, Text } from '../../../ui/layout/primitives';
import { Gap } from '../Gap';
import { appliedCount } from './choices';
import styles from './Reading.module.css';

const { known: words } = importReading;

type SamePerson = ImportPreview['samePeople'][number];

interface SamePeopleProps {
  people: readonly SamePerson[];
  onDecideAll: (all: 'same' | 'other') => void;
  onDecide: (line: number, isSame: boolean) => void;
}

function Pair({ person, onDecide }: { person: SamePerson } & Pick<SamePeopleProps, 'onDecide'>) {
  const { line, profileName, knownName, by, differs, isSame } = person;
  return (
    <li className={styles.pair}>
      <div>
        <p>
          <span className="strong">{profileName}</span> <span className="quiet">{words.inFile(line)}</span>
        </p>
        <p>
          <span className="strong">{knownName}</span> <span className="quiet">{words.inTool}</span>
        </p>
      </div>
      <div className="quiet">
        <p>{words.by[by]}</p>
        {differs.map(({ kind, before, after }) => (
          <p key={kind}>{words.differs(words.fields[kind], before, after)}</p>
        ))}
      </div>
      <Segments
        legend={words.decide(profileName, knownName)}
        hidesLegend
        options={[
          { value: 'same', label: words.sameOne },
          { value: 'other', label: words.otherOne },
        ]}
        value={isSame === null ? '' : isSame ? 'same' : 'other'}
        onValueChange={(value) => onDecide(line, value === 'same')}
      />
    </li>
  );
}

export function SamePeople({ people, onDecideAll, onDecide }: SamePeopleProps) {
  if (people.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-labelledby="meme-personne">
      <Cluster gap={3} rowGap={0} align="baseline">
        <h2 id="meme-personne" className={styles.title}>
          {words.same}
        </h2>
        <Inline tone="hint">{words.sameHint}</Inline>
      </Cluster>
      {people.length > 1 && (
        <Cluster gap={2}>
          <Button size="small" onClick={() => onDecideAll('same')}>
            {words.allSame(people.length)}
          </Button>
          <Button size="small" variant="quiet" onClick={() => onDecideAll('other')}>
            {words.allOther}
          </Button>
        </Cluster>
      )}
      <ol className="unmarked table-size line-top">
        {people.map((person) => (
          <Pair key={person.line} person={person} onDecide={onDecide} />
        ))}
      </ol>
    </Stack>
  );
}

interface ChangesProps {
  changes: ImportPreview['changes'];
  unchanged: number;
}

/** The rows that are new are listed with those that are ready. */
export function Changes({ changes: all, unchanged }: ChangesProps) {
  const changes = all.filter(({ kind }) => kind !== 'new');
  if (changes.length === 0 && unchanged === 0) return null;
  const applied = appliedCount({ changes });
  const staying = words.staying(unchanged, changes.length - applied);
  return (
    <Stack as="section" gap={2} aria-labelledby="changements">
      <Cluster gap={3} rowGap={0} align="baseline">
        <h2 id="changements" className={styles.title}>
          {words.changes(applied)}
        </h2>
        {staying !== '' && <Inline tone="hint">{staying}</Inline>}
      </Cluster>
      {changes.length > 0 && (
        <Table label={words.changes(applied)} className="cards-on-phone">
          <thead>
            <tr>
              <th scope="col">{words.columns.person}</th>
              <th scope="col">{words.columns.kind}</th>
              <th scope="col">{words.columns.before}</th>
              <th scope="col">{words.columns.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ kind, profileName, functionTitle, before, after, gapCents = null, unit }, place) => (
              <tr key={`${place}-${kind}`}>
                <th scope="row">
                  {profileName}
                  {functionTitle !== null && (
                    <Text tone="note" className="regular">
                      {functionTitle}
                    </Text>
                  )}
                </th>
                <td>{words.kinds[kind]}</td>
                <td data-label={words.columns.before}>{before ?? words.nothing}</td>
                <td data-label={words.columns.after}>
                  {kind === 'gone' ? words.goneKept : (after ?? words.nothing)}
                  {gapCents !== null && <Gap cents={gapCents} unit={unit} />}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Stack>
  );
}
