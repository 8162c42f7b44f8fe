import { Button } from '@mui/material';
import { contentVersionCalls, type LiveAmount } from '@valorisation/contract';
import { useState } from 'react';
import { messageOf } from '../../../core/errors';
import type { ContentTarget } from '../../../api/staffContent';
import { useCall } from '../../../api/useCall';
import { staffDesk } from '../../../i18n/fr';
import { formatMoment } from '../../../ui/instant';
import { Stack } from '../../../ui/layout/primitives';
import { Notice } from '../../../ui/Notice';
import { Minor } from '../../kit/CardList';
import type { ContentRow } from '../fields';
import { VersionDialog } from './VersionDialog';
import { writtenBy } from './Against';

const { versions: words } = staffDesk;
const FIRST = 5;

interface VersionsProps {
  target: ContentTarget;
  record: ContentRow;
  /** True when there is unsaved text, which restoring a version would replace. */
  isDirty: boolean;
  amounts: readonly LiveAmount[];
  onRestore: (from: number) => void;
}

export function Versions({ target, record, isDirty, amounts, onRestore }: VersionsProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const [isWhole, setWhole] = useState(false);
  const { data = [], error } = useCall(contentVersionCalls.versions, { params: target }, { since: record.version });
  const shown = isWhole ? data : data.slice(0, FIRST);
  return (
    <Stack as="section" gap={3} className="card pad-4" aria-label={words.title}>
      <h2 className="size-18">{words.title}</h2>
      {error !== null && <Notice tone="clay">{messageOf(error)}</Notice>}
      <Stack as="ul" gap={3}>
        <li>
          {words.current}
          <Minor>{words.by(record.updated_by ?? words.installed, formatMoment(record.updated_at))}</Minor>
        </li>
        {shown.map((version) => (
          <li key={version.id}>
            <Button
              size="small"
              aria-label={words.see(words.version(version.id))}
              onClick={() => setOpened(version.id)}
            >
              {words.version(version.id)}
            </Button>
            <Minor>{writtenBy(version)}</Minor>
          </li>
        ))}
      </Stack>
      {data.length === 0 && <p>{words.none}</p>}
      {data.length > shown.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {words.more}
        </Button>
      )}
      {opened !== null && (
        <VersionDialog
          target={target}
          record={record}
          version={opened}
          versions={data}
          isDirty={isDirty}
          amounts={amounts}
          onRestore={() => onRestore(opened)}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}
