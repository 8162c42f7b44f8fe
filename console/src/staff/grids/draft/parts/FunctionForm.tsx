import { Checkbox, FormControlLabel, Typography } from '@mui/material';
import {
  countedPoints,
  formatPoints,
  isDegreeField,
  parseHundredths,
  TRAINING_FIELD,
  type CriterionRow,
  type FunctionRow,
} from '@valorisation/rules';
import { staffGridDraft } from '../../../../i18n/fr';
import { Stack, Text } from '../../../../ui/layout/primitives';
import { ListLink } from '../../../kit/ListLink';
import { ChoiceCell } from '../Cell';
import { levelsOf, withRow, type PartProps } from './part';

const { tree: words } = staffGridDraft;

interface FunctionProps extends PartProps {
  id: number;
}

export function FunctionForm({ id, document, change }: FunctionProps) {
  const { metiers, cats } = document;
  const place = metiers.findIndex((row) => row.metier_id === id);
  const row = metiers[place];
  if (row === undefined) return null;
  const put = (now: Partial<FunctionRow>) => change({ metiers: withRow(metiers, place, now) });
  const toLevel = (level: number) =>
    put({ fk_metier_cat: level, ccn_categorie: cats.find((one) => one.cat_level === level)?.ccn_categorie ?? null });
  return (
    <Stack gap={4}>
      <ChoiceCell
        at={{ part: 'metiers', place, field: 'fk_metier_cat', label: words.category, isTitled: true }}
        value={String(row.fk_metier_cat ?? '')}
        choices={levelsOf(document).map(({ level, title }) => [String(level), title])}
        onChange={(level) => toLevel(Number(level))}
      />
      <Typography variant="subtitle1" component="h4">
        {words.degrees}
      </Typography>
      {document.criteres.map((criterion) => (
        <DefaultDegree key={criterion.critere_id} criterion={criterion} row={row} place={place} onChange={put} />
      ))}
      <FormControlLabel
        label={words.teaching}
        control={
          <Checkbox checked={row.metier_ens === 1} onChange={(_, isTicked) => put({ metier_ens: isTicked ? 1 : 0 })} />
        }
      />
      <Text tone="hint">
        {words.suggestions}{' '}
        <ListLink resource="function-sheets" filter={{ function_id: id }}>
          {words.toSuggestions}
        </ListLink>
      </Text>
    </Stack>
  );
}

interface DefaultDegreeProps {
  criterion: CriterionRow;
  row: FunctionRow;
  place: number;
  onChange: (row: Partial<FunctionRow>) => void;
}

/** The lowest degree of the function on a criterion. For training, the family that it may claim. */
function DefaultDegree({ criterion, row, place, onChange }: DefaultDegreeProps) {
  const { metier_field: field, critere_title: title } = criterion;
  const degrees = criterion.indices.find(({ cat_level }) => cat_level === row.fk_metier_cat)?.degres ?? [];
  const shared = { part: 'metiers' as const, place, field, isTitled: true };
  if (!isDegreeField(field)) {
    const families = [...new Set(degrees.flatMap(({ public: family }) => family ?? []))];
    const planned = row[TRAINING_FIELD];
    const known = planned === '' || families.includes(planned) ? families : [...families, planned];
    return (
      <ChoiceCell
        at={{ ...shared, label: `${title}\u00a0: ${words.training.toLowerCase()}` }}
        value={planned}
        choices={[['', words.noTraining], ...known.map((family): [string, string] => [family, family])]}
        onChange={(family) => onChange({ [TRAINING_FIELD]: family })}
      />
    );
  }
  const value = String(row[field] === '' ? 0 : row[field]);
  const choices = degrees.map(({ degre, degre_value: points }): [string, string] => [
    String(degre),
    words.degree(degre, countedPoints(formatPoints(parseHundredths(String(points)) ?? 0))),
  ]);
  const isKnown = value === '0' || choices.some(([rank]) => rank === value);
  return (
    <ChoiceCell
      at={{ ...shared, label: title }}
      value={value}
      choices={[
        ['0', words.notConcerned],
        ...choices,
        ...(isKnown ? [] : [[value, words.unknown(value)] as [string, string]]),
      ]}
      onChange={(rank) => onChange({ [field]: Number(rank) })}
    />
  );
}
