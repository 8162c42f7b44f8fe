/** Choosing a file for payroll: its format and content, what is left out and why. */
import { useState } from 'react';
import type { PayrollFormat, PayrollOutlook, PayrollReceipt } from '@valorisation/contract';
import { receiptFile, useHandOver, usePayrollOutlook } from '../../api/payroll';
import { useSheetDownload } from '../../api/useSheetDownload';
import { messageOf } from '../../core/errors';
import { showToast } from '../../core/toasts';
import { payroll } from '../../i18n/fr/payroll';
import { Button } from '../../ui/Button';
import { formatInstant } from '../../ui/instant';
import { Stack, Text } from '../../ui/layout/primitives';
import { Segments } from '../../ui/Segments';
import { SelectField } from '../../ui/SelectField';
import { Skeleton } from '../../ui/Spinner';
import { ErrorState } from '../../ui/State';

const words = payroll.file;
const FORMATS = ['xlsx', 'csv', 'silae'] as const;

/** A person without a payroll number is in no file for Silae. */
const linesOf = ({ lines, unnumbered }: PayrollOutlook, format: PayrollFormat) =>
  format === 'silae' ? lines - unnumbered : lines;

function Content({ outlook, format }: { outlook: PayrollOutlook; format: PayrollFormat }) {
  const { leftOut, unnumbered, complements, isUnconfirmed, gone } = outlook;
  const left = [
    ...leftOut.map(({ lack, count }) => words.lack(count, lack)),
    ...(format === 'silae' && unnumbered > 0 ? [words.unnumbered(unnumbered)] : []),
  ];
  const notes = [
    ...(complements > 0 ? [words.complements(complements)] : []),
    ...(isUnconfirmed ? [words.unconfirmed] : []),
  ];
  return (
    <Stack gap={4}>
      <p className="strong" role="status">
        {words.ready(linesOf(outlook, format))}
      </p>
      <Listed title={words.leftOut} items={left} />
      <Listed
        title={words.gone(gone.length)}
        items={gone.map((line) => words.goneLine(line.reference, line.personName, line.functionTitle, line.lack))}
      />
      {notes.map((note) => (
        <Text key={note} tone="hint" reading>
          {note}
        </Text>
      ))}
    </Stack>
  );
}

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="size-17">{title}</h3>
      <Stack as="ul" gap={1} indent={5}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Stack>
    </div>
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
          <Content outlook={outlook} format={format} />
          {count === 0 ? (
            <Text>{since === null ? words.nothing : words.unchanged}</Text>
          ) : (
            <div>
              <Button variant="primary" busy={isPending || download.busy} onClick={handOver}>
                {words.submit}
              </Button>
            </div>
          )}
        </>
      )}
    </Stack>
  );
}
