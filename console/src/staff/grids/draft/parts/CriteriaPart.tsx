import { Button, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { TRAINING_FIELD, type CriterionRow, type DegreeColumnRow, type DegreeRow } from '@valorisation/rules';
import { staffGridDraft } from '../../../../i18n/fr';
import { Stack } from '../../../../ui/layout/primitives';
import { ChoiceCell, DecimalCell, TextCell } from '../Cell';
import styles from '../Draft.module.css';
import { levelsOf, withRow, type PartProps } from './part';

const { criteria: words, of } = staffGridDraft;

export function CriteriaPart({ document, change }: PartProps) {
  const { criteres } = document;
  const [place, setPlace] = useState(0);
  const [level, setLevel] = useState(0);
  const criterion = criteres[place];
  const levels = levelsOf(document);
  const column = criterion?.indices.findIndex(({ cat_level }) => cat_level === level) ?? -1;
  if (criterion === undefined) return null;
  const put = (row: Partial<CriterionRow>) => change({ criteres: withRow(criteres, place, row) });
  const category = levels.find((one) => one.level === level)?.title ?? '';
  return (
    <Stack gap={5}>
      <div className={styles.fields}>
        <ChoiceCell
          at={{ part: 'criteres', place: -1, field: '', label: words.which, isTitled: true }}
          value={String(place)}
          choices={criteres.map((row, at) => [String(at), row.critere_title])}
          onChange={(at) => setPlace(Number(at))}
        />
        <TextCell
          at={{ part: 'criteres', place, field: 'critere_title', label: words.title, isTitled: true }}
          value={criterion.critere_title}
          onChange={(title) => put({ critere_title: title })}
        />
      </div>
      <TextCell
        at={{ part: 'criteres', place, field: 'definition', label: words.definition, isTitled: true }}
        value={criterion.definition}
        rows={3}
        onChange={(definition) => put({ definition })}
      />
      <Tabs
        value={level}
        onChange={(_, next: number) => setLevel(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={words.category}
      >
        {levels.map((one) => (
          <Tab key={one.level} value={one.level} label={one.title} />
        ))}
      </Tabs>
      <Degrees
        key={`${place}-${level}`}
        at={{ place, column }}
        criterion={criterion}
        caption={words.caption(criterion.critere_title, category)}
        onChange={(degres) => put({ indices: withRow<DegreeColumnRow>(criterion.indices, column, { degres }) })}
      />
    </Stack>
  );
}

interface DegreesProps {
  at: { readonly place: number; readonly column: number };
  criterion: CriterionRow;
  caption: string;
  onChange: (degrees: readonly DegreeRow[]) => void;
}

function Degrees({ at: { place, column }, criterion, caption, onChange }: DegreesProps) {
  const degrees = criterion.indices[column]?.degres ?? [];
  const isTraining = criterion.metier_field === TRAINING_FIELD;
  const last = degrees.at(-1);
  const added: DegreeRow = {
    degre: (last?.degre ?? 0) + 1,
    degre_value: last?.degre_value ?? 0,
    degre_level: '',
    ...(isTraining && { public: last?.public ?? '' }),
  };
  const at = (index: number, field: string, heading: string) => ({
    part: 'criteres' as const,
    place,
    field: `indices.${column}.degres.${index}.${field}`,
    label: of(heading, `${words.rank} ${degrees[index]?.degre ?? ''}`),
  });
  return (
    <Stack gap={3}>
      <div className="scroll-x relative">
        <table className={styles.table}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.rank}</th>
              <th scope="col">{words.points}</th>
              <th scope="col">{words.text}</th>
              {isTraining && <th scope="col">{words.family}</th>}
            </tr>
          </thead>
          <tbody>
            {degrees.map((row, index) => (
              <tr key={row.degre}>
                <th scope="row">{row.degre}</th>
                <td className={styles.narrow}>
                  <DecimalCell
                    at={at(index, 'degre_value', words.points)}
                    value={row.degre_value}
                    onChange={(points) => onChange(withRow(degrees, index, { degre_value: points }))}
                  />
                </td>
                <td className={styles.wide}>
                  <TextCell
                    at={at(index, 'degre_level', words.text)}
                    value={row.degre_level}
                    rows={2}
                    onChange={(text) => onChange(withRow(degrees, index, { degre_level: text }))}
                  />
                </td>
                {isTraining && (
                  <td className={styles.narrow}>
                    <TextCell
                      at={at(index, 'public', words.family)}
                      value={row.public ?? ''}
                      onChange={(family) => onChange(withRow(degrees, index, { public: family }))}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {degrees.length === 0 && <p>{words.none}</p>}
      <div>
        <Button size="small" onClick={() => onChange([...degrees, added])}>
          {words.add}
        </Button>
        {last !== undefined && (
          <Button size="small" color="error" onClick={() => onChange(degrees.slice(0, -1))}>
            {words.remove(last.degre)}
          </Button>
        )}
      </div>
    </Stack>
  );
}
