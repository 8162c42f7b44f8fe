import { Button, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { gridProofCalls, type GridCase } from '@valorisation/contract';
import { isSameValue, type Grid } from '@valorisation/rules';
import { call } from '../../../api/call';
import { isApiError } from '../../../core/errors';
import { staffGridProof, staffKit } from '../../../i18n/fr';
import { Cluster, Stack, Text } from '../../../ui/layout/primitives';
import { Notice } from '../../../ui/Notice';
import { Refusal } from '../../../ui/Refusal';
import { isKept, useKept } from '../../../api/useKept';
import { useStaffAct } from '../../kit/useStaffAct';
import { NEW_CASE, readCase, valuesOf, withoutChanged, type CaseErrors, type CaseValues } from './caseValues';
import { ContractInputs } from './ContractInputs';
import { focusFault } from './focus';
import { ChoiceInput, TextInput } from './inputs';
import styles from './Proof.module.css';
import { useShownProof } from './useShownProof';

const { form: words, correcting } = staffGridProof;

const TYPED_CASE = 'cas';
const caseKey = (gridId: number, corrected?: GridCase): string => `${gridId}.${corrected?.id ?? 'nouveau'}`;

/** True when the form of the case has values that were typed earlier, so that it opens with them. */
export const isCaseBegun = (gridId: number, corrected?: GridCase): boolean =>
  isKept(TYPED_CASE, caseKey(gridId, corrected));

interface CaseFormProps {
  gridId: number;
  grid: Grid;
  /** The case to correct. Without it, the form is for a new case. */
  corrected?: GridCase;
  onClose: () => void;
}

export function CaseForm({ gridId, grid, corrected, onClose }: CaseFormProps) {
  const id = useId();
  const show = useShownProof(gridId);
  const { busy, refusal, run } = useStaffAct();
  const [saved] = useState<CaseValues>(() => (corrected === undefined ? NEW_CASE : valuesOf(corrected)));
  const { found, keep, letGo } = useKept<CaseValues>(TYPED_CASE, caseKey(gridId, corrected));
  const [values, setValues] = useState(found ?? saved);
  const [errors, setErrors] = useState<CaseErrors>({});
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // A form that opens by itself with restored values does not take the focus.
    if (found === null) form.current?.querySelector<HTMLElement>('input')?.focus();
  }, [found]);
  useEffect(() => {
    if (isSameValue(values, saved)) letGo();
    else keep(values);
  }, [values, saved, keep, letGo]);

  function close(): void {
    letGo();
    onClose();
  }

  function change(changed: Partial<CaseValues>): void {
    setValues((current) => ({ ...current, ...changed }));
    setErrors((current) => withoutChanged(current, changed));
  }

  function refuse(refused: CaseErrors): void {
    setErrors(refused);
    focusFault(form.current);
  }

  async function send(): Promise<void> {
    const read = readCase(grid, values);
    if ('errors' in read) return refuse(read.errors);
    setErrors({});
    const typed = async () => {
      try {
        const { body } = read;
        await show(
          corrected === undefined
            ? call(gridProofCalls.type, { params: { id: gridId }, body })
            : call(gridProofCalls.correct, { params: { id: corrected.id }, body }),
        );
        letGo();
      } catch (error) {
        if (isApiError(error)) refuse(error.fields);
        throw error;
      }
    };
    await run(typed, corrected === undefined ? words.done : correcting.done, onClose);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void send();
  }

  const fields = { values, errors, change };
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form} aria-labelledby={`${id}-title`}>
      <Stack gap={4}>
        <Typography variant="h6" component="h3" id={`${id}-title`}>
          {corrected === undefined ? words.title : correcting.title(corrected.title)}
        </Typography>
        <Text reading>{words.text}</Text>
        {corrected?.state === 'signed' && corrected.signed !== null && (
          <Notice tone="wheat">{correcting.unsigns(corrected.signed.by)}</Notice>
        )}
        {found !== null && <Notice tone="sky">{staffKit.found}</Notice>}
        <Refusal text={refusal} />
        <TextInput name="title" label={words.name} longest={200} {...fields} />
        <fieldset className={styles.group}>
          <legend>{words.situation}</legend>
          <ContractInputs grid={grid} {...fields} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{words.expected}</legend>
          <div className={styles.inputs}>
            <TextInput name="expectedIndex" label={words.index} decimal {...fields} />
            <TextInput name="expectedCents" label={words.amount} decimal {...fields} />
            <ChoiceInput
              label={words.unit}
              value={values.expectedUnit}
              choices={[
                ['month', words.units.month],
                ['hour', words.units.hour],
              ]}
              onChange={(unit) => change({ expectedUnit: unit === 'hour' ? 'hour' : 'month' })}
            />
            <TextInput name="source" label={words.source} help={words.sourceHelp} longest={200} {...fields} />
          </div>
        </fieldset>
        <Cluster gap={2}>
          <Button type="submit" variant="contained" disabled={busy}>
            {words.submit}
          </Button>
          <Button onClick={close}>{staffKit.cancel}</Button>
        </Cluster>
      </Stack>
    </form>
  );
}
