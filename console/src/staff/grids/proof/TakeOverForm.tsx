/** The expected answers for this version are typed first. The computed answers are shown beside them afterwards. */
import { useId, useRef, useState, type FormEvent } from 'react';
import { formatAmount, formatPoints } from '@valorisation/rules';
import { gridProofCalls, type GridCase } from '@valorisation/contract';
import { call } from '../../../api/call';
import { staffGridProof, staffKit } from '../../../i18n/fr';
import { Button } from '../../../ui/Button';
import { Stack, Text } from '../../../ui/layout/primitives';
import { Notice } from '../../../ui/Notice';
import { NumberField } from '../../../ui/NumberField';
import { Refusal } from '../../../ui/Refusal';
import { TextField } from '../../../ui/TextField';
import { useKept } from '../../../api/useKept';
import { useStaffAct } from '../../kit/useStaffAct';
import { focusFault } from './focus';
import styles from './Proof.module.css';
import { EMPTY_ROW, readTakeOver, type RowValues, type TakeOverErrors } from './takeOver';
import { useShownProof } from './useShownProof';

const { takeOver: words, form: formWords } = staffGridProof;
const LONGEST_SOURCE = 200;

interface TakenOverText {
  readonly rows: Readonly<Record<string, RowValues>>;
  readonly source: string;
}

const NOTHING_TYPED: TakenOverText = { rows: {}, source: '' };

interface TakeOverFormProps {
  gridId: number;
  cases: readonly GridCase[];
  /** Called when the computed answers may be shown. */
  onDone: () => void;
}

export function TakeOverForm({ gridId, cases, onDone }: TakeOverFormProps) {
  const id = useId();
  const show = useShownProof(gridId);
  const { busy, refusal, run } = useStaffAct();
  const { found, keep, letGo } = useKept<TakenOverText>('reprise', gridId);
  const [typed, setTyped] = useState(found ?? NOTHING_TYPED);
  const [errors, setErrors] = useState<TakeOverErrors>({});
  const { rows, source } = typed;
  const form = useRef<HTMLFormElement>(null);

  function change(changed: Partial<TakenOverText>): void {
    const next = { ...typed, ...changed };
    setTyped(next);
    keep(next);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const read = readTakeOver(Object.fromEntries(cases.map((one) => [one.id, rows[one.id] ?? EMPTY_ROW])), source);
    setErrors('errors' in read ? read.errors : {});
    if ('body' in read) {
      const { length } = read.body.cases;
      const takeOver = async () => {
        await show(call(gridProofCalls.takeOver, { params: { id: gridId }, body: read.body }));
        letGo();
      };
      void run(takeOver, words.done(length), onDone);
      return;
    }
    focusFault(form.current, 'rows' in read.errors ? 'input' : undefined);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form} aria-labelledby={id}>
      <Stack gap={5}>
        <h3 id={id} className="size-17 breakable shrinkable">
          {words.title}
        </h3>
        <Text reading>{words.text}</Text>
        {found !== null && <Notice tone="sky">{staffKit.found}</Notice>}
        <Refusal text={refusal ?? errors['rows'] ?? null} />
        {cases.map((one) => (
          <Row
            key={one.id}
            one={one}
            values={rows[one.id] ?? EMPTY_ROW}
            errors={errors}
            onChange={(values) =>
              change({ rows: { ...rows, [one.id]: { ...(rows[one.id] ?? EMPTY_ROW), ...values } } })
            }
          />
        ))}
        <TextField
          label={formWords.source}
          hint={formWords.sourceHelp}
          maxLength={LONGEST_SOURCE}
          value={source}
          error={errors['source']}
          onChange={({ target }) => change({ source: target.value })}
        />
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {formWords.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface RowProps {
  one: GridCase;
  values: RowValues;
  errors: TakeOverErrors;
  onChange: (values: Partial<RowValues>) => void;
}

function Row({ one: { id, title, ...one }, values, errors, onChange }: RowProps) {
  const before = formatAmount({ cents: one.expectedCents, unit: one.expectedUnit });
  const field = (name: keyof RowValues) => ({
    optional: 'silent' as const,
    error: errors[`${id}.${name}`],
    value: values[name] ?? null,
    onValueChange: (value: RowValues[typeof name]) => onChange({ [name]: value }),
  });
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <Text tone="hint">{words.before(formatPoints(one.expectedIndex), before)}</Text>
      <div className={styles.inputs}>
        <NumberField label={formWords.index} {...field('index')} />
        <NumberField label={words.amounts[one.expectedUnit]} suffix="€" {...field('amount')} />
      </div>
    </fieldset>
  );
}
