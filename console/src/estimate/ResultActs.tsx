/** What can be done with the result: keep, print, share. */
import { useNavigate } from 'react-router-dom';
import { keptEstimate } from '../amounts/model/keptEstimate';
import results from '../amounts/parts/ResultColumns.module.css';
import { useSession } from '../api/sessionState';
import { isStaff } from '../api/user';
import { showToast } from '../core/toasts';
import { estimate as words } from '../i18n/fr';
import { paths } from '../routes';
import { Button } from '../ui/Button';
import { Stack, Text } from '../ui/layout/primitives';
import styles from './Estimate.module.css';

/** At once for a member, after signing in for a visitor. Other users cannot classify. */
function KeepButton({ search }: { search: string }) {
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
      {words.keep}
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

export function ResultActs({ search }: { search: string }) {
  const isVisitor = useSession().status === 'anonymous';
  return (
    <aside className={results.aside} aria-label={words.panel}>
      <Stack gap={4}>
        <KeepButton search={search} />
        {isVisitor && <Text tone="hint">{words.keepVisitor}</Text>}
        <div className={styles.ways}>
          <Button variant="quiet" flush="start" onClick={() => window.print()}>
            {words.print}
          </Button>
          <Button variant="quiet" flush="start" onClick={() => void copyAddress()}>
            {words.copy}
          </Button>
        </div>
      </Stack>
    </aside>
  );
}
