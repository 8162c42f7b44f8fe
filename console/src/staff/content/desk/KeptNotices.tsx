import { useState } from 'react';
import type { WorkingCopies } from '@valorisation/contract';
import { staffDesk } from '../../../i18n/fr';
import { formatMoment, formatTime } from '../../../ui/instant';
import { Text } from '../../../ui/layout/primitives';
import { Notice } from '../../../ui/Notice';
import type { Keeping } from './useKeptText';

const { draft: words } = staffDesk;
/** If a person has typed within this time, the page says that the person is writing now. */
const NOW_MS = 120_000;

export function Kept({ keeping }: { keeping: Keeping }) {
  const text = {
    idle: '',
    keeping: words.keeping,
    kept: keeping.state === 'kept' ? words.kept(formatTime(new Date(keeping.at))) : '',
    failed: words.failed,
  }[keeping.state];
  return (
    <Text tone="hint" role="status">
      {text}
    </Text>
  );
}

export function OtherWriters({ others }: { others: WorkingCopies['others'] }) {
  const [now] = useState(() => Date.now());
  return others.map(({ name, typed_at }) => (
    <Notice key={`${name}-${typed_at}`} tone="sky">
      {now - Date.parse(typed_at) < NOW_MS
        ? words.writing(name ?? words.somebody)
        : words.has(name ?? words.somebody, formatMoment(typed_at))}
    </Notice>
  ));
}
