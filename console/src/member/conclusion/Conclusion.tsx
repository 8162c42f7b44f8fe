import { formatDay, formatReference, isActive, isBirthday, receiptLines, typeset, type Day } from '@valorisation/rules';
import { useLayoutEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { files } from '../../api/files';
import { useDownload } from '../../api/useDownload';
import type { Valuation } from '../../api/valuation';
import { classification as texts } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { Amount } from '../../ui/Amount';
import { useBottomBar } from '../../ui/bottomSpace';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { olderRulesNote } from '../classification/model/olderRules';
import { changeFunctionPath } from '../classification/parts/ClassificationFrame';
import { overviewPath } from '../classification/state/resumePath';
import { computedWords, labelDue } from '../../amounts/model/dueWords';
import { headlineWords, noticeOf, totalWords } from '../../amounts/model/headlineWords';
import { stateOf } from '../../amounts/model/lineState';
import { categoryTitle, type Result } from '../../amounts/model/result';
import { today } from '../../amounts/model/today';
import type { Work } from '../../amounts/model/work';
import { AmountDue } from '../../amounts/parts/AmountDue';
import { CopyMark } from '../../amounts/parts/Marks';
import { Receipt } from '../../amounts/parts/Receipt';
import results from '../../amounts/parts/ResultColumns.module.css';
import { Steps } from '../../amounts/parts/Steps';
import { UnderMinimum } from '../../amounts/parts/UnderMinimum';
import { UpdatedAmount } from '../../amounts/parts/UpdatedAmount';
import { shareWords } from '../../amounts/model/situation';
import { DownloadBar } from '../dashboard/DownloadBar';
import { StateNotice } from '../life/StateNotice';
import { useLifeActions } from '../life/useLifeActions';
import { Stack, Text } from '../../ui/layout/primitives';
import { PaidLine } from '../pay/PaidLine';
import styles from './Conclusion.module.css';
import { NextPerson } from './NextPerson';
import { Acts, PrimaryAction } from './ResultActions';

const { conclusion: words } = texts;

/** Where the acts stand below the calculation, the main one stays in sight in a bar. */
const NARROW = 'screen and (max-width: 1039px)';

interface ConclusionProps {
  valuation: Valuation;
  work: Work;
  result: Result;
}

function seniorityWords(changeOn: Day): string {
  return isBirthday(changeOn, today())
    ? words.passedChange(formatDay(changeOn))
    : words.nextChange(formatDay(changeOn));
}

const isOneOfSeveral = ({ status, hourly, alone }: Valuation): boolean => isActive(status) && !hourly && !alone;

function Headline({ result, valuation }: ConclusionProps) {
  const { due, conventional, reference } = result;
  const { hidesOthers } = valuation;
  const olderRules = olderRulesNote(valuation);
  return (
    <section aria-label={words.due}>
      <Text tone="hint" below={1}>
        {headlineWords(valuation, result)}
      </Text>
      <AmountDue
        due={due}
        conventional={conventional}
        floors={reference.floors}
        hourly={valuation.hourly}
        alone={valuation.alone}
        archived={!isActive(valuation.status)}
        shareHundredths={valuation.shareHundredths}
      />
      <UnderMinimum result={result} className="above-2" />
      <Text above={2}>
        <Link to={paths.person(valuation.profileId)}>
          {isOneOfSeveral(valuation) ? words.wholePerson : words.personPage}
        </Link>
      </Text>
      {[...(hidesOthers ? [words.partial] : []), ...(olderRules === null ? [] : [olderRules])].map((note) => (
        <Text key={note} tone="note" above={2}>
          {note}
        </Text>
      ))}
    </section>
  );
}

/**
 * Once on the page: the reference that paper bears, when the amount was calculated, on which grid, when its seniority
 * changes, and that the branch has yet to confirm its values, where the page's footer does not say it.
 */
function Foot({ valuation, result }: ConclusionProps) {
  const { info, floors } = result.reference;
  const { id, version, gridId, status, calculatedOn, nextChangeOn } = valuation;
  const isInFooter = result.kind !== 'previous-grid' && !info.confirmed;
  const isUnconfirmed = !info.confirmed || floors.wage?.confirmed === false;
  const isOpen = isActive(status);
  return (
    <Text tone="note" reading above={6}>
      {gridId !== null && words.reference(formatReference({ valuationId: id, version, gridId }))}{' '}
      {calculatedOn !== null && computedWords(result, calculatedOn)}{' '}
      {isOpen && nextChangeOn !== null && seniorityWords(nextChangeOn)}{' '}
      {isUnconfirmed && !isInFooter && <Link to={paths.evolutions()}>{texts.unconfirmed}</Link>}
    </Text>
  );
}

/** Where the earlier steps can be corrected. */
const stepsOf = (id: number) => ({
  function: changeFunctionPath(id),
  situation: paths.profileConcerned(id),
  criteria: overviewPath(id),
});

export function Conclusion(props: ConclusionProps) {
  const { valuation, work, result } = props;
  const { dueAfterUpdate } = valuation;
  const download = useDownload();
  const navigate = useNavigate();
  const acts = useLifeActions(() => void navigate(paths.dashboard()));
  const isBar = useMediaQuery(NARROW);
  const bar = useRef<HTMLDivElement>(null);
  const mainAct = useRef<HTMLButtonElement>(null);
  useBottomBar(bar, isBar);
  const isAsking = acts.dialogs !== null;
  const wasAsking = useRef(false);
  useLayoutEffect(() => {
    // The button that opened the dialog is drawn again when the device is turned meanwhile. The focus would then be lost.
    if (wasAsking.current && !isAsking && document.activeElement === document.body) mainAct.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const isDownloading = download.state.status === 'running';
  const start = () => void download.start({ call: files.valuation(valuation.id), name: words.fileName });
  const actions = { valuation, life: acts, isDownloading, onDownload: start };
  const title = typeset(valuation.functionTitle);
  const notice = noticeOf(valuation);
  const isOpen = isActive(valuation.status);
  const total = totalWords(valuation, result);
  const lines = receiptLines(result.steps, result.reference.grid);
  const about = [title, categoryTitle(result.reference, work.categoryLevel), shareWords(work.shareHundredths)];

  return (
    <Page
      title={valuation.profileName}
      documentTitle={words.documentTitle(title)}
      intro={
        <>
          {about.join('\u00a0· ')} {valuation.isCopy && <CopyMark />}
        </>
      }
      steps={<Steps current="result" links={isOpen ? stepsOf(valuation.id) : {}} />}
      width="wide"
      around={(content) => <div className={results.columns}>{content}</div>}
    >
      <Stack gap={5}>
        {(notice !== undefined || dueAfterUpdate !== null) && (
          <StateNotice state={stateOf(valuation)}>
            {notice !== undefined && <p>{notice}</p>}
            <UpdatedAmount status={valuation.status} updated={dueAfterUpdate} className="strong size-17" />
          </StateNotice>
        )}
        <Headline {...props} />
        <PaidLine valuation={valuation} />
      </Stack>
      <section aria-labelledby="calcul" className="above-8">
        <Receipt lines={labelDue(lines, total)} heading={<h2 id="calcul">{texts.receipt.title}</h2>} />
        <Foot {...props} />
      </section>
      <aside className={results.aside} aria-label={words.next}>
        <h2 className="below-3 size-17">{words.next}</h2>
        {!isBar && <PrimaryAction ref={mainAct} {...actions} />}
        <Acts {...actions} />
        <NextPerson after={valuation} />
      </aside>
      {isBar && (
        <div ref={bar} className={styles.bar}>
          <div>
            <Text tone="hint">{dueAfterUpdate === null ? total : words.dueStored}</Text>
            <Amount value={result.due} className={styles.amount} />
          </div>
          <PrimaryAction ref={mainAct} {...actions} />
        </div>
      )}
      {acts.dialogs}
      <DownloadBar download={download} onRetry={start} />
    </Page>
  );
}
