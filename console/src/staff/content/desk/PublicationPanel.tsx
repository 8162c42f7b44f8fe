import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { staffDesk as words } from '../../../i18n/fr';
import { formatMoment } from '../../../ui/instant';
import { Cluster, Stack } from '../../../ui/layout/primitives';
import { isShownAt } from '../checkLinks';
import type { ContentRow } from '../fields';
import type { Desk } from './useDesk';

const { publication, archiving, unpublishing, unscheduling } = words;

function stateInWords({ state, opens_at, closes_at, has_standing: hasStanding }: ContentRow, now: number): string[] {
  if (state === 'draft' || state === 'archived') return [publication.state[state]];
  if (closes_at !== null && Date.parse(closes_at) <= now) return [publication.state.closed(formatMoment(closes_at))];
  const isWaiting = Date.parse(opens_at) > now;
  const from = isWaiting ? publication.state.scheduled : publication.state.published;
  return [
    from(formatMoment(opens_at)),
    ...(isWaiting && hasStanding ? [publication.state.standing] : []),
    ...(closes_at === null ? [] : [publication.state.until(formatMoment(closes_at))]),
  ];
}

interface PublicationPanelProps {
  desk: Desk;
  record: ContentRow;
  /** Its path on the portal; null without a path. */
  address: string | null;
}

/** The state of a content, and the acts beside its publication. */
export function PublicationPanel({ desk, record, address }: PublicationPanelProps) {
  const [asked, setAsked] = useState<'archive' | 'unpublish' | 'unschedule' | null>(null);
  const [now] = useState(() => Date.now());
  const { isDirty, isBusy } = desk;
  const isReleased = record.state === 'published' || record.state === 'scheduled';
  const isAhead = record.state === 'scheduled' && Date.parse(record.opens_at) > now;
  const close = () => setAsked(null);
  const confirmations = {
    archive: { ...archiving, label: words.archive, act: desk.archive },
    unpublish: { ...unpublishing, label: words.unpublish, act: desk.unpublish },
    unschedule: {
      title: unscheduling.title,
      text: record.has_standing ? unscheduling.standing : unscheduling.draft,
      label: words.unschedule,
      act: desk.unschedule,
    },
  };
  const confirmed = asked === null ? null : confirmations[asked];
  return (
    <Stack as="section" gap={3} className="card pad-4" aria-label={publication.title}>
      <h2 className="size-18">{publication.title}</h2>
      {stateInWords(record, now).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Cluster gap={2}>
        {isShownAt(record, now) && address !== null && (
          <Button href={address} target="_blank" rel="noopener">
            {words.see}
          </Button>
        )}
        {!isReleased && (
          <Button variant="outlined" disabled={isBusy || !isDirty} onClick={() => void desk.save()}>
            {words.save}
          </Button>
        )}
        {isAhead && (
          <Button disabled={isBusy} onClick={() => setAsked('unschedule')}>
            {words.unschedule}
          </Button>
        )}
        {record.state !== 'draft' && !isAhead && (
          <Button disabled={isBusy} onClick={() => setAsked('unpublish')}>
            {words.unpublish}
          </Button>
        )}
        {record.state !== 'archived' && (
          <Button color="error" disabled={isBusy} onClick={() => setAsked('archive')}>
            {words.archive}
          </Button>
        )}
      </Cluster>
      {confirmed !== null && (
        <Confirm
          isOpen
          title={confirmed.title}
          content={confirmed.text}
          confirm={confirmed.label}
          onConfirm={() => {
            close();
            void confirmed.act();
          }}
          onClose={close}
        />
      )}
    </Stack>
  );
}
