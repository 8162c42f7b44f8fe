import type { Grid } from '@valorisation/rules';
import { useState } from 'react';
import { FunctionPicker } from '../../../amounts/parts/FunctionPicker';
import type { FunctionChoice } from '../../../amounts/parts/functionChoice';
import { OtherFunctionForm } from '../../../amounts/parts/OtherFunctionForm';
import { useReference } from '../../../api/rows';
import { useFunctionNames } from '../../../api/useFunctionNames';
import { importReading } from '../../../i18n/fr/importReading';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { otherFunction, type ChosenCell } from './choices';

const { repairs: words } = importReading;

const NONE: FunctionChoice = { kind: 'none' };

export interface FunctionSearchProps {
  title: string;
  /** The words of the file. */
  search: string;
  /** True: begins with a function outside the grid. */
  beginsOther: boolean;
  onClose: () => void;
  onChoose: (chosen: ChosenCell) => void;
}

/** What is sent for a choice; null until it is complete. */
function cellOf(grid: Grid | undefined, choice: FunctionChoice): ChosenCell | null {
  if (choice.kind === 'known') return { value: String(choice.job.id), title: choice.job.title };
  const category = choice.kind === 'other' && grid?.categories.find(({ level }) => level === choice.level)?.title;
  return choice.kind === 'other' && category ? otherFunction(choice.title, choice.level, category) : null;
}

/** The search for a function, over the screen of the import. */
export function FunctionSearch({ title, search, beginsOther, onClose, onChoose }: FunctionSearchProps) {
  const { data: reference } = useReference();
  const names = useFunctionNames();
  const [choice, setChoice] = useState(NONE);
  const [isOther, setIsOther] = useState(beginsOther);
  const chosen = cellOf(reference?.grid, choice);

  function take() {
    if (chosen === null) return;
    onChoose(chosen);
    onClose();
  }

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      cancellable
      actions={
        <Button variant="primary" disabled={chosen === null} onClick={take}>
          {words.take}
        </Button>
      }
    >
      {reference !== undefined &&
        (isOther ? (
          <OtherFunctionForm
            reference={reference}
            initial={NONE}
            suggested={search}
            onChange={setChoice}
            onBack={() => setIsOther(false)}
          />
        ) : (
          <FunctionPicker
            grid={reference.grid}
            names={names}
            amountOf={() => null}
            initialSearch={search}
            chosen={choice.kind === 'known' ? choice.job : null}
            onChoose={(job) => setChoice({ kind: 'known', job })}
            onConfirm={take}
            onOther={() => {
              setChoice(NONE);
              setIsOther(true);
            }}
          />
        ))}
    </Dialog>
  );
}
