/** /prochaine-grille: what the announced version will change. */
import { formatDay, formatDifference, formatMoney } from '@valorisation/rules';
import { isApiError } from '../../core/errors';
import { files } from '../../api/files';
import { outlookCalls, type GridOutlook, type GridOutlookHead } from '@valorisation/contract';
import { useCall } from '../../api/useCall';
import { useDownload } from '../../api/useDownload';
import { gridOutlook as words } from '../../i18n/fr/gridOutlook';
import { titles } from '../../i18n/fr/titles';
import { Page } from '../../layout/Page';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { paths } from '../../routes';
import { Button, LinkButton } from '../../ui/Button';
import { EmptyState, ErrorState } from '../../ui/State';
import { Stack, Text } from '../../ui/layout/primitives';
import { BottomBars } from '../dashboard/BottomBars';
import { DownloadBar } from '../dashboard/DownloadBar';
import { ChangingRows, NamedRows } from './OutlookRows';
import { Month } from '../../ui/Amount';
import { FactList, type Fact } from '../../ui/FactList';
import dialogStyles from '../life/Dialogs.module.css';
import styles from './GridOutlook.module.css';

function OutlookTotal({ outlook: { totals, partial }, day }: { outlook: GridOutlookHead; day: string }) {
  const { nowCents, nextCents, gridCents, seniorityCents, wageCents, nextComplementCents, hourly } = totals;
  const causes: readonly Fact[] = [
    [words.cause.grid, formatDifference(gridCents)],
    ...(seniorityCents === 0 ? [] : [[words.cause.seniority, formatDifference(seniorityCents)] as const]),
    ...(wageCents === 0 ? [] : [[words.cause.wage, formatDifference(wageCents)] as const]),
  ];
  return (
    <section>
      <h2>{words.total}</h2>
      <dl className={dialogStyles.amounts}>
        <div>
          <dt>{words.now}</dt>
          <dd>
            <Month cents={nowCents} />
          </dd>
        </div>
        <div className={dialogStyles.next}>
          <dt>{words.on(day)}</dt>
          <dd>
            <Month cents={nextCents} />
          </dd>
        </div>
        <div>
          <dt>{words.difference}</dt>
          <dd className="amounts">{formatDifference(nextCents - nowCents)}</dd>
        </div>
      </dl>
      <h3 className="above-4">{words.causes}</h3>
      <FactList className={styles.causes} facts={causes} />
      {nextComplementCents > 0 && <Text tone="quiet">{words.complement(formatMoney(nextComplementCents))}</Text>}
      {hourly > 0 && <Text tone="quiet">{words.hourly(hourly)}</Text>}
      {partial && <Text tone="quiet">{words.partial}</Text>}
    </section>
  );
}

function Content({ outlook }: { outlook: GridOutlook }) {
  const { rows } = outlook;
  const day = formatDay(outlook.day);
  const changing = rows.filter(({ fate, differenceCents }) => fate !== 'open' && differenceCents !== 0);
  const unchanged = rows.filter(({ fate, differenceCents }) => fate !== 'open' && differenceCents === 0).length;
  return (
    <Stack gap={8}>
      <OutlookTotal outlook={outlook} day={day} />
      <section>
        <h2>{words.rows}</h2>
        {changing.length > 0 && <ChangingRows rows={changing} day={day} />}
        {unchanged > 0 && <Text tone="quiet">{words.unchanged(unchanged)}</Text>}
      </section>
      <NamedRows title={words.redo} text={words.redoText} rows={rows.filter(({ fate }) => fate === 'redo')} />
      <NamedRows title={words.open} text={words.openText} rows={rows.filter(({ fate }) => fate === 'open')} />
      {!outlook.confirmed && <Text tone="hint">{words.unconfirmed}</Text>}
    </Stack>
  );
}

export function GridOutlookPage() {
  const announced = useCall(outlookCalls.announced, {});
  const isAnnounced = announced.data !== undefined && announced.data.outlook !== null;
  // Without an announced version there is nothing to request.
  const rows = useCall(outlookCalls.rows, {}, { enabled: isAnnounced, retry: false });
  const download = useDownload();
  if (announced.isPending || (isAnnounced && rows.isPending)) return <ScreenSkeleton />;
  const { data: outlook, error, refetch } = isAnnounced ? rows : { ...announced, data: undefined };
  // True when the version was cancelled or came into force after its total was read.
  const isGone = isApiError(error) && error.status === 404;
  const file = { call: files.gridOutlook(), name: 'Effet_de_la_grille.pdf' };
  const back = { to: paths.dashboard(), label: words.back };
  if (outlook === undefined) {
    return (
      <Page title={titles.grid_outlook} back={back} width="wide">
        {announced.data?.outlook === null || isGone ? (
          <EmptyState
            title={words.none.title}
            action={<LinkButton to={paths.dashboard()}>{words.none.action}</LinkButton>}
          >
            <p>{words.none.text}</p>
          </EmptyState>
        ) : (
          <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  }
  return (
    <Page
      title={titles.grid_outlook}
      intro={words.intro(formatDay(outlook.effectiveOn))}
      back={back}
      width="wide"
      action={
        <Button variant="primary" busy={download.state.status === 'running'} onClick={() => void download.start(file)}>
          {words.pdf}
        </Button>
      }
    >
      <Content outlook={outlook} />
      <BottomBars>
        <DownloadBar download={download} onRetry={() => void download.start(file)} />
      </BottomBars>
    </Page>
  );
}
