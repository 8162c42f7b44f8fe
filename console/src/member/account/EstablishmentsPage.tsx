import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ownEstablishmentCalls,
  type EstablishmentRequest,
  type OwnEstablishment,
  type WaitingInvitation,
} from '@valorisation/contract';
import { formatSiret, siretMessage } from '@valorisation/rules';
import { useState } from 'react';
import { CompanyFields } from '../../account/CompanyFields';
import { call } from '../../api/call';
import { session, useUser } from '../../api/session';
import { announcing, keyOf, useCall } from '../../api/useCall';
import { showToast } from '../../core/toasts';
import { account, ownEstablishments as words, signup } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { useSwitch } from '../../layout/useSwitch';
import { Waiting } from '../../layout/skeleton/Waiting';
import { paths } from '../../routes';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { FormDialog } from '../../ui/form/FormDialog';
import { useBoundForm } from '../../ui/form/useBoundForm';
import { formatInstant } from '../../ui/instant';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { Skeleton } from '../../ui/Spinner';
import { ErrorState } from '../../ui/State';
import styles from '../../account/OwnAccess.module.css';

function Establishment({ establishment, isCurrent }: { establishment: OwnEstablishment; isCurrent: boolean }) {
  const { companyName, siret, associated, active } = establishment;
  const switchTo = useSwitch();
  return (
    <li>
      <div>
        <Cluster as="p" rowGap={0}>
          <strong>{companyName}</strong>
          {isCurrent && <Badge tone="forest">{words.current}</Badge>}
        </Cluster>
        <Text tone="hint">
          {words.siret(formatSiret(siret))}, {associated ? words.associated : words.main}
        </Text>
        {!active && <Text tone="hint">{words.suspended}</Text>}
      </div>
      {!isCurrent && (
        <Button
          size="small"
          className="one-line"
          aria-label={words.enterOf(companyName)}
          onClick={() => void switchTo(establishment)}
        >
          {words.enter}
        </Button>
      )}
    </li>
  );
}

function Invitation({ invitation }: { invitation: WaitingInvitation }) {
  const { id, companyName, siret, endsAt } = invitation;
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    // Here, because the row disappears with its invitation before the act is settled.
    mutationFn: async () => session.update(await call(ownEstablishmentCalls.accept, { params: { id } })),
    ...announcing(words.invitations.accepted(companyName)),
    onSettled: async () => client.invalidateQueries({ queryKey: keyOf(ownEstablishmentCalls.invitations, {}) }),
  });
  return (
    <li>
      <div>
        <p>{words.invitations.text(companyName)}</p>
        <Text tone="hint">
          {words.siret(formatSiret(siret))}. {words.invitations.until(formatInstant(endsAt))}
        </Text>
      </div>
      <Button
        variant="primary"
        size="small"
        className="one-line"
        busy={isPending}
        aria-label={words.invitations.acceptOf(companyName)}
        onClick={() => mutate()}
      >
        {words.invitations.accept}
      </Button>
    </li>
  );
}

function Invitations() {
  const { data, error, refetch } = useCall(ownEstablishmentCalls.invitations, {});
  if (data === undefined) {
    return error === null ? (
      <Waiting>
        <Skeleton height="60px" />
      </Waiting>
    ) : (
      <ErrorState title={words.invitations.error} error={error} onRetry={() => void refetch()} />
    );
  }
  if (data.length === 0) return null;
  return (
    <Stack as="section" gap={1} above={8}>
      <h2>{words.invitations.title}</h2>
      <ul className={styles.rows} aria-label={words.invitations.title}>
        {data.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Stack>
  );
}

const missing = (field: keyof typeof signup.missing, text: string): string | null =>
  text.trim() === '' ? signup.missing[field] : null;

function RequestDialog({ onClose }: { onClose: () => void }) {
  const form = useBoundForm<EstablishmentRequest>({
    labels: { siret: signup.siret, companyName: signup.companyName, postalAddress: signup.address },
    start: { siret: '', companyName: '', postalAddress: '' },
    check: ({ siret, companyName, postalAddress }) => ({
      siret: siretMessage(siret),
      companyName: missing('companyName', companyName),
      postalAddress: missing('postalAddress', postalAddress),
    }),
    checkedOnLeave: ['siret'],
    send: async (body) => {
      await call(ownEstablishmentCalls.ask, { body });
      showToast(words.request.sent(body.companyName), 'success');
      onClose();
    },
  });
  return (
    <FormDialog title={words.request.title} form={form} submit={words.request.submit} onClose={onClose}>
      <p>{words.request.text}</p>
      <CompanyFields
        siret={form.value('siret')}
        siretField={form.field('siret')}
        nameField={form.field('companyName')}
        addressField={form.field('postalAddress')}
        change={(field, next) => form.change(field, next)}
      />
    </FormDialog>
  );
}

export function EstablishmentsPage() {
  const user = useUser();
  const [isAsking, setAsking] = useState(false);
  if (user === null) return null;
  return (
    <Page
      title={words.title}
      intro={words.intro}
      width="text"
      back={{ to: paths.account(), label: account.title }}
      action={<Button onClick={() => setAsking(true)}>{words.request.open}</Button>}
    >
      <ul className={styles.rows} aria-label={words.listLabel}>
        {user.establishments.map((establishment) => (
          <Establishment
            key={establishment.accountId}
            establishment={establishment}
            isCurrent={establishment.accountId === user.id}
          />
        ))}
      </ul>
      <Invitations />
      {isAsking && <RequestDialog onClose={() => setAsking(false)} />}
    </Page>
  );
}
