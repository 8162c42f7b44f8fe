/** The keys by which programs of the school read its lines for payroll. Main accounts only. */
import { useState } from 'react';
import { payrollCalls as calls, type PayrollKey } from '@valorisation/contract';
import { call } from '../../api/call';
import { keyOf, useAct, useCall } from '../../api/useCall';
import { showToast } from '../../core/toasts';
import { payroll } from '../../i18n/fr/payroll';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { FormDialog } from '../../ui/form/FormDialog';
import { useBoundForm } from '../../ui/form/useBoundForm';
import { formatMoment } from '../../ui/instant';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Spinner';
import { ErrorState } from '../../ui/State';
import { TextField } from '../../ui/TextField';

const words = payroll.keys;
const answers = keyOf(calls.keys, {});

interface NewKeyProps {
  onCreated: (secret: string) => void;
  onClose: () => void;
}

function NewKey({ onCreated, onClose }: NewKeyProps) {
  const form = useBoundForm<{ name: string }>({
    labels: { name: words.dialog.name },
    start: { name: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? words.dialog.missing : null }),
    send: async ({ name }) => {
      onCreated((await call(calls.createKey, { body: { name } })).secret);
      onClose();
    },
  });
  return (
    <FormDialog title={words.dialog.title} form={form} submit={words.create} onClose={onClose}>
      <TextField autoComplete="off" hint={words.dialog.hint} {...form.field('name')} />
    </FormDialog>
  );
}

async function copy(secret: string) {
  try {
    await navigator.clipboard.writeText(secret);
    showToast(words.copied, 'success');
  } catch {
    // The browser refuses access to the clipboard, for example without a secure connection.
    showToast(words.copyByHand, 'info');
  }
}

function Created({ secret }: { secret: string }) {
  return (
    <Notice
      tone="forest"
      alert
      action={
        <Button size="small" onClick={() => void copy(secret)}>
          {words.copy}
        </Button>
      }
    >
      <p>{words.created}</p>
      <code className="breakable">{secret}</code>
    </Notice>
  );
}

function Revoking({ apiKey: { id, name }, onClose }: { apiKey: PayrollKey; onClose: () => void }) {
  const { mutate, isPending } = useAct(calls.revokeKey, { answers, message: words.revoked });
  return (
    <ConfirmDialog
      title={words.revoking.title}
      confirm={words.revoke}
      busy={isPending}
      onConfirm={() => mutate({ params: { id } }, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{words.revoking.text(name)}</p>
    </ConfirmDialog>
  );
}

function KeyList({ keys }: { keys: readonly PayrollKey[] }) {
  const [revoked, setRevoked] = useState<PayrollKey | null>(null);
  if (keys.length === 0) return <Text tone="hint">{words.none}</Text>;
  return (
    <>
      <Stack as="ul" gap={0}>
        {keys.map((key) => (
          <Cluster key={key.id} as="li" align="center" justify="space-between" className="pad-block-3 line-top">
            <div className="shrinkable">
              <p className="strong">{words.label(key.name, key.prefix)}</p>
              <Text tone="hint">
                {words.use(formatMoment(key.createdAt), key.usedAt === null ? null : formatMoment(key.usedAt))}
              </Text>
            </div>
            <Button size="small" aria-label={words.revokeOf(key.name)} onClick={() => setRevoked(key)}>
              {words.revoke}
            </Button>
          </Cluster>
        ))}
      </Stack>
      {revoked && <Revoking apiKey={revoked} onClose={() => setRevoked(null)} />}
    </>
  );
}

export function Keys() {
  const { data: keys, error, refetch } = useCall(calls.keys, {});
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Stack as="section" aria-labelledby="payroll-keys">
      <h2 id="payroll-keys">{words.title}</h2>
      <Text reading>{words.text}</Text>
      <Text tone="hint" className="breakable">
        {words.address}
        {'\u00a0'}: <code>{new URL(calls.lines.path, window.location.origin).href}</code>
      </Text>
      {secret !== null && <Created secret={secret} />}
      {keys !== undefined && <KeyList keys={keys} />}
      {keys === undefined && error !== null && (
        <ErrorState title={payroll.failed} error={error} onRetry={() => void refetch()} />
      )}
      {keys === undefined && error === null && <Skeleton height="48px" />}
      <div>
        <Button onClick={() => setAdding(true)}>{words.create}</Button>
      </div>
      {isAdding && (
        <NewKey
          onCreated={(text) => {
            setSecret(text);
            void refetch();
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Stack>
  );
}
