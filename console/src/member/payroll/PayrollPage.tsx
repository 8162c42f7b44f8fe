/** /paie: what is due goes to payroll, as files with receipts and by keys of programs. */
import { useReceipts } from '../../api/payroll';
import { useUser } from '../../api/session';
import { titles } from '../../i18n/fr';
import { payroll as words } from '../../i18n/fr/payroll';
import { Page } from '../../layout/Page';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { paths } from '../../routes';
import { Stack } from '../../ui/layout/primitives';
import { ErrorState } from '../../ui/State';
import { Keys } from './Keys';
import { NewFile } from './NewFile';
import { Receipts } from './Receipts';

export function PayrollPage() {
  const user = useUser();
  const { data: receipts, error, isPending, refetch } = useReceipts();
  if (isPending) return <ScreenSkeleton />;
  const isAssociated = user?.associated === true;
  return (
    <Page
      title={titles.payroll}
      intro={isAssociated ? `${words.intro} ${words.associated}` : words.intro}
      back={{ to: paths.dashboard(), label: words.back }}
    >
      {receipts === undefined ? (
        <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack gap={10}>
          <NewFile receipts={receipts} />
          <Receipts receipts={receipts} />
          {!isAssociated && <Keys />}
        </Stack>
      )}
    </Page>
  );
}
