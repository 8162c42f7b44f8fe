import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withFunction } from '../amounts/model/chosenFunction';
import { Columns } from '../amounts/parts/Columns';
import type { FunctionChoice } from '../amounts/parts/functionChoice';
import { FunctionPicker } from '../amounts/parts/FunctionPicker';
import { WaitingPanel } from '../amounts/parts/WaitingPanel';
import type { Reference } from '../api/reference';
import { estimate as words, titles } from '../i18n/fr';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { Stack, Text } from '../ui/layout/primitives';
import styles from './Estimate.module.css';
import { useIsTakenOver } from './isTakenOver';
import { OtherFunctionForm } from './lazyParts';

interface ChoosingProps {
  reference: Reference;
  /** True when the user came back from an estimate. */
  returned: boolean;
  onChoose: (choice: FunctionChoice) => void;
}

const NONE: FunctionChoice = { kind: 'none' };

function Choosing({ reference, returned, onChoose }: ChoosingProps) {
  const [isOther, setIsOther] = useState(false);
  const [other, setOther] = useState<FunctionChoice>(NONE);
  const place = useRef<HTMLDivElement>(null);
  const isTakenOver = useIsTakenOver();

  // The button that led here has disappeared, so the search gets the focus.
  useEffect(() => {
    if (returned) place.current?.querySelector('input')?.focus();
  }, [returned]);

  if (isOther) {
    return (
      <Stack gap={5}>
        <OtherFunctionForm reference={reference} initial={NONE} onChange={setOther} onBack={() => setIsOther(false)} />
        <div>
          <Button variant="primary" disabled={other.kind === 'none'} onClick={() => onChoose(other)}>
            {words.other}
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <div ref={place} className={styles.picker} inert={!isTakenOver}>
      <FunctionPicker
        grid={reference.grid}
        chosen={null}
        onChoose={(job) => onChoose({ kind: 'known', job })}
        onConfirm={() => undefined}
        onOther={() => setIsOther(true)}
      />
    </div>
  );
}

interface ChoosePageProps {
  reference: Reference;
  /** True when the grid lacks the function in the address. */
  isUnknown: boolean;
  /** True when the user came back from an estimate. */
  returned: boolean;
  onChosen: () => void;
}

export function ChoosePage({ reference, isUnknown, returned, onChosen }: ChoosePageProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <Page title={titles.estimation} intro={words.intro} back={{ to: paths.home(), label: words.back }}>
      <Columns
        aside={
          <WaitingPanel label={words.waiting.label}>
            <Text tone="hint">{words.waiting.text}</Text>
          </WaitingPanel>
        }
      >
        {isUnknown && <Notice tone="wheat">{words.unknown}</Notice>}
        <Choosing
          reference={reference}
          returned={returned}
          onChoose={(choice) => {
            onChosen();
            void navigate(paths.estimate(withFunction(search, choice)));
          }}
        />
      </Columns>
    </Page>
  );
}
