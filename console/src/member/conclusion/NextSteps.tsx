/** What one does with a result: print it, go on to the job sheet, share it, change it, put it away. */
import { ValuationStatus } from '@valorisation/rules';
import { useUser } from '../../api/session';
import type { Valuation } from '../../api/valuation';
import { classification as texts, compare, life } from '../../i18n/fr';
import { paths } from '../../routes';
import { Button, LinkButton } from '../../ui/Button';
import { showToast } from '../../ui/toasts';
import { overviewPath } from '../classification/state/resumePath';
import { HistoryButton } from '../life/HistoryButton';
import { lifeActions } from '../life/lifeActions';
import { useLifeActions } from '../life/useLifeActions';
import styles from './Conclusion.module.css';

const { conclusion: words } = texts;

/** Copies the page's address, and says who may open it. */
async function share({ visible }: Valuation) {
  try {
    await navigator.clipboard.writeText(window.location.href);
    showToast(visible ? words.shared : words.sharedLimited, 'success');
  } catch {
    // The browser keeps the clipboard closed, as it does outside secure connections.
    showToast(words.shareByHand, 'info');
  }
}

/** One button for both ways, so that the keyboard stays on it. */
function ArchiveButton({ valuation }: { valuation: Valuation }) {
  const { run, dialogs } = useLifeActions();
  const asker = { associated: useUser()?.associated ?? true };
  const action = lifeActions(valuation, asker).find((offered) => offered === 'archive' || offered === 'unarchive');
  if (action === undefined) return null;
  return (
    <>
      <Button onClick={() => run(action, valuation)}>
        {action === 'archive' ? words.archive : life.actions.unarchive}
      </Button>
      {dialogs}
    </>
  );
}

interface NextStepsProps {
  valuation: Valuation;
  isDownloading: boolean;
  onDownload: () => void;
}

export function NextSteps({ valuation, isDownloading, onDownload }: NextStepsProps) {
  const isArchived = valuation.status === ValuationStatus.Archived;
  return (
    <section className={styles.next} aria-labelledby="suite">
      <h2 id="suite" className={styles.heading}>
        {words.next}
      </h2>
      <div className={styles.actions}>
        <Button busy={isDownloading} onClick={onDownload}>
          {words.download}
        </Button>
        <LinkButton to={paths.printConclusion(valuation.id)}>{words.printable}</LinkButton>
        {!isArchived && <LinkButton to={paths.jobDescription(valuation.profileId)}>{words.jobSheet}</LinkButton>}
        <Button onClick={() => void share(valuation)}>{words.copyAddress}</Button>
      </div>
      <div className={styles.actions}>
        {!isArchived && <LinkButton to={overviewPath(valuation.id)}>{words.edit}</LinkButton>}
        <LinkButton to={paths.compare({ valuations: [valuation.id] })}>{compare.with}</LinkButton>
        <LinkButton to={paths.newValuation({ profil: valuation.profileId })}>{words.another}</LinkButton>
        <HistoryButton valuation={valuation} />
        <ArchiveButton valuation={valuation} />
      </div>
      <p>
        <LinkButton variant="quiet" flush="start" to={paths.dashboard()}>
          {words.dashboard}
        </LinkButton>
      </p>
    </section>
  );
}
