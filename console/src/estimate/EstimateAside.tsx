/** The amount beside the form, with its reason and its actions: keep, print, share. */
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { resultOf, type Changeable } from '../amounts/model/result';
import { ActionWords, AmountPanel } from '../amounts/parts/AmountPanel';
import { ExplainedAmount } from '../amounts/parts/ExplainedAmount';
import { keptEstimate } from '../amounts/model/keptEstimate';
import { useSession } from '../api/sessionState';
import { isStaff } from '../api/user';
import { classification, estimate as words } from '../i18n/fr';
import { paths } from '../routes';
import { Amount } from '../ui/Amount';
import { Button } from '../ui/Button';
import { Text } from '../ui/layout/primitives';
import { showToast } from '../core/toasts';
import styles from './Estimate.module.css';

interface AsideProps {
  estimate: Changeable;
  title: string;
  search: string;
  /** True while a typed value breaks a rule: there is no amount then. */
  isRefused: boolean;
  /** The way on, in the bar of a narrow screen. */
  next: ReactNode;
  /** True at the last step, where the estimate can be kept. */
  isResult: boolean;
}

/** At once for a member, after signing in for a visitor. Other users cannot classify. */
function KeepButton({ search }: Pick<AsideProps, 'search'>) {
  const session = useSession();
  const navigate = useNavigate();
  const isMember = session.status === 'active' && !isStaff(session.user);
  if ('user' in session && !isMember) return null;

  function keep() {
    keptEstimate.keep(search);
    void navigate(paths.newValuation({ estimation: 1 }));
  }
  return (
    <Button variant="primary" onClick={keep}>
      <ActionWords short={words.keep} full={words.keepWhere} />
    </Button>
  );
}

async function copyAddress() {
  try {
    await navigator.clipboard.writeText(window.location.href);
    showToast(words.copied);
  } catch {
    showToast(words.copyByHand);
  }
}

export function EstimateAside({ estimate, title, search, isRefused, next, isResult }: AsideProps) {
  const isVisitor = useSession().status === 'anonymous';
  const result = isRefused ? null : resultOf(estimate);
  const { job, work, unsaid } = estimate;
  return (
    <AmountPanel
      as="aside"
      label={words.panel}
      name={title}
      amount={<Amount value={result === null ? null : result.due} />}
      action={isResult ? <KeepButton search={search} /> : next}
      more={
        isResult && (
          <>
            {isVisitor && <Text tone="hint">{words.keepVisitor}</Text>}
            <div className={styles.ways}>
              <Button variant="quiet" flush="start" onClick={() => window.print()}>
                {words.print}
              </Button>
              <Button variant="quiet" flush="start" onClick={() => void copyAddress()}>
                {words.copy}
              </Button>
            </div>
          </>
        )
      }
    >
      {result === null ? (
        <p>{classification.result.unavailable}</p>
      ) : (
        <ExplainedAmount heading="h2" result={result} job={job} title={title} work={work} unsaid={unsaid} alone />
      )}
    </AmountPanel>
  );
}
