/** The amount beside the form, with its reason and its actions: keep, print, share. */
import { useNavigate } from 'react-router-dom';
import { categoryTitle, resultOf, type Changeable } from '../amounts/model/result';
import { ActionWords, AmountPanel, PanelTitle } from '../amounts/parts/AmountPanel';
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

export function EstimateAside({ estimate, title, search }: AsideProps) {
  const isVisitor = useSession().status === 'anonymous';
  const result = resultOf(estimate);
  const { job, work, unsaid, reference } = estimate;
  return (
    <AmountPanel
      as="aside"
      label={words.panel}
      name={title}
      amount={<Amount value={result === null ? null : result.due} />}
      action={<KeepButton search={search} />}
      more={
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
      }
    >
      <div>
        <PanelTitle>{title}</PanelTitle>
        <Text tone="hint">{categoryTitle(reference, work.categoryLevel)}</Text>
      </div>
      {result === null ? (
        <p>{classification.result.unavailable}</p>
      ) : (
        <ExplainedAmount heading="h2" result={result} job={job} title={title} work={work} unsaid={unsaid} alone />
      )}
    </AmountPanel>
  );
}
