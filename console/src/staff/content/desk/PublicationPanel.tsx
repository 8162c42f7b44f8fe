import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { staffDesk as words } from '../../../i18n/fr';
import { formatMoment } from '../../../ui/instant';
import { Stack } from '../../../ui/layout/primitives';
import { Notice } from '../../../ui/Notice';
import { isPublicAt, isShownAt, type BrokenLink } from '../checkLinks';
import type { ContentRow } from '../fields';
import styles from './Desk.module.css';
import { ScheduleDialog } from './ScheduleDialog';
import type { Desk } from './useDesk';

const { publication, archiving, unpublishing, unscheduling, links: linkWords } = words;

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
  broken: readonly BrokenLink[];
  onPreview: () => void;
}

export function PublicationPanel({ desk, record, address, broken, onPreview }: PublicationPanelProps) {
  const [asked, setAsked] = useState<'schedule' | 'archive' | 'unpublish' | 'unschedule' | null>(null);
  const [now] = useState(() => Date.now());
  const { isDirty, isBusy } = desk;
  const isReleased = record.state === 'published' || record.state === 'scheduled';
  const isPublic = isPublicAt(record, now);
  const isAhead = record.state === 'scheduled' && Date.parse(record.opens_at) > now;
  const close = () => setAsked(null);
  const dates = { opensAt: record.opens_at, closesAt: record.closes_at };
  // An end in the future is kept. An end in the past would hide the content, so it is dropped.
  const hasEndAhead = record.closes_at !== null && Date.parse(record.closes_at) > now;
  const publishNow = async () =>
    desk.publish({ opensAt: null, closesAt: hasEndAhead ? record.closes_at : null }, words.published);
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
  const confirmed = asked === null || asked === 'schedule' ? null : confirmations[asked];
  return (
    <Stack as="section" gap={3} className="card pad-4" aria-label={publication.title}>
      <h2 className="size-18">{publication.title}</h2>
      {stateInWords(record, now).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isReleased && isDirty && <Notice tone="wheat">{publication.pending}</Notice>}
      {broken.length > 0 && (
        <Notice tone="clay">
          <strong>{linkWords.title}</strong>
          <ul className="indent-4 breakable">
            {broken.map(({ href, why }) => (
              <li key={href}>{linkWords.line(href, linkWords[why])}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={styles.acts}>
        {/* The preview is the first button, because Tab leads to it from the text. */}
        <Button variant="outlined" onClick={onPreview}>
          {words.preview}
        </Button>
        {isShownAt(record, now) && address !== null && (
          <Button href={address} target="_blank" rel="noopener">
            {words.see}
          </Button>
        )}
        <Button variant="outlined" disabled={isBusy} onClick={() => setAsked('schedule')}>
          {isReleased ? words.changeDates : words.schedule}
        </Button>
        {!isReleased && (
          <Button variant="outlined" disabled={isBusy || !isDirty} onClick={() => void desk.save()}>
            {words.save}
          </Button>
        )}
        {isPublic ? (
          <Button
            variant="contained"
            disabled={isBusy || !isDirty}
            onClick={() => void desk.publish(dates, words.changesSaved)}
          >
            {words.publishChanges}
          </Button>
        ) : (
          <Button variant="contained" disabled={isBusy} onClick={() => void publishNow()}>
            {words.publishNow}
          </Button>
        )}
        {isAhead && (
          <Button
            variant="outlined"
            disabled={isBusy || !isDirty}
            onClick={() => void desk.publish(dates, words.changesSaved)}
          >
            {words.saveScheduled}
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
      </div>
      {asked === 'schedule' && (
        <ScheduleDialog
          row={record}
          errors={desk.errors}
          isBusy={isBusy}
          onClose={close}
          onSchedule={(chosen) => void desk.publish(chosen, words.scheduledDone).then((isDone) => isDone && close())}
        />
      )}
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
