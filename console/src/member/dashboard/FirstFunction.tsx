import { findFunction, type JobFunction } from '@valorisation/rules';
import { useNavigate } from 'react-router-dom';
import { plannedDue } from '../../amounts/model/plannedDue';
import { FunctionPicker } from '../../amounts/parts/FunctionPicker';
import { isSameJob } from '../../amounts/parts/functionChoice';
import { useReference } from '../../api/rows';
import { useFunctionNames } from '../../api/useFunctionNames';
import { paths } from '../../routes';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/layout/primitives';
import { useDraft } from '../classification/state/draft';

/** Functions that most establishments have: secretary and accountant, teacher, night watch, service. */
const USUAL = [28, 4, 12, 43] as const;

/** The search for the first person's function. The choice goes straight to the person's situation. */
export function FirstFunction() {
  const { data: reference } = useReference();
  const names = useFunctionNames();
  const draft = useDraft();
  const navigate = useNavigate();

  function begin({ id: functionId }: JobFunction) {
    if (!isSameJob(draft.input, { functionId })) draft.begin({ functionId });
    void navigate(paths.profileConcerned());
  }

  if (reference === undefined) return null;
  const usual = USUAL.flatMap((id) => findFunction(reference.grid, id) ?? []);
  return (
    <>
      <FunctionPicker
        grid={reference.grid}
        names={names}
        amountOf={(job) => plannedDue(reference, job)}
        chosen={null}
        isBrowsed={false}
        onChoose={begin}
        onConfirm={() => undefined}
        onOther={() => void navigate(paths.newValuation())}
      />
      <Stack as="ul" gap={0} align="start" className="unmarked">
        {usual.map((job) => (
          <li key={job.id}>
            <Button variant="quiet" size="small" flush="start" onClick={() => begin(job)}>
              {job.title}
            </Button>
          </li>
        ))}
      </Stack>
    </>
  );
}
