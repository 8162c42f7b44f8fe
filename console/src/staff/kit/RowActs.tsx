/** The acts on a record. In a row the first is a button and the others are in a menu; on the record's page all are buttons. */
import { Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { staffKit } from '../../i18n/fr';
import { Cluster } from '../../ui/layout/primitives';
import { Menu } from '../../ui/Menu';
import { ConfirmDialog } from './ConfirmDialog';
import { useStaffAct } from './useStaffAct';

export interface RowAct {
  readonly label: string;
  readonly isGrave?: boolean;
  /** True: the next step on the page of the record. */
  readonly isMain?: boolean;
  /** True for the way to the record, which its name is too: only the mouse needs it twice. */
  readonly isWay?: boolean;
  /** An address that the act opens. */
  readonly to?: string;
  /** Opens a dialog of the caller. */
  readonly onSelect?: () => void;
  /** The call, which is sent at once if it has no question. */
  readonly send?: () => Promise<unknown>;
  readonly question?: { readonly title: string; readonly text: string; readonly confirm: string };
  /** The message after the call. */
  readonly done?: string;
}

const WAY = { tabIndex: -1, 'aria-hidden': true } as const;

interface RowActsProps {
  acts: readonly RowAct[];
  /** The name of the record, for people who do not see its row. */
  name: string;
  isPage?: boolean;
}

export function RowActs({ acts, name, isPage = false }: RowActsProps) {
  const { busy, refusal, forget, run } = useStaffAct();
  const [asked, setAsked] = useState<RowAct | null>(null);

  function close() {
    setAsked(null);
    forget();
  }

  function start(act: RowAct) {
    if (act.question !== undefined) setAsked(act);
    else if (act.send !== undefined) void run(act.send, act.done ?? '');
    else act.onSelect?.();
  }

  // A grave act is red where it is asked for, not in every row.
  const isQuiet = ({ isWay = false, isGrave = false }: RowAct) => isWay || (isGrave && !isPage);
  const folded = isPage ? [] : acts.slice(1);
  return (
    <Cluster gap={1} align="center">
      {(isPage ? acts : acts.slice(0, 1)).map((act) => (
        <Button
          key={act.label}
          size="small"
          sx={{ minWidth: 0, ...(isQuiet(act) && { color: 'text.secondary', fontWeight: 400 }) }}
          variant={isPage && act.isMain === true ? 'contained' : 'text'}
          color={isQuiet(act) ? 'inherit' : act.isGrave === true ? 'error' : 'primary'}
          disabled={busy}
          {...(act.isWay === true ? WAY : { 'aria-label': staffKit.of(act.label, name) })}
          {...(act.to === undefined ? { onClick: () => start(act) } : { component: Link, to: act.to })}
        >
          {act.label}
        </Button>
      ))}
      {folded.length > 0 && (
        <Menu
          label={staffKit.of(staffKit.otherActs, name)}
          items={folded.map((act) => ({
            label: act.label,
            danger: act.isGrave === true,
            ...(act.to === undefined ? { onSelect: () => start(act) } : { to: act.to }),
          }))}
        />
      )}
      {asked?.question !== undefined && (
        <ConfirmDialog
          {...asked.question}
          busy={busy}
          refusal={refusal}
          onClose={close}
          onConfirm={() => void run(async () => asked.send?.(), asked.done ?? '', close)}
        />
      )}
    </Cluster>
  );
}
