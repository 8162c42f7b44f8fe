import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { contentVersionCalls, type ContentVersion } from '@valorisation/contract';
import { isSameValue } from '@valorisation/rules';
import { useId, useState } from 'react';
import { Confirm } from 'react-admin';
import { messageOf } from '../../../core/errors';
import type { ContentTarget, ContentValues } from '../../../api/staffContent';
import { useCall } from '../../../api/useCall';
import { staffDesk, ui } from '../../../i18n/fr';
import { Difference } from '../../../ui/Difference';
import { Stack, Text } from '../../../ui/layout/primitives';
import { Notice } from '../../../ui/Notice';
import { LoadingBlock } from '../../../ui/Spinner';
import { CONTENT_FIELDS, valuesOf, type ContentRow } from '../fields';
import { readable } from '../readable';
import { Against } from './Against';
import styles from './Desk.module.css';
import { useNames } from './useNames';

const { versions: words } = staffDesk;
const { difference } = ui;

interface VersionDialogProps {
  target: ContentTarget;
  record: ContentRow;
  version: number;
  versions: readonly ContentVersion[];
  isDirty: boolean;
  onRestore: () => void;
  onClose: () => void;
}

export function VersionDialog({ target, record, version, versions, isDirty, onRestore, onClose }: VersionDialogProps) {
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

interface DifferencesProps {
  kind: ContentTarget['kind'];
  before: ContentValues;
  after: ContentValues;
}

function Differences({ kind, before, after }: DifferencesProps) {
  const nameOf = useNames(kind);
  const changed = CONTENT_FIELDS[kind].filter(({ name }) => !isSameValue(before[name], after[name]));
  if (changed.length === 0) return <p>{difference.none}</p>;
  return (
    <>
      <Text tone="hint">{difference.legend}</Text>
      {changed.map((field) => (
        <section key={field.name} aria-label={field.label}>
          <h3>{field.label}</h3>
          <Difference
            before={readable(field, before[field.name], nameOf)}
            after={readable(field, after[field.name], nameOf)}
          />
        </section>
      ))}
    </>
  );
}
