/** /newvaluation: the function tree with its search, and the amount of the chosen function before the next step. */
import { findFunction, functionTitle } from '@valorisation/rules';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFunctionNames } from '../../../api/useFunctionNames';
import { useIsAlone } from '../../../api/jobSheet';
import { useReference, useValuationFile } from '../../../api/rows';
import { keptEstimate } from '../../../amounts/model/keptEstimate';
import type { Reference } from '../../../api/reference';
import type { ValuationInput } from '@valorisation/contract';
import { classification as texts, estimate } from '../../../i18n/fr';
import { estimateOf, readEstimate } from '../../../amounts/model/estimateAddress';
import { plannedDues } from '../../../amounts/model/plannedDue';
import { today } from '../../../amounts/model/today';
import { Notice } from '../../../ui/Notice';
import { Page } from '../../../layout/Page';
import { ScreenSkeleton } from '../../../layout/skeleton/ScreenSkeleton';
import { NEW_VALUATION, paths } from '../../../routes';
import { applyInput, workOf } from '../../../amounts/model/work';
import { Columns } from '../../../amounts/parts/Columns';
import { Steps } from '../../../amounts/parts/Steps';
import { ErrorPage } from '../parts/ClassificationFrame';
import { useDraft } from '../state/draft';
import { overviewPath } from '../state/resumePath';
import { useAutosave } from '../state/useAutosave';
import { ChosenFunction } from './newvaluation/ChosenFunction';
import { choiceOf, inputOf, isSameJob, type FunctionChoice } from '../../../amounts/parts/functionChoice';
import { FunctionPicker } from '../../../amounts/parts/FunctionPicker';
import { OtherFunctionForm } from '../../../amounts/parts/OtherFunctionForm';
import { Button, LinkButton } from '../../../ui/Button';
import { Cluster } from '../../../ui/layout/primitives';
import { ONE_COLUMN, useMediaQuery } from '../../../ui/useMediaQuery';
import styles from './newvaluation/NewValuation.module.css';

const { draft: draftWords } = texts.newValuation;

function DraftNotice({ reference }: { reference: Reference }) {
  const { input, clear } = useDraft();
  if (input?.functionId === undefined) return null;
  if (input.answers === undefined && input.profileName === undefined) return null;
  const title = input.otherFunction ?? findFunction(reference.grid, input.functionId)?.title ?? '';
  return (
    <div className="below-5">
      <Notice>
        <p>{draftWords.text(title)}</p>
        <Cluster above={3}>
          <LinkButton to={paths.profileConcerned()}>{draftWords.resume}</LinkButton>
          <Button variant="quiet" onClick={clear}>
            {draftWords.drop}
          </Button>
        </Cluster>
      </Notice>
    </div>
  );
}

const { newValuation: words } = texts;

interface ScreenProps {
  reference: Reference;
  /** The valuation whose function is changed; -1 for a new one. */
  valuationId: number;
  profileId: number | undefined;
  /** True when the user came back from the next screen. The earlier choice is then shown. */
  returned: boolean;
  /** An estimate kept from before the sign-in. Its inputs are used after its function is chosen. */
  kept: ValuationInput | null;
}

function useGoOn({ valuationId, profileId, returned, kept }: ScreenProps) {
  const navigate = useNavigate();
  const draft = useDraft();
  const { data: file } = useValuationFile(valuationId);
  const { autosave } = useAutosave(valuationId, file?.valuation.version);

  return async (input: ValuationInput) => {
    if (valuationId !== NEW_VALUATION) {
      autosave.add(input);
      await autosave.flush();
      void navigate(overviewPath(valuationId));
      return;
    }
    const begun = profileId === undefined ? input : { ...input, profileId };
    // If the same function is chosen again, no answer is removed.
    if (returned && isSameJob(draft.input, input)) draft.add(begun);
    else draft.begin(kept !== null && isSameJob(kept, input) ? { ...kept, ...begun } : begun);
    if (kept !== null) keptEstimate.drop();
    void navigate(paths.profileConcerned());
  };
}

function Screen(props: ScreenProps) {
  const { reference, valuationId, profileId, returned, kept } = props;
  const draft = useDraft();
  const [choice, setChoice] = useState<FunctionChoice>(() => choiceOf(reference.grid, returned ? draft.input : kept));
  const [isOther, setIsOther] = useState(choice.kind === 'other');
  const goOn = useGoOn(props);
  const names = useFunctionNames();
  const amountOf = useMemo(() => plannedDues(reference), [reference]);
  const isBar = useMediaQuery(ONE_COLUMN);
  const isChange = valuationId !== NEW_VALUATION;
  const input = inputOf(choice);
  const { data: file } = useValuationFile(valuationId);
  const former = file && workOf(file.valuation);
  const isKept = input !== null && kept !== null && isSameJob(kept, input);
  const work = input ? applyInput(reference.grid, former, isKept ? { ...kept, ...input } : input) : undefined;
  const isAlone = useIsAlone(profileId);
  const said = isKept ? kept : null;
  const unsaid = {
    share: !isChange && said?.shareHundredths === undefined,
    seniority: !isChange && said?.seniorityOn === undefined,
  };

  return (
    <Page
      title={isChange ? words.titleChange : words.title}
      documentTitle={isChange ? words.titleChange : words.documentTitle}
      intro={isChange ? words.introChange : undefined}
      {...(isChange && { back: { to: overviewPath(valuationId), label: texts.current } })}
      steps={<Steps current="function" />}
      around={(content) => (
        <Columns
          aside={
            <ChosenFunction
              reference={reference}
              choice={choice}
              work={work}
              unsaid={unsaid}
              alone={file?.valuation.alone ?? isAlone}
              isOther={isOther}
              isChange={isChange}
              onContinue={() => input && void goOn(input)}
            />
          }
        >
          {content}
        </Columns>
      )}
    >
      {!isChange && <DraftNotice reference={reference} />}
      {isKept && work !== undefined && (
        <div className="below-5">
          <Notice>
            <p>{estimate.taken(functionTitle(work, findFunction(reference.grid, work.functionId)))}</p>
          </Notice>
        </div>
      )}
      <div className={styles.main}>
        {isOther ? (
          <OtherFunctionForm
            reference={reference}
            initial={choice}
            onChange={setChoice}
            onBack={() => setIsOther(false)}
          />
        ) : (
          <FunctionPicker
            grid={reference.grid}
            names={names}
            amountOf={amountOf}
            chosen={choice.kind === 'known' ? choice.job : null}
            // On a phone its keyboard would hide the grid.
            takesFocus={!isBar && choice.kind === 'none'}
            onChoose={(job) => setChoice({ kind: 'known', job })}
            onConfirm={() => input && void goOn(input)}
            onOther={() => {
              setChoice({ kind: 'none' });
              setIsOther(true);
            }}
          />
        )}
      </div>
    </Page>
  );
}

function positiveId(text: string | null): number | undefined {
  const id = Number(text ?? Number.NaN);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/** The part of a kept estimate that the grid still allows. */
function useKeptEstimate(reference: Reference | undefined, isAsked: boolean): ValuationInput | null {
  return useMemo(() => {
    const search = isAsked && reference !== undefined ? keptEstimate.read() : null;
    if (search === null || reference === undefined) return null;
    return estimateOf(reference.grid, readEstimate(search).given, today())?.input ?? null;
  }, [reference, isAsked]);
}

export function NewValuationScreen() {
  const { data: reference, error, refetch } = useReference();
  const [query] = useSearchParams();
  const kept = useKeptEstimate(reference, query.has('estimation'));
  if (reference === undefined) {
    return error === null ? <ScreenSkeleton /> : <ErrorPage error={error} onRetry={() => void refetch()} />;
  }
  const valuationId = positiveId(query.get('valorisation')) ?? NEW_VALUATION;
  return (
    <Screen
      key={valuationId}
      reference={reference}
      valuationId={valuationId}
      profileId={positiveId(query.get('profil'))}
      returned={query.has('reprise')}
      kept={valuationId === NEW_VALUATION ? kept : null}
    />
  );
}
