import { useLayoutEffect, useRef, useState, useEffectEvent, type ReactNode } from 'react';
import { useUser } from '../../../api/session';
import type { DownloadRequest } from '../../../api/useDownload';
import { selection as words } from '../../../i18n/fr';
import { Button } from '../../../ui/Button';
import { CloseButton } from '../../../ui/CloseButton';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/Icon';
import { Menu, type MenuItem } from '../../../ui/Menu';
import { NARROW, useMediaQuery } from '../../../ui/useMediaQuery';
import { offersOn, type Offer } from './bulkActions';
import { PANEL_ID } from '../useKeptFocus';
import { SELECT_ALL_ID } from './SelectBoxes';
import { useSelectedRows, useSelection, tickOf, type SelectedRows } from './selection';
import { useBulkActions } from './useBulkActions';
import { formatDifference, isActive } from '@valorisation/rules';
import { useAllRows, useValuationsOf } from '../../../api/bulkCalls';
import { messageOf } from '../../../core/errors';
import type { ProfileFilter } from '../../../api/memberDataProvider';
import type { Profile, ValuationRow } from '../../../api/valuation';
import { seenRows } from '../../../amounts/model/people';
import { updateEffect } from '../../../amounts/model/updateEffect';
import { showToast } from '../../../core/toasts';
import styles from './BulkBar.module.css';

/** Keeps the selection up to date. Returns the selected rows that the list on screen does not show. */
function useSelectionTruth(selected: readonly ValuationRow[], profiles: readonly Profile[]): readonly ValuationRow[] {
  const selection = useSelection();
  const shown = new Set(profiles.flatMap(({ valuations }) => valuations.map(({ id }) => id)));
  const elsewhere = selected.filter(({ id }) => !shown.has(id));
  const ids = elsewhere.map(({ id }) => id).toSorted((one, other) => one - other);
  const { data: present } = useValuationsOf(ids);

  const onShown = useEffectEvent(() => selection.refresh(profiles.flatMap(({ valuations }) => valuations)));
  useLayoutEffect(() => onShown(), [profiles]);

  const onAnswer = useEffectEvent((rows: readonly ValuationRow[]) => {
    const found = new Set(rows.map(({ id }) => id));
    const gone = ids.filter((id) => !found.has(id));
    selection.refresh(rows);
    if (gone.length === 0) return;
    selection.drop(gone);
    showToast(words.gone(gone.length), 'warning');
  });
  useLayoutEffect(() => {
    if (present !== undefined) onAnswer(present);
  }, [present]);

  return elsewhere;
}

const NONE: readonly ValuationRow[] = [];

function isWholly(selected: SelectedRows, rows: readonly ValuationRow[]): boolean {
  return (
    tickOf(
      selected,
      rows.map(({ id }) => id),
    ) === true
  );
}

interface WholeListProps {
  profiles: readonly Profile[];
  total: number;
  filter: ProfileFilter;
  isUnfolded: boolean;
}

function WholeList({ profiles, total, filter, isUnfolded }: WholeListProps) {
  const { rows, tick } = useSelection();
  const [taken, setTaken] = useState(NONE);
  const all = useAllRows();
  const shown = seenRows(profiles, isUnfolded);
  if (profiles.length >= total || !isWholly(rows.get(), shown) || isWholly(rows.get(), taken)) return null;

  function take() {
    all.mutate(filter, {
      onSuccess: (found) => {
        const meant = isUnfolded ? found : found.filter(({ status }) => isActive(status));
        setTaken(meant);
        tick(meant, true);
      },
      onError: (error) => showToast(messageOf(error), 'error'),
    });
  }
  return (
    <Button variant="quiet" size="small" className={styles.act ?? ''} busy={all.isPending} onClick={take}>
      {words.wholeList(total)}
    </Button>
  );
}

/** "12 valorisations sélectionnées, dont 4 hors de cet écran". */
function countWords(selected: number, elsewhere: number): string {
  return elsewhere === 0 ? words.count(selected) : `${words.count(selected)}, ${words.elsewhere(elsewhere)}`;
}

function hintOf({ rows, left, refusal }: Offer): string | undefined {
  if (refusal !== null) return refusal;
  return left.length === 0 ? undefined : words.concerned(rows.length, rows.length + left.length);
}

/** Read out by screen readers, because the ticked row is far from the bar. */
function Announcement({ count, text }: { count: number; text: string }) {
  const [hadAny, setHadAny] = useState(false);
  if (count > 0 && !hadAny) setHadAny(true);
  return (
    <p role="status" className="visually-hidden">
      {count > 0 ? text : hadAny ? words.none : ''}
    </p>
  );
}

/** The bar is one line: as many buttons as fit, and all other actions in the menu. */
function Actions({ offers, busy, onRun }: { offers: readonly Offer[]; busy: boolean; onRun: (offer: Offer) => void }) {
  const isNarrow = useMediaQuery(NARROW);
  const isTablet = useMediaQuery('(max-width: 899px)');
  const isWide = useMediaQuery('(min-width: 1280px)');
  const onBar = offers.filter(({ action, refusal }) => action.place === 'bar' && refusal === null);
  const buttons = onBar.slice(0, isWide ? 3 : isTablet ? 1 : 2);
  const items = offers
    .filter((offer) => !buttons.includes(offer))
    .map((offer): MenuItem => ({
      label: offer.action.label,
      hint: hintOf(offer),
      disabled: offer.refusal !== null || busy,
      danger: offer.action.danger === true,
      separated: offer.action.danger === true,
      onSelect: () => onRun(offer),
    }));
  return (
    <div className={styles.actions}>
      {buttons.map((offer, index) => (
        <Button
          key={offer.action.key}
          size="small"
          variant={index === 0 ? 'secondary' : 'quiet'}
          className={cx(index > 0 && styles.act)}
          busy={busy}
          onClick={() => onRun(offer)}
        >
          {offer.action.label}
          <Extent offer={offer} isBrief={!isWide} />
        </Button>
      ))}
      <Menu items={items} buttonClassName={styles.more}>
        {isNarrow ? words.morePhone : words.more}
        <Icon name="up" size={16} />
      </Menu>
    </div>
  );
}

/** What the act changes: by how much an update changes the total, or how many of the selected rows an act concerns. */
function Extent({ offer: { action, rows, left }, isBrief }: { offer: Offer; isBrief: boolean }) {
  const cents = action.key === 'bringUpToDate' ? updateEffect(rows) : null;
  const effect = cents === null ? null : formatDifference(cents);
  const share = isBrief || left.length === 0 ? null : words.concerned(rows.length, rows.length + left.length);
  const text = [effect, share].filter((part) => part !== null).join(', ');
  return text === '' ? null : <span className="regular amounts">{text}</span>;
}

export interface BulkBarProps {
  list: WholeListProps;
  onDownload: (file: DownloadRequest) => void;
  /** Shown while nothing is selected. */
  otherwise: ReactNode;
}

export function BulkBar({ list, onDownload, otherwise }: BulkBarProps) {
  const selection = useSelection();
  const selected = useSelectedRows();
  const elsewhere = useSelectionTruth(selected, list.profiles).length;
  const user = useUser();
  const giveUp = () => selection.clear();
  const { run, busy, dialog } = useBulkActions(giveUp, onDownload);
  const hasDialog = dialog !== null;
  const wasOpen = useRef(false);
  const text = countWords(selected.length, elsewhere);

  useLayoutEffect(() => {
    // The bar that had the focus has disappeared, and so has the button that opened its dialog.
    if (wasOpen.current && selected.length === 0 && document.activeElement === document.body) {
      // Once nothing is left to select, the box is disabled.
      const box = document.querySelector<HTMLElement>(`#${SELECT_ALL_ID}:enabled`);
      (box ?? document.getElementById(PANEL_ID))?.focus({ preventScroll: true });
    }
    wasOpen.current = selected.length > 0 || hasDialog;
  }, [selected.length, hasDialog]);

  return (
    <>
      <Announcement count={selected.length} text={text} />
      {selected.length === 0 ? (
        otherwise
      ) : (
        <div className={styles.bar} role="region" aria-label={words.bar}>
          <CloseButton label={words.clear} title={words.clear} onClick={giveUp} />
          <div className="cluster align-center gap-0-3">
            <p>
              <strong className="amounts">{words.short(selected.length)}</strong>
              {elsewhere > 0 && <span>, {words.elsewhere(elsewhere)}</span>}
            </p>
            <WholeList {...list} />
          </div>
          <Actions offers={offersOn(selected, { associated: user?.associated ?? true })} busy={busy} onRun={run} />
        </div>
      )}
      {dialog}
    </>
  );
}
