import { Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
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
import { Cluster, Stack } from '../../../../ui/layout/primitives';
import { ChoiceCell, TextCell } from '../Cell';
import { levelsOf, withRow, type PartProps } from './part';

const { tree: words } = staffGridDraft;
const MOST_DUTIES = 5;

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
      <Duties id={id} document={document} change={change} />
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

function Duties({ id, document: { missions = [] }, change }: FunctionProps) {
  const place = missions.findIndex((row) => row.metier_id === id);
  const texts = missions[place]?.textes ?? [];
  const put = (textes: readonly string[]) => {
    const others = missions.filter((row) => row.metier_id !== id);
    const own = { metier_id: id, textes };
    if (textes.length === 0) change({ missions: others });
    else change({ missions: place < 0 ? [...missions, own] : withRow(missions, place, own) });
  };
  return (
    <Stack gap={3}>
      <Typography variant="subtitle1" component="h4">
        {words.duties}
      </Typography>
      {texts.map((text, at) => (
        // The key is the position, because duties have no id.
        <Stack key={at} gap={1}>
          <TextCell
            at={{ part: 'missions', place, field: `textes.${at}`, label: words.duty(at + 1), isTitled: true }}
            value={text}
            rows={2}
            onChange={(now) => put(texts.map((one, other) => (other === at ? now : one)))}
          />
          <div>
            <Button size="small" color="error" onClick={() => put(texts.filter((_, other) => other !== at))}>
              {words.removeDuty(at + 1)}
            </Button>
          </div>
        </Stack>
      ))}
      {texts.length < MOST_DUTIES && (
        <Cluster>
          <Button size="small" onClick={() => put([...texts, ''])}>
            {words.addDuty}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
