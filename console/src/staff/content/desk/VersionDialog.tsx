import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { contentVersionCalls, type ContentVersion, type LiveAmount } from '@valorisation/contract';
import { useId, useState } from 'react';
import { Confirm } from 'react-admin';
import { messageOf } from '../../../core/errors';
import type { ContentTarget } from '../../../api/staffContent';
import { useCall } from '../../../api/useCall';
import { staffDesk } from '../../../i18n/fr';
import { Stack } from '../../../ui/layout/primitives';
import { Notice } from '../../../ui/Notice';
import { LoadingBlock } from '../../../ui/Spinner';
import { valuesOf, type ContentRow } from '../fields';
import { Against } from './Against';
import styles from './Desk.module.css';
import { Differences } from './Differences';

const { versions: words } = staffDesk;

interface VersionDialogProps {
  target: ContentTarget;
  record: ContentRow;
  version: number;
  versions: readonly ContentVersion[];
  isDirty: boolean;
  amounts: readonly LiveAmount[];
  onRestore: () => void;
  onClose: () => void;
}

export function VersionDialog(props: VersionDialogProps) {
  const { target, record, version, versions, isDirty, amounts, onRestore, onClose } = props;
  const id = useId();
  const [against, setAgainst] = useState<number | null>(null);
  const [isAsked, setAsked] = useState(false);
  const kept = useKept(target, version);
  const other = useKept(target, against);
  const after = against === null ? valuesOf(target.kind, record) : other.content;
  const error = kept.error ?? other.error;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>{words.version(version)}</DialogTitle>
      <DialogContent className={styles.dialog}>
        <Stack gap={4}>
          <Against versions={versions.filter((one) => one.id !== version)} value={against} onChange={setAgainst} />
          {error !== null && <Notice tone="clay">{messageOf(error)}</Notice>}
          {kept.content === null || after === null ? (
            error === null && <LoadingBlock />
          ) : (
            <Differences
              kind={target.kind}
              before={valuesOf(target.kind, kept.content)}
              after={valuesOf(target.kind, after)}
              amounts={amounts}
            />
          )}
        </Stack>
        {isAsked && (
          <Confirm
            isOpen
            title={words.restoreTitle}
            content={isDirty ? `${words.restoreText} ${words.restoreDrops}` : words.restoreText}
            confirm={words.restore}
            onConfirm={onRestore}
            onClose={() => setAsked(false)}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
        <Button variant="contained" onClick={() => setAsked(true)}>
          {words.restore}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useKept(target: ContentTarget, version: number | null) {
  const given = { params: { ...target, version: version ?? 0 } };
  const { data, error } = useCall(contentVersionCalls.version, given, { enabled: version !== null });
  return { content: data?.content ?? null, error };
}
