import { useState } from 'react';
import type { JobFunction } from '@valorisation/rules';
import { FunctionPicker } from '../../../amounts/parts/FunctionPicker';
import { useReference } from '../../../api/rows';
import { useFunctionNames } from '../../../api/useFunctionNames';
import { importReading } from '../../../i18n/fr/importReading';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Notice } from '../../../ui/Notice';

const { repairs: words } = importReading;

export interface FunctionSearchProps {
  title: string;
  /** The words of the file. */
  search: string;
  onClose: () => void;
  onChoose: (job: Pick<JobFunction, 'id' | 'title'>) => void;
}

/** The search for a function, over the screen of the import. */
export function FunctionSearch({ title, search, onClose, onChoose }: FunctionSearchProps) {
  const { data: reference } = useReference();
  const names = useFunctionNames();
  const [chosen, setChosen] = useState<JobFunction | null>(null);
  const [isOther, setIsOther] = useState(false);

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
      {isOther && (
        <Notice tone="wheat" alert>
          {words.other}
        </Notice>
      )}
      {reference !== undefined && (
        <FunctionPicker
          grid={reference.grid}
          names={names}
          amountOf={() => null}
          initialSearch={search}
          chosen={chosen}
          onChoose={setChosen}
          onConfirm={take}
          onOther={() => setIsOther(true)}
        />
      )}
    </Dialog>
  );
}
