/** What was handed over to payroll, the latest first. */
import type { PayrollReceipt } from '@valorisation/contract';
import { receiptFile } from '../../api/payroll';
import { useSheetDownload } from '../../api/useSheetDownload';
import { payroll } from '../../i18n/fr/payroll';
import { Button } from '../../ui/Button';
import { formatMoment } from '../../ui/instant';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { Summary } from '../../ui/Summary';

const words = payroll.receipts;

function Receipt({ receipt }: { receipt: PayrollReceipt }) {
  const { id, createdAt, by, format, lines, since, isVisibleOnly, sha256 } = receipt;
  const download = useSheetDownload();
  const content = words.content(format, lines, since);
  return (
    <Cluster as="li" align="center" justify="space-between" className="pad-block-3 line-top">
      <div className="shrinkable">
        <p className="strong">{words.name(id, formatMoment(createdAt))}</p>
        <Text tone="hint">
          {words.by(by)} · {isVisibleOnly ? `${content}, ${words.visibleOnly}` : content}
        </Text>
        <details>
          <Summary>{words.details}</Summary>
          <Text tone="note" className="breakable">
            {words.digest(sha256)}
          </Text>
        </details>
      </div>
      <Button
        size="small"
        aria-label={words.againOf(id)}
        busy={download.busy}
        onClick={() => void download.start(receiptFile(receipt, payroll.file.fileName))}
      >
        {words.again}
      </Button>
    </Cluster>
  );
}

export function Receipts({ receipts }: { receipts: readonly PayrollReceipt[] }) {
  return (
    <Stack as="section" aria-labelledby="payroll-receipts">
      <h2 id="payroll-receipts">{words.title}</h2>
      <Text reading>{receipts.length === 0 ? words.none : words.text}</Text>
      {receipts.length > 0 && (
        <Stack as="ul" gap={0}>
          {receipts.map((receipt) => (
            <Receipt key={receipt.id} receipt={receipt} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
