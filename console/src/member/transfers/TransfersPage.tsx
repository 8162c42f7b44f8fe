/** /transferts: people move to another establishment. The head chooses who leaves, or confirms who comes. */
import { useId, useState } from 'react';
import { formatSiret } from '@valorisation/rules';
import { transferCalls, type Transfer } from '@valorisation/contract';
import { refreshLists } from '../../api/rows';
import { useAct, useCall } from '../../api/useCall';
import { titles, transfers as words } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { paths } from '../../routes';
import { Button, LinkButton } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formatInstant } from '../../ui/instant';
import { Stack, Surface, Text } from '../../ui/layout/primitives';
import { Notice } from '../../ui/Notice';
import { EmptyState, ErrorState } from '../../ui/State';
import { Arriving } from './Arriving';
import { Choosing } from './Choosing';
import styles from './Transfers.module.css';

function Refuse({ transfer: { id, companyName }, label }: { transfer: Transfer; label: string }) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useAct(transferCalls.refuse, {
    message: words.refused,
    refreshes: refreshLists,
  });
  return (
    <>
      <Button aria-label={`${label}, ${companyName}`} onClick={() => setAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={words.refusing.title}
          confirm={label}
          busy={isPending}
          onConfirm={() => mutate({ params: { id } }, { onSettled: () => setAsked(false) })}
          onClose={() => setAsked(false)}
        >
          <p>{words.refusing.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Body({ transfer }: { transfer: Transfer }) {
  const { side, state, companyName, people } = transfer;
  if (side === 'source' && state === 'asked')
    return <Choosing transfer={transfer} refuse={<Refuse transfer={transfer} label={words.refuse} />} />;
  if (side === 'target' && state === 'agreed')
    return <Arriving transfer={transfer} refuse={<Refuse transfer={transfer} label={words.refuse} />} />;
  if (state === 'done') return <p>{words.waiting.done(people ?? 0, companyName)}</p>;
  return (
    <>
      <p>{side === 'source' ? words.waiting.source(people ?? 0, companyName) : words.waiting.target(companyName)}</p>
      <div>
        <Refuse transfer={transfer} label={side === 'source' ? words.waiting.takeBack : words.refuse} />
      </div>
    </>
  );
}

function Card({ transfer }: { transfer: Transfer }) {
  const headingId = useId();
  const { side, state, companyName, siret, endsAt, otherWage } = transfer;
  return (
    <Surface as="section" className={styles.card} aria-labelledby={headingId}>
      <Stack gap={4}>
        <div>
          <h2 id={headingId} className="size-18">
            {side === 'source' ? words.to(companyName) : words.from(companyName)}
          </h2>
          {state !== 'done' && <Text tone="hint">{words.until(formatSiret(siret), formatInstant(endsAt))}</Text>}
        </div>
        {otherWage && state !== 'done' && <Notice tone="wheat">{words.otherWage}</Notice>}
        <Body transfer={transfer} />
      </Stack>
    </Surface>
  );
}

export function TransfersPage() {
  const { data, error, refetch } = useCall(transferCalls.list, {});
  if (data === undefined && error === null) return <ScreenSkeleton />;
  return (
    <Page title={titles.transfers} intro={words.intro} back={{ to: paths.dashboard(), label: titles.dashboard }}>
      {data === undefined && <ErrorState title={words.error} error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState title={words.none} action={<LinkButton to={paths.dashboard()}>{titles.dashboard}</LinkButton>}>
          <p>{words.noneText}</p>
        </EmptyState>
      )}
      <Stack gap={6}>
        {data?.map((transfer) => (
          <Card key={transfer.id} transfer={transfer} />
        ))}
      </Stack>
    </Page>
  );
}
