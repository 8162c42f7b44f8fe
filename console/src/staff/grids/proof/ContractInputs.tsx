import { Autocomplete, Checkbox, FormControlLabel, TextField } from '@mui/material';
import {
  choosableDegrees,
  findFunction,
  OTHER_FUNCTION_ID,
  typeset,
  type Criterion,
  type Grid,
} from '@valorisation/rules';
import { functionTree } from '../../../amounts/model/searchFunctions';
import { classification, staffGridProof } from '../../../i18n/fr';
import {
  askedCriteria,
  isOther,
  levelOf,
  maybeFixedDays,
  maybeHourly,
  NOT_CONCERNED,
  type CaseValues,
} from './caseValues';
import { ChoiceInput, TextInput, type FormFields } from './inputs';
import styles from './Proof.module.css';

const { form: words } = staffGridProof;

interface Choice {
  readonly id: number;
  readonly label: string;
  readonly place: string;
}

function choicesOf(grid: Grid): readonly Choice[] {
  const others = findFunction(grid, OTHER_FUNCTION_ID);
  return [
    ...functionTree(grid).flatMap((domain) =>
      domain.families.flatMap((family) =>
        family.functions.map(({ id, title }) => ({
          id,
          label: typeset(title),
          place: typeset(`${domain.title}, ${family.title}`),
        })),
      ),
    ),
    ...(others === undefined ? [] : [{ id: others.id, label: typeset(others.title), place: typeset(others.title) }]),
  ];
}

function degreeChoices(grid: Grid, criterion: Criterion, values: CaseValues): readonly (readonly [string, string])[] {
  const job = values.functionId === null ? undefined : findFunction(grid, values.functionId);
  if (job === undefined) return [];
  const degrees = choosableDegrees(criterion, job, levelOf(grid, values)).map(
    ({ rank, text }) => [String(rank), words.degree(rank, typeset(text))] as const,
  );
  return [
    ...(criterion.kind === 'training' ? [['0', words.noTraining] as const] : []),
    ...degrees,
    ...(isOther(values) ? [[NOT_CONCERNED, words.notConcerned] as const] : []),
  ];
}

export function ContractInputs({ grid, ...fields }: FormFields & { grid: Grid }) {
  const { values, errors, change } = fields;
  const choices = choicesOf(grid);
  const offersHourly = maybeHourly(grid, values);
  const offersFixedDays = maybeFixedDays(grid, values);
  return (
    <div className={styles.inputs}>
      <Autocomplete
        options={choices}
        groupBy={({ place }) => place}
        getOptionKey={({ id }) => id}
        value={choices.find(({ id }) => id === values.functionId) ?? null}
        noOptionsText={words.functionNone}
        // The degrees and the ways of pay depend on the function, so a new function resets them.
        onChange={(_, choice) =>
          change({ functionId: choice?.id ?? null, degrees: {}, hourly: false, fixedDays: false })
        }
        renderInput={(params) => (
          <TextField
            {...params}
            label={words.function}
            error={errors['functionId'] !== undefined}
            helperText={errors['functionId'] ?? ' '}
          />
        )}
      />
      {isOther(values) && (
        <ChoiceInput
          label={words.category}
          value={String(values.categoryLevel)}
          choices={grid.categories.map(({ level, title }) => [String(level), typeset(title)])}
          error={errors['categoryLevel']}
          onChange={(level) => {
            const found = grid.categories.find((category) => String(category.level) === level);
            if (found !== undefined) change({ categoryLevel: found.level, degrees: {} });
          }}
        />
      )}
      {askedCriteria(grid, values).map((criterion) => (
        <ChoiceInput
          key={criterion.id}
          label={typeset(criterion.title)}
          value={values.degrees[criterion.id] ?? ''}
          choices={degreeChoices(grid, criterion, values)}
          error={errors[`degrees.${criterion.id}`]}
          onChange={(rank) => change({ degrees: { ...values.degrees, [criterion.id]: rank } })}
        />
      ))}
      <ChoiceInput
        label={words.leave}
        value={String(values.leaveWeeks)}
        choices={grid.leaveSteps.map(({ weeks }) => [String(weeks), classification.conclusion.leaveWeeks(weeks)])}
        error={errors['leaveWeeks']}
        onChange={(weeks) => change({ leaveWeeks: Number(weeks) })}
      />
      <TextInput name="seniorityYears" label={words.seniority} decimal {...fields} />
      <TextInput name="shareHundredths" label={words.share} decimal {...fields} />
      <TextInput name="guaranteedCents" label={words.guarantee} help={words.guaranteeHelp} decimal {...fields} />
      {offersHourly && (
        <FormControlLabel
          label={words.hourly}
          control={
            <Checkbox
              checked={values.hourly}
              onChange={({ target: { checked } }) =>
                change({ hourly: checked, fixedDays: false, expectedUnit: checked ? 'hour' : 'month' })
              }
            />
          }
        />
      )}
      {offersFixedDays && (
        <FormControlLabel
          label={words.fixedDays}
          control={
            <Checkbox
              checked={values.fixedDays}
              onChange={({ target: { checked } }) => change({ fixedDays: checked })}
            />
          }
        />
      )}
    </div>
  );
}
