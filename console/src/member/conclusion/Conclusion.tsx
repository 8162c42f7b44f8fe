import {
  formatDay,
  formatMoney,
  formatPoints,
  isActive,
  isBirthday,
  receiptLines,
  typeset,
  type Day,
} from '@valorisation/rules';
import { Link, useNavigate } from 'react-router-dom';
import { files } from '../../api/files';
import { useDownload } from '../../api/useDownload';
import type { Valuation } from '../../api/valuation';
import { classification as texts } from '../../i18n/fr';
import type { TermName } from '../../i18n/fr/glossary';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { Badge } from '../../ui/Badge';
import { Notice } from '../../ui/Notice';
import { Term } from '../../ui/Term';
import { olderRulesNote } from '../classification/model/olderRules';
import { changeFunctionPath } from '../classification/parts/ClassificationFrame';
import { overviewPath } from '../classification/state/resumePath';
import { computedWords, labelDue } from '../../amounts/model/dueWords';
import { headlineWords, noticeOf } from '../../amounts/model/headlineWords';
import { categoryTitle, type Result } from '../../amounts/model/result';
import { today } from '../../amounts/model/today';
import type { Work } from '../../amounts/model/work';
import { AmountDue } from '../../amounts/parts/AmountDue';
import { CopyMark } from '../../amounts/parts/Marks';
import { Receipt } from '../../amounts/parts/Receipt';
import { Steps } from '../../amounts/parts/Steps';
import { UnderMinimum } from '../../amounts/parts/UnderMinimum';
import { UpdatedAmount } from '../../amounts/parts/UpdatedAmount';
import { situationFacts } from '../../amounts/model/situation';
import { DownloadBar } from '../dashboard/DownloadBar';
import { useLifeActions } from '../life/useLifeActions';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { FactList } from '../../ui/FactList';
import styles from './Conclusion.module.css';
import { PrimaryAction, SecondaryActions } from './ResultActions';

const { conclusion: words } = texts;

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
  const { info, floors } = result.reference;
  const { due, conventional, indexHundredths, majoredIndexHundredths } = result;
  const { dueAfterUpdate, hidesOthers } = valuation;
  const label = headlineWords(valuation, result);
  const olderRules = olderRulesNote(valuation);
  return (
    <section className="headline" aria-label={words.due}>
      <Text tone="quiet">{label}</Text>
      <AmountDue
        due={due}
        conventional={conventional}
        floors={floors}
        hourly={valuation.hourly}
        alone={valuation.alone}
        archived={!isActive(valuation.status)}
        shareHundredths={valuation.shareHundredths}
      >
        <UpdatedAmount status={valuation.status} updated={dueAfterUpdate} className="bold" />
      </AmountDue>
      {isOneOfSeveral(valuation) && (
        <Text above={2}>
          <Link to={paths.person(valuation.profileId)}>{words.wholePerson}</Link>
        </Text>
      )}
      {hidesOthers && (
        <Text tone="hint" above={2}>
          {words.partial}
        </Text>
      )}
      {olderRules !== null && (
        <Text tone="hint" above={2}>
          {olderRules}
        </Text>
      )}
      <Cluster as="dl" gap={8} rowGap={2} above={3}>
        <div className="flex gap-2">
          <dt>
            <Term name="index">{words.index}</Term>
          </dt>
          <dd className="amounts strong">{words.points(formatPoints(indexHundredths))}</dd>
        </div>
        {majoredIndexHundredths !== null && (
          <div className="flex gap-2">
            <dt>
              <Term name="majored">{words.majored}</Term>
            </dt>
            <dd className="amounts strong">{words.points(formatPoints(majoredIndexHundredths))}</dd>
          </div>
        )}
        <div className="flex gap-2">
          <dt>
            <Term name="pointValue">{words.pointValue}</Term>
          </dt>
          <dd className="amounts strong">{formatMoney(Math.round(info.pointValue * 100))}</dd>
        </div>
      </Cluster>
      {!info.confirmed && (
        <p className="above-3">
          <Badge tone="wheat">{texts.unconfirmed}</Badge>
        </p>
      )}
    </section>
  );
}

const FACT_TERMS: Readonly<Partial<Record<string, TermName>>> = {
  [words.category]: 'category',
  [words.share]: 'share',
  [words.seniority]: 'seniority',
  [words.leave]: 'leave',
};

function factLabel(label: string) {
  const term = FACT_TERMS[label];
  return term === undefined ? label : <Term name={term}>{label}</Term>;
}

function Facts({ valuation, work, result }: ConclusionProps) {
  const facts = [
    [words.profile, valuation.profileName],
    [words.category, categoryTitle(result.reference, work.categoryLevel)],
    ...situationFacts(work),
  ] as const;
  return (
    <div>
      <FactList className={styles.facts} facts={facts} renderLabel={factLabel} />
      {isActive(valuation.status) && (
        <p className="above-3">
          <Link to={paths.profileConcerned(valuation.id)}>{texts.criteria.overview.situationEdit}</Link>
        </p>
      )}
    </div>
  );
}

/** Where the earlier steps can be corrected. */
const stepsOf = (id: number) => ({
  function: changeFunctionPath(id),
  situation: paths.profileConcerned(id),
  criteria: overviewPath(id),
});

export function Conclusion(props: ConclusionProps) {
  const { valuation, result } = props;
  const download = useDownload();
  const navigate = useNavigate();
  const acts = useLifeActions(() => void navigate(paths.dashboard()));
  const isDownloading = download.state.status === 'running';
  const start = () => void download.start({ call: files.valuation(valuation.id), name: words.fileName });
  const actions = { valuation, life: acts, isDownloading, onDownload: start };
  const title = typeset(valuation.functionTitle);
  const notice = noticeOf(valuation);
  const { status, calculatedOn, nextChangeOn } = valuation;
  const isOpen = isActive(status);
  const lines = receiptLines(result.steps, result.reference.grid);

  return (
    <Page
      title={title}
      documentTitle={words.documentTitle(title)}
      intro={
        <>
          {valuation.profileName} {valuation.isCopy && <CopyMark />}
        </>
      }
      steps={<Steps current="result" links={isOpen ? stepsOf(valuation.id) : {}} />}
      back={{ to: paths.dashboard(), label: texts.dashboard }}
      width="wide"
      action={<PrimaryAction {...actions} />}
    >
      <div className={styles.columns}>
        <Stack gap={5}>
          {notice !== undefined && (
            <Notice tone="wheat">
              <p>{notice}</p>
            </Notice>
          )}
          <Headline {...props} />
          <UnderMinimum result={result} />
        </Stack>
        <Stack as="aside" gap={5} className={styles.aside} aria-label={words.aside}>
          <SecondaryActions {...actions} />
          <Facts {...props} />
        </Stack>
        <section aria-labelledby="calcul">
          <h2 id="calcul" className="below-2">
            {texts.receipt.title}
          </h2>
          {/* Nothing is due for an archived row, so the last line of its calculation is labelled as the stored amount.
           */}
          <Receipt lines={isOpen ? lines : labelDue(lines, words.dueStored)} />
          <Text tone="quiet" reading above={4}>
            {isOpen && <strong className="ink">{words.minimumNote}</strong>}{' '}
            {calculatedOn !== null && computedWords(result, calculatedOn)}{' '}
            {isOpen && nextChangeOn !== null && seniorityWords(nextChangeOn)}
          </Text>
        </section>
      </div>
      {acts.dialogs}
      <DownloadBar download={download} onRetry={start} />
    </Page>
  );
}
