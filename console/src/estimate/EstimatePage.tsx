/** /estimation: a function, and what is to be paid at least; then what differs from the planned degrees. */
import { functionTitle, typeset } from '@valorisation/rules';
import { useEffect, useRef, useState } from 'react';
import { Columns } from '../amounts/parts/Columns';
import type { FunctionChoice } from '../amounts/parts/functionChoice';
import { WaitingPanel } from '../amounts/parts/AmountPanel';
import { FunctionPicker } from '../amounts/parts/FunctionPicker';
import { OtherFunctionForm } from '../amounts/parts/OtherFunctionForm';
import type { Reference } from '../api/reference';
import { estimate as words, titles } from '../i18n/fr';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { Stack, Text } from '../ui/layout/primitives';
import { EstimateAside } from './EstimateAside';
import { EstimateWork } from './EstimateWork';
import styles from './Estimate.module.css';
import { useEstimate } from './useEstimate';

interface ChoosingProps {
  reference: Reference;
  /** One came back to it from an estimate. */
  returned: boolean;
  onChoose: (choice: FunctionChoice) => void;
}

const NONE: FunctionChoice = { kind: 'none' };

function Choosing({ reference, returned, onChoose }: ChoosingProps) {
  const [isOther, setIsOther] = useState(false);
  const [other, setOther] = useState<FunctionChoice>(NONE);
  const place = useRef<HTMLDivElement>(null);

  // The button that led here is gone: the keyboard goes on in the search.
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
    <div ref={place} className={styles.picker}>
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

export function EstimatePage({ reference }: { reference: Reference }) {
  const { estimate, isUnknown, search, choose, chooseAnother } = useEstimate(reference);
  /** Whether somebody has acted here: what takes the place of what was clicked then takes the focus. */
  const [hasActed, setHasActed] = useState(false);
  const title = estimate && typeset(functionTitle(estimate.work, estimate.job));

  return (
    <Page
      title={titles.estimation}
      documentTitle={title === null ? titles.estimation : words.documentTitle(title)}
      intro={estimate === null ? words.intro : words.introChosen}
      back={{ to: paths.home(), label: words.back }}
      printsItsOwnTitle={estimate !== null}
    >
      <Columns
        aside={
          estimate === null || title === null ? (
            <WaitingPanel label={words.waiting.label}>
              <Text tone="hint">{words.waiting.text}</Text>
            </WaitingPanel>
          ) : (
            <EstimateAside estimate={estimate} title={title} search={search} />
          )
        }
      >
        {isUnknown && <Notice tone="wheat">{words.unknown}</Notice>}
        {estimate === null || title === null ? (
          <Choosing
            reference={reference}
            returned={hasActed}
            onChoose={(choice) => {
              setHasActed(true);
              choose(choice);
            }}
          />
        ) : (
          <EstimateWork
            estimate={estimate}
            title={title}
            arrived={hasActed}
            onChange={() => {
              setHasActed(true);
              chooseAnother();
            }}
          />
        )}
      </Columns>
    </Page>
  );
}
