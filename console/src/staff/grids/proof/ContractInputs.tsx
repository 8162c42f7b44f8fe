import { Checkbox, FormControlLabel } from '@mui/material';
import { choosableDegrees, findFunction, typeset, type Criterion, type Grid } from '@valorisation/rules';
import { classification, staffGridProof } from '../../../i18n/fr';
import { FunctionField } from '../../kit/FunctionField';
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
  const offersHourly = maybeHourly(grid, values);
  const offersFixedDays = maybeFixedDays(grid, values);
  return (
    <div className={styles.inputs}>
      <FunctionField
        grid={grid}
        hasOther
        label={words.function}
        value={values.functionId}
        error={errors['functionId']}
        // The degrees and the ways of pay depend on the function, so a new function resets them.
        onChange={(functionId) => change({ functionId, degrees: {}, hourly: false, fixedDays: false })}
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
