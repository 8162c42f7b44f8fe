/** Read again before anything is public: what changes, what to look at, when it appears, and for whom. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import type { LiveAmount } from '@valorisation/contract';
import { useId, useState } from 'react';
import { MomentField } from '../../kit/DayField';
import { staffDesk, staffKit } from '../../../i18n/fr';
import { formatMoment } from '../../../ui/instant';
import { cx } from '../../../ui/cx';
import { Cluster, Stack, Text } from '../../../ui/layout/primitives';
import { Notice } from '../../../ui/Notice';
import { Shape } from '../../../ui/Shape';
import { Icon } from '../../../ui/Icon';
import type { ContentTarget } from '../../../api/staffContent';
import { isPublicAt, isShownAt } from '../checkLinks';
import type { Change, FormPlace } from '../changes';
import type { Check } from '../checks';
import { valuesOf, type ContentRow } from '../fields';
import { fromParisField, tomorrowMorning, toParisField } from '../parisTime';
import styles from './Desk.module.css';
import { Differences } from './Differences';
import { readSchedule, type ScheduleFaults } from './schedule';
import type { Desk } from './useDesk';

const { review: words, scheduling } = staffDesk;

interface ReviewDialogProps {
  desk: Desk;
  record: ContentRow;
  target: ContentTarget;
  /** Its path on the portal; null without a path. */
  address: string | null;
  changes: readonly Change[];
  amounts: readonly LiveAmount[];
  checks: readonly Check[];
  onMend: (place: FormPlace) => void;
  onClose: () => void;
}

export function ReviewDialog(props: ReviewDialogProps) {
  const { desk, record, target, address, changes, amounts, checks, onMend, onClose } = props;
  const id = useId();
  const [now] = useState(() => new Date());
  const isReleased = record.state === 'published' || record.state === 'scheduled';
  const isPublic = isPublicAt(record, now.getTime());
  const isAhead = isReleased && Date.parse(record.opens_at) > now.getTime();
  const [isLater, setLater] = useState(isAhead);
  const [from, setFrom] = useState(isAhead ? toParisField(record.opens_at) : tomorrowMorning(now));
  const hasEndAhead = record.closes_at !== null && Date.parse(record.closes_at) > now.getTime();
  const [until, setUntil] = useState(hasEndAhead ? toParisField(record.closes_at ?? '') : '');
  const [faults, setFaults] = useState<ScheduleFaults>({});
  const opensAt = isLater ? fromParisField(from) : null;
  const isScheduled = opensAt !== null && Date.parse(opensAt) > now.getTime();
  const errors = { ...desk.errors, ...faults };
  const place = address === null ? words.inLists : words.at(address.slice(1));

  function publish() {
    const read = readSchedule(isLater ? from : null, until, { isPublic, now: Date.now() });
    setFaults('faults' in read ? read.faults : {});
    const done = isPublic ? staffDesk.changesSaved : staffDesk.published;
    if ('dates' in read) void desk.publish(read.dates, isScheduled ? staffDesk.scheduledDone : done);
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent className={styles.dialog}>
        <Stack gap={5}>
          <section>
            <h3>{words.changes}</h3>
            {!isReleased && <p>{words.first}</p>}
            {isReleased && changes.length === 0 && <p>{words.none}</p>}
            {isReleased && changes.length > 0 && (
              <>
                <ul className="indent-4 breakable">
                  {changes.map((change) => (
                    <li key={change.words}>{change.words}</li>
                  ))}
                </ul>
                <details>
                  <summary className="clickable strong small">{words.wordByWord}</summary>
                  <Differences
                    kind={target.kind}
                    before={valuesOf(target.kind, record)}
                    after={desk.values}
                    amounts={amounts}
                  />
                </details>
              </>
            )}
          </section>
          <Checks checks={checks} onMend={onMend} />
          <section>
            <h3 id={`${id}-when`}>{words.when}</h3>
            <RadioGroup
              aria-labelledby={`${id}-when`}
              value={isLater ? 'later' : 'now'}
              onChange={(_, when) => setLater(when === 'later')}
            >
              <FormControlLabel value="now" control={<Radio />} label={words.now} />
              <FormControlLabel value="later" control={<Radio />} label={words.later} />
            </RadioGroup>
            {isLater && (
              <MomentField
                label={scheduling.from}
                value={from}
                error={errors['opensAt']}
                help={scheduling.help}
                onChange={setFrom}
              />
            )}
            <MomentField
              label={scheduling.until}
              value={until}
              error={errors['closesAt']}
              help={scheduling.untilHelp}
              onChange={setUntil}
            />
            {isScheduled && isShownAt(record, now.getTime()) && <Notice tone="sky">{scheduling.standing}</Notice>}
          </section>
          <Text className="breakable">
            {isScheduled ? words.appearsOn(formatMoment(opensAt)) : words.appearsNow} {place}
            {target.kind === 'articles' && ` ${words.alsoInNews}`}
          </Text>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{staffKit.cancel}</Button>
        <Button variant="contained" disabled={desk.isBusy} onClick={publish}>
          {isScheduled ? words.schedule : words.publish}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The faults come first, each with the way to mend it. None of them forbids the publication; the server decides that. */
function Checks({ checks, onMend }: Pick<ReviewDialogProps, 'checks' | 'onMend'>) {
  const sorted = [...checks.filter(({ place }) => place !== null), ...checks.filter(({ place }) => place === null)];
  return (
    <section>
      <h3>{words.checks}</h3>
      <Stack as="ul" gap={1}>
        {sorted.map(({ words: said, place }, index) => (
          <Cluster key={index} as="li" gap={2} align="center">
            <span className={cx('inline-row gap-2 shrinkable breakable', place !== null && 'clay-700')}>
              {place === null ? <Icon name="check" size={16} /> : <Shape name="triangle" />}
              {said}
            </span>
            {place !== null && (
              <Button size="small" aria-label={words.mendThis(said)} onClick={() => onMend(place)}>
                {words.mend}
              </Button>
            )}
          </Cluster>
        ))}
      </Stack>
    </section>
  );
}
