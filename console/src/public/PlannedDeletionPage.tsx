/** The first page of a head whose establishment will be deleted. The deletion can be cancelled here. */
import { formatDay } from '@valorisation/rules';
import { deletionCalls } from '@valorisation/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../api/call';
import { session } from '../api/session';
import { dataProtection } from '../i18n/fr';
import { OutcomePage } from '../layout/OutcomePage';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { Button } from '../ui/Button';
import { BoundForm } from '../ui/form/BoundForm';
import { useBoundForm, type NoFields } from '../ui/form/useBoundForm';
import { Cluster } from '../ui/layout/primitives';

const words = dataProtection.planned;

export function PlannedDeletionPage({ on }: { on: string }) {
  const navigate = useNavigate();
  const [calledOff, setCalledOff] = useState(false);
  /** Makes the session complete again. This page then closes. */
  const open = async () => {
    await session.check().catch(() => undefined);
    await navigate(paths.dashboard());
  };
  const form = useBoundForm<NoFields>({
    labels: {},
    start: {},
    send: async () => {
      await call(deletionCalls.cancel);
      setCalledOff(true);
    },
  });

  if (calledOff) {
    return (
      <OutcomePage
        title={words.calledOffTitle}
        actions={
          <Button variant="primary" onClick={() => void open()}>
            {words.open}
          </Button>
        }
      >
        <p>{words.calledOff}</p>
      </OutcomePage>
    );
  }
  return (
    <Page title={words.title} width="text">
      <BoundForm form={form}>
        <p>{words.text(formatDay(on))}</p>
        <p>{words.question}</p>
        <Cluster above={2}>
          <Button type="submit" variant="primary" busy={form.busy}>
            {words.callOff}
          </Button>
          <Button onClick={() => void session.signOut()}>{words.signOut}</Button>
        </Cluster>
      </BoundForm>
    </Page>
  );
}
