import { useState } from 'react';
import { staffContent as words, staffKit } from '../../i18n/fr';
import { Badge, type Tone } from '../../ui/Badge';
import { formatMoment } from '../../ui/instant';
import { Minor } from '../kit/CardList';
import type { ContentRow } from './fields';

type Shown = ContentRow['state'] | 'withdrawn';

const TONES: Readonly<Record<Shown, Tone>> = {
  draft: 'stone',
  scheduled: 'sky',
  published: 'forest',
  archived: 'wheat',
  withdrawn: 'wheat',
};

export function StateFact({ row }: { row: ContentRow }) {
  const { state, opens_at, closes_at } = row;
  const isReleased = state === 'published' || state === 'scheduled';
  const [now] = useState(() => Date.now());
  const isOpen = Date.parse(opens_at) <= now;
  // Scheduled content is published from its day on, although nothing changes in the database then.
  const isClosed = isReleased && isOpen && closes_at !== null && Date.parse(closes_at) <= now;
  const shown: Shown = isClosed ? 'withdrawn' : state === 'scheduled' && isOpen ? 'published' : state;
  return (
    <>
      <Badge tone={TONES[shown]}>{shown === 'withdrawn' ? words.withdrawn : words.states[shown]}</Badge>
      {isReleased && <Minor>{isOpen ? words.since(formatMoment(opens_at)) : words.from(formatMoment(opens_at))}</Minor>}
      {isReleased && closes_at !== null && (
        <Minor>
          {Date.parse(closes_at) > now ? words.until(formatMoment(closes_at)) : words.wasUntil(formatMoment(closes_at))}
        </Minor>
      )}
    </>
  );
}

export function ChangedFact({ row }: { row: ContentRow }) {
  if (row.updated_by === null) return words.installed;
  return (
    <>
      {formatMoment(row.updated_at)}
      <Minor>{staffKit.by(row.updated_by)}</Minor>
    </>
  );
}
