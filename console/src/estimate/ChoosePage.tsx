import type { FunctionName } from '@valorisation/rules';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchedWords, withFunction } from '../amounts/model/chosenFunction';
import { Columns } from '../amounts/parts/Columns';
import type { FunctionChoice } from '../amounts/parts/functionChoice';
import { FunctionPicker } from '../amounts/parts/FunctionPicker';
import { Steps } from '../amounts/parts/Steps';
import type { Reference } from '../api/reference';
import { estimate as words, titles } from '../i18n/fr';
import { newValuation } from '../i18n/fr/classification/newValuation';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { Stack } from '../ui/layout/primitives';
import styles from './Estimate.module.css';
import { useIsTakenOver } from './isTakenOver';
import { loadParts, OtherFunctionForm } from './lazyParts';
import type { plannedDues } from './parts';

interface ChoosingProps {
  reference: Reference;
  names: readonly FunctionName[];
  search: string;
  /** True when the user came back from an estimate. */
  returned: boolean;
  onChoose: (choice: FunctionChoice) => void;
}

const NONE: FunctionChoice = { kind: 'none' };

/** Amounts need the parts of a chosen function, which come with the first use of the page. */
function useAmounts(reference: Reference, isAsked: boolean) {
  const [dues, setDues] = useState<typeof plannedDues>();
  const load = () =>
    void loadParts().then(
      ({ plannedDues: loaded }) => setDues(() => loaded),
      () => undefined,
    );
  useEffect(() => {
    if (isAsked) load();
  }, [isAsked]);
  const amountOf = useMemo(() => dues?.(reference) ?? (() => null), [dues, reference]);
  return { load, amountOf };
}

function Choosing({ reference, names, search, returned, onChoose }: ChoosingProps) {
  const [isOther, setIsOther] = useState(false);
  const [other, setOther] = useState<FunctionChoice>(NONE);
  const place = useRef<HTMLDivElement>(null);
  const isTakenOver = useIsTakenOver();
  const { load, amountOf } = useAmounts(reference, search !== '');

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
    <div ref={place} className={styles.picker} inert={!isTakenOver} onFocus={load}>
      <FunctionPicker
        grid={reference.grid}
        names={names}
        amountOf={amountOf}
        initialSearch={search}
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
  names: readonly FunctionName[];
  /** True when the grid lacks the function in the address. */
  isUnknown: boolean;
  /** True when the user came back from an estimate. */
  returned: boolean;
  onChosen: () => void;
}

export function ChoosePage({ reference, names, isUnknown, returned, onChosen }: ChoosePageProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <Page
      title={newValuation.title}
      documentTitle={titles.estimation}
      intro={words.intro}
      steps={<Steps current="function" />}
      around={(content) => <Columns aside={null}>{content}</Columns>}
    >
      {isUnknown && <Notice tone="wheat">{words.unknown}</Notice>}
      <Choosing
        reference={reference}
        names={names}
        search={searchedWords(search)}
        returned={returned}
        onChoose={(choice) => {
          onChosen();
          void navigate(paths.estimate(withFunction(search, choice)));
        }}
      />
    </Page>
  );
}
