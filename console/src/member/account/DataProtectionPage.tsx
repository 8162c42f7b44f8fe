import { formatSiret, passwordMessages } from '@valorisation/rules';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { deletionCalls, privacyCalls } from '@valorisation/contract';
import { call } from '../../api/call';
import { files } from '../../api/files';
import { useCall } from '../../api/useCall';
import { useUser } from '../../api/session';
import { useDownload } from '../../api/useDownload';
import type { User } from '../../api/user';
import { account, dataProtection as words } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { Button, LinkButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { PasswordField } from '../../ui/PasswordField';
import { FormDialog } from '../../ui/form/FormDialog';
import { useBoundForm } from '../../ui/form/useBoundForm';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import own from './DataProtection.module.css';
import { Facts } from './Facts';
import { AccessGrantSection } from './AccessGrantSection';

function Establishment({ user }: { user: User }) {
  return (
    <div className="max-480">
      <Facts
        title={account.establishment}
        facts={[
          [account.company, user.companyName],
          [account.siret, user.siret && formatSiret(user.siret)],
        ]}
        action={
          user.associated ? undefined : <LinkButton to={paths.personalInfo()}>{account.correctCompany}</LinkButton>
        }
      />
    </div>
  );
}

function Held() {
  const { data: kept } = useCall(privacyCalls.retention, {}, { silent: true });
  return (
    <Stack as="section">
      <h2>{words.heldTitle}</h2>
      <table className={own.held} aria-label={words.tableLabel}>
        <thead>
          <tr>
            <th scope="col">{words.columns.what}</th>
            <th scope="col">{words.columns.why}</th>
            <th scope="col">{words.columns.howLong}</th>
          </tr>
        </thead>
        <tbody>
          {words.held.map(({ what, why, howLong }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-label={words.columns.why}>{why}</td>
              <td data-label={words.columns.howLong}>{howLong}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text reading>
        {kept === undefined ? words.unusedUnknown : words.unused(kept.months, kept.warningDays)}{' '}
        <Link to={paths.privacy()}>{words.policy}</Link>
      </Text>
    </Stack>
  );
}

function Take() {
  const { state, start } = useDownload();
  return (
    <Stack as="section">
      <h2>{words.takeTitle}</h2>
      <Text reading>{words.take}</Text>
      {state.status === 'failed' && (
        <Notice tone="clay" alert>
          {state.message}
        </Notice>
      )}
      <Cluster>
        <Button
          busy={state.status === 'running'}
          onClick={() => void start({ call: files.ownData(), name: words.fileName })}
        >
          {words.download}
        </Button>
        <LinkButton to={paths.personalInfo()}>{words.correct}</LinkButton>
      </Cluster>
    </Stack>
  );
}

function DeleteDialog({ open, onClose, onSent }: { open: boolean; onClose: () => void; onSent: () => void }) {
  const form = useBoundForm<{ password: string }>({
    labels: { password: words.password },
    start: { password: '' },
    check: ({ password }) => ({ password: password === '' ? passwordMessages.required : null }),
    send: async (body) => {
      await call(deletionCalls.ask, { body });
      onSent();
    },
  });
  return (
    <FormDialog
      open={open}
      title={words.dialogTitle}
      form={form}
      submit={words.send}
      variant="danger"
      onClose={onClose}
    >
      <p>{words.dialogText}</p>
      <PasswordField {...form.field('password')} />
    </FormDialog>
  );
}

function End({ email, associated }: { email: string; associated: boolean }) {
  const [asking, setAsking] = useState(false);
  const [sent, setSent] = useState(false);
  return (
    <Stack as="section">
      <h2>{words.deleteTitle}</h2>
      <Text reading>{associated ? words.deleteAssociated : words.deleteMain}</Text>
      <Cluster>
        {!associated && <LinkButton to={paths.associatedAccounts()}>{words.handOver}</LinkButton>}
        <Button onClick={() => setAsking(true)}>{words.ask}</Button>
      </Cluster>
      <div role="status">{sent && <Notice tone="forest">{words.sent(email)}</Notice>}</div>
      <DeleteDialog
        key={String(asking)}
        open={asking}
        onClose={() => setAsking(false)}
        onSent={() => {
          setAsking(false);
          setSent(true);
        }}
      />
    </Stack>
  );
}

export function DataProtectionPage() {
  const user = useUser();
  if (user === null) return null;
  return (
    <Page title={words.title} intro={words.intro} back={{ to: paths.account(), label: account.title }}>
      <Stack gap={10}>
        <Establishment user={user} />
        <Held />
        {!user.associated && <AccessGrantSection />}
        <Take />
        <End email={user.email} associated={user.associated} />
      </Stack>
    </Page>
  );
}
