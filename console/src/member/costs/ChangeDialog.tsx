/** The form of one change of a scenario. Each kind of change has its own few fields. */
import {
  formatMoney,
  isChangeKind,
  leaveWeeksWords,
  valuesOn,
  withChanges,
  type CostChange,
  type Grid,
} from '@valorisation/rules';
import { useMemo } from 'react';
import type { CostBasis } from '../../api/costs';
import { costs } from '../../i18n/fr/costs';
import { DateField } from '../../ui/DateField';
import { FormDialog } from '../../ui/form/FormDialog';
import { useBoundForm, type BoundForm } from '../../ui/form/useBoundForm';
import { Stack } from '../../ui/layout/primitives';
import { NumberField } from '../../ui/NumberField';
import { Segments } from '../../ui/Segments';
import { SelectField } from '../../ui/SelectField';
import { Summary } from '../../ui/Summary';
import { criterionChoices, degreeChoices, functionChoices, positionChoices } from './changeChoices';
import { changeOf, EVERYBODY, faultsOf, startOf, type ChangeValues } from './changeForm';
import { gridInForce } from './changeWords';
import { firstDay, schoolOf } from './school';

const { form: words, kinds } = costs;

interface FieldsProps {
  form: BoundForm<ChangeValues>;
  basis: CostBasis;
  grid: Grid | undefined;
}

const LEAVE_WEEKS = [0, 1, 2, 3, 4, 5, 6].map((weeks) => ({ value: String(weeks), label: leaveWeeksWords(weeks) }));

/** The value before and after the change stands under its field. */
function ValueFields({ form, basis, kind }: FieldsProps & { kind: 'point-value' | 'wage' }) {
  const [unit, from, percent, cents] = [
    form.value('unit'),
    form.value('from'),
    form.value('percent'),
    form.value('cents'),
  ];
  const school = useMemo(() => schoolOf(basis, { announced: true }), [basis]);
  const change = changeOf({ ...startOf(firstDay(basis)), kind, from, unit, percent, cents }, undefined);
  const before = change && valuesOn(school.calendar, change.from)[kind];
  const after = change && valuesOn(withChanges(school, [change]).calendar, change.from)[kind];
  const hint = before === null || after === null ? undefined : words.effect(formatMoney(before), formatMoney(after));
  return (
    <>
      <Segments
        legend={words.unit}
        options={[
          { value: 'percent', label: words.percent },
          { value: 'cents', label: words.cents },
        ]}
        value={unit}
        onValueChange={(next) => form.change('unit', () => next)}
      />
      {unit === 'percent' ? (
        <NumberField {...form.control('percent')} suffix="%" hint={hint} />
      ) : (
        <NumberField {...form.control('cents')} label={words.values[kind]} suffix="€" hint={hint} />
      )}
    </>
  );
}

function DegreeFields({ form, basis, grid }: FieldsProps) {
  const row = basis.rows.find(({ id }) => String(id) === form.value('position'));
  if (grid === undefined || row === undefined) return null;
  return (
    <>
      <SelectField
        {...form.control('criterion')}
        onValueChange={(next) => {
          form.change('criterion', () => next);
          form.change('degree', () => '');
        }}
        options={criterionChoices(grid, row)}
      />
      <SelectField {...form.control('degree')} options={degreeChoices(grid, row, Number(form.value('criterion')))} />
    </>
  );
}

function HiringFields({ form, grid }: FieldsProps) {
  if (grid === undefined) return null;
  const job = grid.functions.find(({ id }) => String(id) === form.value('function'));
  const hired = job && { functionId: job.id, categoryLevel: job.categoryLevel ?? 0 };
  return (
    <>
      <SelectField
        {...form.control('function')}
        onValueChange={(next) => {
          form.change('function', () => next);
          form.change('degrees', () => ({}));
        }}
        options={functionChoices(grid)}
      />
      <NumberField {...form.control('share')} label={words.hiredShare} suffix="%" />
      {job !== undefined && hired !== undefined && (
        <details>
          <Summary>{words.degrees}</Summary>
          <Stack gap={3} above={2}>
            {criterionChoices(grid, hired).map(({ value, label }) => (
              <SelectField
                key={value}
                label={label}
                placeholder={null}
                value={form.value('degrees')[value] ?? String(job.defaultDegrees[Number(value)] ?? 0)}
                onValueChange={(degree) => form.change('degrees', (chosen) => ({ ...chosen, [value]: degree }))}
                options={degreeChoices(grid, hired, Number(value))}
              />
            ))}
          </Stack>
        </details>
      )}
    </>
  );
}

function Fields(props: FieldsProps) {
  const { form, basis } = props;
  const kind = form.value('kind');
  if (kind === 'point-value' || kind === 'wage') return <ValueFields {...props} kind={kind} />;
  if (kind === 'hiring') return <HiringFields {...props} />;
  const everybody = kind === 'seniority' ? [{ value: EVERYBODY, label: words.everybody }] : [];
  return (
    <>
      <SelectField
        {...form.control('position')}
        onValueChange={(next) => {
          form.change('position', () => next);
          form.change('criterion', () => '');
          form.change('degree', () => '');
        }}
        options={[...everybody, ...positionChoices(basis.rows)]}
      />
      {kind === 'share' && <NumberField {...form.control('share')} suffix="%" />}
      {kind === 'leave' && <SelectField {...form.control('weeks')} options={LEAVE_WEEKS} />}
      {kind === 'degree' && <DegreeFields {...props} />}
    </>
  );
}

interface ChangeDialogProps {
  /** The scenario that it changes. */
  name: string;
  basis: CostBasis;
  onChange: (change: CostChange) => void;
  onClose: () => void;
}

export function ChangeDialog({ name, basis, onChange, onClose }: ChangeDialogProps) {
  const first = firstDay(basis);
  const grid = gridInForce(basis);
  const form = useBoundForm<ChangeValues>({
    labels: {
      kind: words.kind,
      percent: words.rise,
      cents: words.cents,
      position: words.position,
      share: words.share,
      weeks: words.weeks,
      criterion: words.criterion,
      degree: words.degree,
      function: words.function,
      from: words.from,
    },
    start: startOf(first),
    check: (values) => faultsOf(values, first),
    send: async (values) => {
      const change = changeOf(values, grid);
      if (change !== null) onChange(change);
      return Promise.resolve();
    },
  });
  return (
    <FormDialog title={words.title(name)} form={form} submit={words.submit} onClose={onClose}>
      <SelectField
        {...form.control('kind')}
        placeholder={null}
        onValueChange={(next) => {
          if (isChangeKind(next)) form.change('kind', () => next);
          form.change('position', () => '');
        }}
        options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
      />
      <Fields form={form} basis={basis} grid={grid} />
      <DateField {...form.control('from')} />
    </FormDialog>
  );
}
