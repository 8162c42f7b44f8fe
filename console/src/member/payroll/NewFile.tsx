/** Choosing a file for payroll: its format and content, what is left out and why. */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PayrollFormat, PayrollOutlook, PayrollReceipt } from '@valorisation/contract';
import { receiptFile, useHandOver, usePayrollOutlook } from '../../api/payroll';
import { useSheetDownload } from '../../api/useSheetDownload';
import { messageOf } from '../../core/errors';
import { showToast } from '../../core/toasts';
import { dashboard, exchange } from '../../i18n/fr';
import { payroll } from '../../i18n/fr/payroll';
import { paths } from '../../routes';
import { Button } from '../../ui/Button';
import { formatInstant } from '../../ui/instant';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { Segments } from '../../ui/Segments';
import { SelectField } from '../../ui/SelectField';
import { Skeleton } from '../../ui/Spinner';
import { ErrorState } from '../../ui/State';
import { Summary } from '../../ui/Summary';
import { dashboardPath, readDashboardQuery, type DashboardView } from '../dashboard/dashboardQuery';

const words = payroll.file;
type Lack = PayrollOutlook['leftOut'][number]['lack'];

const FORMATS = ['xlsx', 'csv', 'silae'] as const;

/** A person without a payroll number is in no file for Silae. */
const linesOf = ({ lines, unnumbered }: PayrollOutlook, format: PayrollFormat) =>
  format === 'silae' ? lines - unnumbered : lines;

const LIST = readDashboardQuery(new URLSearchParams());

/** Where the list shows the functions of a reason; archived ones stand among all. */
const VIEWS: Readonly<Record<Lack, Partial<DashboardView>>> = {
  archived: {},
  'in-progress': { tab: 'inProgress' },
  'to-redo': { tab: 'toRedo' },
  'awaits-update': { tab: 'awaitingUpdate' },
  'seniority-passed': { anniversary: true },
  'sum-differs': {},
};

function viewLink(lack: Lack) {
  const view = VIEWS[lack];
  const label = words.show(dashboard.tabs[view.anniversary ? 'anniversaries' : (view.tab ?? 'available')]);
  return { to: dashboardPath(LIST, view), label };
}

const leftCount = ({ leftOut, unnumbered }: PayrollOutlook, format: PayrollFormat): number =>
  leftOut.reduce((sum, { count }) => sum + count, format === 'silae' ? unnumbered : 0);

function LeftOut({ outlook, format }: { outlook: PayrollOutlook; format: PayrollFormat }) {
  const { leftOut, unnumbered } = outlook;
  const rows = [
    ...leftOut.map(({ lack, count }) => ({ text: words.lack(count, lack), ...viewLink(lack) })),
    ...(format === 'silae' && unnumbered > 0
      ? [{ text: words.unnumbered(unnumbered), to: paths.importFile(), label: exchange.importLink }]
      : []),
  ];
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 className="size-17 below-2">{words.leftOut}</h3>
      <Stack as="ul" gap={0} className="max-640">
        {rows.map(({ text, to, label }) => (
          <Cluster key={text} as="li" rowGap={0} justify="space-between" className="pad-block-3 line-top">
            <span className="shrinkable">{text}</span>
            <Link to={to}>{label}</Link>
          </Cluster>
        ))}
      </Stack>
    </div>
  );
}

function Content({ outlook, format }: { outlook: PayrollOutlook; format: PayrollFormat }) {
  const { complements, isUnconfirmed, gone } = outlook;
  return (
    <Stack gap={4}>
      <LeftOut outlook={outlook} format={format} />
      {gone.length > 0 && (
        <div>
          <h3 className="size-17">{words.gone(gone.length)}</h3>
          <Stack as="ul" gap={1} indent={5}>
            {gone.map(({ reference, personName, functionTitle, lack }) => (
              <li key={reference}>{words.goneLine(reference, personName, functionTitle, lack)}</li>
            ))}
          </Stack>
        </div>
      )}
      {complements > 0 && (
        <Text tone="hint" reading>
          {words.complements(complements)}
        </Text>
      )}
      {isUnconfirmed && (
        <div>
          <Text tone="hint">{words.unconfirmed}</Text>
          <details>
            <Summary>{words.details}</Summary>
            <Text tone="hint">{words.unconfirmedColumn}</Text>
          </details>
        </div>
      )}
    </Stack>
  );
}

export function NewFile({ receipts }: { receipts: readonly PayrollReceipt[] }) {
  const [format, setFormat] = useState<PayrollFormat>('xlsx');
  const [since, setSince] = useState<number | null>(null);
  const { data: outlook, error, refetch } = usePayrollOutlook(since);
  const { mutate, isPending } = useHandOver();
  const download = useSheetDownload();
  const count = outlook === undefined ? 0 : linesOf(outlook, format);
  const handOver = () =>
    mutate(
      { body: { format, since } },
      {
        onSuccess: (receipt) => void download.start(receiptFile(receipt, words.fileName)),
        onError: (refusal) => void showToast(messageOf(refusal), 'error'),
      },
    );
  return (
    <Stack as="section" gap={5} aria-labelledby="payroll-file">
      <h2 id="payroll-file">{words.title}</h2>
      <Segments
        legend={words.format}
        options={FORMATS.map((value) => ({ value, label: words.formats[value] }))}
        value={format}
        onValueChange={setFormat}
        hint={words.formatHints[format]}
      />
      {receipts.length > 0 && (
        <SelectField
          className="max-560"
          label={words.scope}
          value={since === null ? '' : String(since)}
          placeholder={words.whole}
          options={receipts.map(({ id, createdAt }) => ({
            value: String(id),
            label: words.since(id, formatInstant(createdAt)),
          }))}
          onValueChange={(value) => setSince(value === '' ? null : Number(value))}
        />
      )}
      {outlook === undefined && error !== null && (
        <ErrorState title={payroll.failed} error={error} onRetry={() => void refetch()} />
      )}
      {outlook === undefined && error === null && <Skeleton height="96px" />}
      {outlook !== undefined && (
        <>
          <Cluster align="center" gap={4}>
            {count > 0 && (
              <Button variant="primary" busy={isPending || download.busy} onClick={handOver}>
                {words.submit}
              </Button>
            )}
            <p className="strong" role="status">
              {words.ready(count, leftCount(outlook, format))}
            </p>
          </Cluster>
          {count === 0 && <Text>{since === null ? words.nothing : words.unchanged}</Text>}
          <Content outlook={outlook} format={format} />
        </>
      )}
    </Stack>
  );
}
