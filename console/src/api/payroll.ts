import { payrollCalls as calls, sent, type PayrollReceipt } from '@valorisation/contract';
import { useAct, useCall } from './useCall';
import type { DownloadRequest } from './useDownload';

/** What a file would have now. It is read again on every visit, because it depends on the whole list. */
export const usePayrollOutlook = (since: number | null) =>
  useCall(calls.outlook, { query: since === null ? {} : { since } }, { keepsPrevious: true, staleTime: 0 });

export const useReceipts = () => useCall(calls.receipts, {});

export const useHandOver = () => useAct(calls.handOver);

/** The server makes the file again, and refuses when it would differ from what was handed over. */
export const receiptFile = ({ id }: Pick<PayrollReceipt, 'id'>, name: string): DownloadRequest => ({
  call: sent(calls.file, { params: { id } }),
  name,
});
