/** /conclusion/{id}: the amount first, then the receipt that makes it, then what to do next. */
import {
  formatDay,
  formatMoney,
  formatPercent,
  formatPoints,
  FULL_SHARE_HUNDREDTHS,
  isBirthday,
  ValuationStatus,
  type Day,
} from '@valorisation/rules';
import { useParams } from 'react-router-dom';
import { files } from '../../api/download';
import { useAmountGrid, useValuationFile } from '../../api/memberHooks';
import { useDownload } from '../../api/useDownload';
import type { Valuation } from '../../api/valuation';
import { classification as texts } from '../../i18n/fr';
import type { TermName } from '../../i18n/fr/glossary';
import { NotFoundPage } from '../../layout/NotFoundPage';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { Amount } from '../../ui/Amount';
import { Badge } from '../../ui/Badge';
import { Button, LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/State';
import { Term } from '../../ui/Term';
import { receiptLines } from '../classification/model/receipt';
import { categoryTitle, receiptContext, storedResult, type Result } from '../classification/model/result';
import { typeset } from '../classification/model/typeset';
import { today } from '../classification/model/today';
import { workOf, type Work } from '../classification/model/work';
import { ErrorPage, LoadingPage } from '../classification/parts/ClassificationFrame';
import { Receipt } from '../classification/parts/Receipt';
import { UnderMinimum } from '../classification/parts/UnderMinimum';
import { situationFacts } from '../classification/screens/overview/SituationCard';
import { DownloadBar } from '../dashboard/DownloadBar';
import { LifeNotice } from '../life/LifeNotice';
import styles from './Conclusion.module.css';
import { NextSteps } from './NextSteps';

const { conclusion: words } = texts;

const NOTICES: Readonly<Partial<Record<ValuationStatus, string>>> = {
  [ValuationStatus.AwaitingUpdate]: words.awaiting,
  [ValuationStatus.ToRedo]: words.toRedo,
  [ValuationStatus.Archived]: words.archived,
};

const toDashboard = { to: paths.dashboard(), label: texts.dashboard };

function seniorityWords(changeOn: Day): string {
  return isBirthday(changeOn, today())
    ? words.passedChange(formatDay(changeOn))
    : words.nextChange(formatDay(changeOn));
}

interface ConclusionProps {
  valuation: Valuation;
  work: Work;
  result: Result;
}

function unitWords(unit: 'month' | 'hour', share: number): string {
  if (unit === 'hour') return words.perHour;
  return share === FULL_SHARE_HUNDREDTHS ? words.perMonthFull : words.perMonthAt(formatPercent(share));
}

function Headline({ result, valuation }: ConclusionProps) {
  const { info } = result.reference;
  const { displayed, indexHundredths, majoredIndexHundredths } = result;
  return (
    <section className={styles.headline} aria-label={words.amountLabel}>
      <p className={styles.label}>{words.amountLabel}</p>
      <p className={styles.figure}>
        <Amount value={displayed} className={styles.amount} />
        <span className={styles.unit}>{unitWords(displayed.unit, valuation.shareHundredths)}</span>
      </p>
      <dl className={styles.figures}>
        <div>
          <dt>
            <Term name="index">{words.index}</Term>
          </dt>
          <dd className="amounts">{words.points(formatPoints(indexHundredths))}</dd>
        </div>
        {majoredIndexHundredths !== null && (
          <div>
            <dt>
              <Term name="majored">{words.majored}</Term>
            </dt>
            <dd className="amounts">{words.points(formatPoints(majoredIndexHundredths))}</dd>
          </div>
        )}
        <div>
          <dt>
            <Term name="pointValue">{words.pointValue}</Term>
          </dt>
          <dd className="amounts">{formatMoney(Math.round(info.pointValue * 100))}</dd>
        </div>
      </dl>
      {result.fixed && <p className={styles.fixed}>{words.fixed}</p>}
      {!info.confirmed && (
        <p className={styles.unconfirmed}>
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

function FactLabel({ label }: { label: string }) {
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
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>
            <FactLabel label={label} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The grid version that the amount comes from, by its first day. */
function gridWords({ kind, reference }: Result): string {
  const day = formatDay(reference.info.effectiveOn);
  return kind === 'previous-grid' ? words.previousGrid(day) : words.gridInForce(day);
}

function Conclusion(props: ConclusionProps) {
  const { valuation, work, result } = props;
  const download = useDownload();
  const isDownloading = download.state.status === 'running';
  const start = () => void download.start({ path: files.valuation(valuation.id), name: words.fileName });
  const title = typeset(valuation.functionTitle);
  const notice = NOTICES[valuation.status];
  const lines = receiptLines(result.steps, receiptContext(result.reference, work));
  const { calculatedOn, nextAnniversary } = valuation;

  return (
    <Page
      title={title}
      documentTitle={words.documentTitle(title)}
      intro={valuation.profileName}
      back={toDashboard}
      action={
        <Button variant="primary" busy={isDownloading} onClick={start}>
          {words.download}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <LifeNotice valuation={valuation}>{notice}</LifeNotice>
        <Headline {...props} />
        <UnderMinimum result={result} />
        <Facts {...props} />
        <section aria-labelledby="calcul">
          <h2 id="calcul" className={styles.heading}>
            {texts.receipt.title}
          </h2>
          <Receipt lines={lines} />
        </section>
        <p className={styles.closing}>
          <strong>{words.minimumNote}</strong>{' '}
          {calculatedOn !== null && words.computedOn(formatDay(calculatedOn), gridWords(result))}{' '}
          {nextAnniversary !== null && seniorityWords(nextAnniversary)}
        </p>
        <NextSteps valuation={valuation} isDownloading={isDownloading} onDownload={start} />
      </div>
      <DownloadBar download={download} onRetry={start} />
    </Page>
  );
}

function Incomplete({ valuation }: Pick<ConclusionProps, 'valuation'>) {
  return (
    <Page title={typeset(valuation.functionTitle)} intro={valuation.profileName} back={toDashboard}>
      <EmptyState
        title={words.incomplete.title}
        action={
          <LinkButton variant="primary" to={paths.valuation(valuation.id)}>
            {words.incomplete.action}
          </LinkButton>
        }
      >
        <p>{words.incomplete.text}</p>
      </EmptyState>
    </Page>
  );
}

function Loaded({ id }: { id: number }) {
  const file = useValuationFile(id);
  const amountGrid = useAmountGrid(file.data?.valuation.gridId, file.data?.reference);
  const failed = [file, amountGrid].find(({ error }) => error !== null);
  if (file.data === undefined || amountGrid.data === undefined) {
    return failed === undefined ? (
      <LoadingPage />
    ) : (
      <ErrorPage error={failed.error} onRetry={() => void failed.refetch()} />
    );
  }
  const { valuation } = file.data;
  const work = workOf(valuation);
  const result = storedResult(valuation, amountGrid.data);
  if (work === undefined || result === null) return <Incomplete valuation={valuation} />;
  return <Conclusion valuation={valuation} work={work} result={result} />;
}

export function ConclusionScreen() {
  const { id } = useParams();
  const number = Number(id);
  return Number.isInteger(number) && number > 0 ? <Loaded key={number} id={number} /> : <NotFoundPage />;
}
