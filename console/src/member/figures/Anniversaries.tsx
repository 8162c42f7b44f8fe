import { formatDay, formatDifference, typeset } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import { useUpdatesPreview } from '../../api/bulkCalls';
import { files } from '../../api/files';
import type { Anniversary, Figures } from '@valorisation/contract';
import { updatesSummary, type Update } from '../../api/updateOutlooks';
import { useDownload } from '../../api/useDownload';
import { figures as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { Button, LinkButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { showToast } from '../../core/toasts';
import { NARROW, useMediaQuery } from '../../ui/useMediaQuery';
import { anniversariesOf, monthsOf } from './anniversaryMonths';
import styles from './Figures.module.css';

const { anniversaries: texts } = words;

/** What the new rate gives, of the anniversaries to be applied; undefined before the answer. */
type Effects = ReadonlyMap<number, Update>;

function Line({ anniversary, effects }: { anniversary: Anniversary; effects?: Effects | undefined }) {
  const { on, valuationId, profileName, functionTitle, rateBefore, rateAfter } = anniversary;
  const isNarrow = useMediaQuery(NARROW);
  const effect = effectWords(effects?.get(valuationId));
  return (
    <tr>
      <td className={styles.day}>{formatDay(on)}</td>
      <th scope="row" className="regular">
        <Link to={paths.conclusion(valuationId)} className="strong">
          {profileName}
        </Link>
        <span className="block quiet">{typeset(functionTitle)}</span>
      </th>
      <NumberCell>
        <span aria-hidden="true">{texts.rate(rateBefore, rateAfter)}</span>
        <span className="visually-hidden">{texts.rateRead(rateBefore, rateAfter)}</span>
        {anniversary.due && isNarrow && <span className="block">{effect}</span>}
      </NumberCell>
      {anniversary.due && !isNarrow && <NumberCell>{effect}</NumberCell>}
    </tr>
  );
}

function effectWords(update: Update | undefined): string {
  if (update === undefined || update.differenceCents === null) return '–';
  return formatDifference(update.differenceCents, update.next.due.unit);
}

function Head({ isDue = false }: { isDue?: boolean }) {
  const { day, person, rate, effect } = texts.columns;
  const isNarrow = useMediaQuery(NARROW);
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.day}>
          {day}
        </th>
        <th scope="col">{person}</th>
        <NumberHead className={styles.rate}>{rate}</NumberHead>
        {isDue && !isNarrow && <NumberHead className={styles.rate}>{effect}</NumberHead>}
      </tr>
    </thead>
  );
}

function Due({ due }: { due: readonly Anniversary[] }) {
  const { data: outlooks } = useUpdatesPreview(
    'anniversary',
    due.map(({ valuationId }) => valuationId),
  );
  const { updates, currentMonthCents, nextMonthCents } = updatesSummary(outlooks ?? []);
  const effects = new Map(updates.map((update) => [update.outlook.id, update]));
  const sum = nextMonthCents - currentMonthCents;
  return (
    <Stack gap={2} below={6}>
      <Cluster align="center" justify="space-between">
        <div>
          <h3 className="size-16">{texts.due}</h3>
          <Text tone="hint">{texts.dueText}</Text>
        </div>
        <LinkButton variant="primary" to={paths.dashboard({ anniversaire: 1 })}>
          {texts.apply(due.length, sum === 0 ? null : formatDifference(sum, 'month'))}
        </LinkButton>
      </Cluster>
      <Table label={texts.dueLabel} className={styles.anniversaries}>
        <Head isDue />
        <tbody>
          {due.map((anniversary) => (
            <Line key={anniversary.valuationId} anniversary={anniversary} effects={effects} />
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}

function Coming({ coming }: { coming: readonly Anniversary[] }) {
  if (coming.length === 0) return <Text tone="hint">{texts.none}</Text>;
  return (
    <Table label={texts.comingLabel} className={styles.anniversaries}>
      <Head />
      {monthsOf(coming).map(({ key, name, anniversaries }) => (
        <tbody key={key}>
          {anniversaries.length > 1 && (
            <tr className={styles.month}>
              <th scope="rowgroup" colSpan={3}>
                {texts.month(name, anniversaries.length)}
              </th>
            </tr>
          )}
          {anniversaries.map((anniversary) => (
            <Line key={anniversary.valuationId} anniversary={anniversary} />
          ))}
        </tbody>
      ))}
    </Table>
  );
}

function CalendarButton() {
  const download = useDownload();
  const { state } = download;

  async function fetchCalendar() {
    const isSaved = await download.start({ call: files.anniversaries(), name: texts.fileName });
    if (isSaved) showToast(texts.done, 'success');
  }

  return (
    <Stack gap={1} className="unprinted">
      <Button busy={state.status === 'running'} onClick={() => void fetchCalendar()}>
        {texts.download}
      </Button>
      {state.status === 'failed' && (
        <Notice tone="clay" alert>
          {state.message}
        </Notice>
      )}
    </Stack>
  );
}

export function Anniversaries({ figures }: { figures: Figures }) {
  const { due, coming } = anniversariesOf(figures);
  return (
    <section>
      <Cluster gap={6} rowGap={3} align="start" justify="space-between" below={3}>
        <div>
          <h2>{texts.title}</h2>
          <Text tone="hint" reading>
            {texts.intro} {coming.length > 0 && texts.downloadHint}
          </Text>
        </div>
        {coming.length > 0 && <CalendarButton />}
      </Cluster>
      {due.length > 0 && <Due due={due} />}
      {due.length > 0 && <h3 className="below-1 size-16">{texts.coming}</h3>}
      <Coming coming={coming} />
    </section>
  );
}
