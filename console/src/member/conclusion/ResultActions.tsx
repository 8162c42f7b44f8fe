import { isToRedo, isActive } from '@valorisation/rules';
import type { Ref } from 'react';
import { useUser } from '../../api/session';
import type { Valuation } from '../../api/valuation';
import { classification as texts, compare, dashboard, life } from '../../i18n/fr';
import { paths } from '../../routes';
import { Button, LinkButton, ROW_BUTTON, RowWords } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Menu, type MenuItem } from '../../ui/Menu';
import { showToast } from '../../core/toasts';
import { overviewPath } from '../classification/state/resumePath';
import { InterviewLink } from '../life/InterviewLink';
import { lifeActions, urgentAction, type LifeAction } from '../life/lifeActions';
import type { LifeActions } from '../life/useLifeActions';
import styles from './Conclusion.module.css';

const { conclusion: words } = texts;

export interface ResultActionsProps {
  readonly valuation: Valuation;
  readonly life: LifeActions;
  readonly isDownloading: boolean;
  readonly onDownload: () => void;
}

/** Copies the page's address, and says which accounts can open it. */
async function share({ visible }: Valuation) {
  try {
    await navigator.clipboard.writeText(window.location.href);
    showToast(visible ? words.shared : words.sharedLimited, 'success');
  } catch {
    // The browser refuses access to the clipboard, for example without a secure connection.
    showToast(words.shareByHand, 'info');
  }
}

/** The act that the result waits for. If the amount is up to date, the button prints it. */
export function PrimaryAction(props: ResultActionsProps & { ref: Ref<HTMLButtonElement> }) {
  const { ref, valuation, life: acts, isDownloading, onDownload } = props;
  const urgent = urgentAction(valuation);
  if (isToRedo(valuation.status)) {
    return (
      <LinkButton variant="primary" to={overviewPath(valuation.id)}>
        {words.redo}
      </LinkButton>
    );
  }
  const act = urgent === 'anniversary' ? life.applySeniority : urgent && life.actions[urgent];
  // One button for all cases, so that it keeps the focus after an update.
  return (
    <Button
      ref={ref}
      variant="primary"
      busy={urgent === null && isDownloading}
      onClick={() => (urgent === null ? onDownload() : acts.run(urgent, valuation))}
    >
      {act ?? words.download}
    </Button>
  );
}

function menuItems({ valuation, life: acts, onDownload }: ResultActionsProps, associated: boolean): MenuItem[] {
  const isDownloadPrimary = urgentAction(valuation) === null && !isToRedo(valuation.status);
  const item = (action: LifeAction): MenuItem => ({
    label: life.actions[action],
    onSelect: () => acts.run(action, valuation),
    danger: action === 'delete',
    separated: action === 'delete',
  });
  const first = urgentAction(valuation);
  return [
    ...(isDownloadPrimary ? [] : [{ label: words.download, onSelect: onDownload }]),
    { label: words.printable, to: paths.printConclusion(valuation.id) },
    { label: words.copyAddress, onSelect: () => void share(valuation) },
    { label: compare.with, to: paths.compare({ valuations: [valuation.id] }) },
    ...(isActive(valuation.status)
      ? []
      : [{ label: words.another, to: paths.newValuation({ profil: valuation.profileId }) }]),
    { label: dashboard.actions.history, onSelect: () => acts.showHistory(valuation) },
    ...lifeActions(valuation, { associated })
      .filter((action) => action !== first)
      .map(item),
  ];
}

/** What can be done with the result, in rows of one width. */
export function Acts(props: ResultActionsProps) {
  const { valuation } = props;
  const { id, profileId, status } = valuation;
  const associated = useUser()?.associated ?? true;
  const links = [
    [words.jobSheet, words.jobSheetNote, paths.jobDescription(profileId)],
    [words.edit, words.editNote, overviewPath(id)],
    [words.another, words.anotherNote, paths.newValuation({ profil: profileId })],
  ] as const;
  return (
    <ul className={cx('unmarked', styles.acts)}>
      {isActive(status) && (
        <li>
          <InterviewLink variant="row" profileId={profileId} note={words.interviewNote} />
        </li>
      )}
      {isActive(status) &&
        links.map(([title, note, to]) => (
          <li key={title}>
            <LinkButton variant="row" to={to}>
              <RowWords title={title} note={note} />
            </LinkButton>
          </li>
        ))}
      <li>
        <Menu items={menuItems(props, associated)} buttonClassName={ROW_BUTTON}>
          <RowWords title={words.more} note={words.moreNote} icon="down" />
        </Menu>
      </li>
    </ul>
  );
}
