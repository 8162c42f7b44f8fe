import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useRedirect } from 'react-admin';
import { staffContent, staffDesk as words } from '../../../i18n/fr';
import { formatMoment } from '../../../ui/instant';
import { Cluster, Stack } from '../../../ui/layout/primitives';
import { isShownAt } from '../checkLinks';
import type { ContentRow } from '../fields';
import type { Desk, DeskProps } from './useDesk';

const { publication, archiving, unpublishing, unscheduling } = words;
const { removing } = staffContent;

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
  kind: DeskProps['kind'];
  desk: Desk;
  record: ContentRow;
  /** Its path on the portal; null without a path. */
  address: string | null;
}

/** The state of a content, and the acts beside its publication. */
export function PublicationPanel({ kind, desk, record, address }: PublicationPanelProps) {
  const [asked, setAsked] = useState<'archive' | 'unpublish' | 'unschedule' | 'remove' | null>(null);
  const [now] = useState(() => Date.now());
  const redirect = useRedirect();
  const { isDirty, isBusy } = desk;
  const isReleased = record.state === 'published' || record.state === 'scheduled';
  const isDraft = record.state === 'draft';
  const isAhead = record.state === 'scheduled' && Date.parse(record.opens_at) > now;
  const close = () => setAsked(null);
  const confirmations = {
    archive: {
      title: archiving.title,
      text: isDraft ? archiving.draft : archiving.text,
      label: words.archive,
      act: desk.archive,
    },
    unpublish: { ...unpublishing, label: words.unpublish, act: desk.unpublish },
    unschedule: {
      title: unscheduling.title,
      text: record.has_standing ? unscheduling.standing : unscheduling.draft,
      label: words.unschedule,
      act: desk.unschedule,
    },
    remove: {
      title: removing.title(record.title),
      text: removing.text,
      label: removing.act,
      act: async () => desk.remove(() => redirect('list', kind)),
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
        {!isDraft && !isAhead && (
          <Button disabled={isBusy} onClick={() => setAsked('unpublish')}>
            {words.unpublish}
          </Button>
        )}
        {record.state !== 'archived' && (
          <Button color={isDraft ? 'primary' : 'error'} disabled={isBusy} onClick={() => setAsked('archive')}>
            {words.archive}
          </Button>
        )}
        {/* The server knows whether it was published once. */}
        {isDraft && record['shipped'] === false && (
          <Button color="error" disabled={isBusy} onClick={() => setAsked('remove')}>
            {removing.act}
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
