import { passwordMessages } from '@valorisation/rules';
import { useId } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { handoverCalls, type AssociatedAccount } from '@valorisation/contract';
import { call } from '../../api/call';
import { refreshAssociates } from '../../api/rows';
import { associated } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';
import { PasswordField } from '../../ui/PasswordField';
import { BoundForm } from '../../ui/form/BoundForm';
import { useBoundForm } from '../../ui/form/useBoundForm';
import { SelectField } from '../../ui/SelectField';
import { Stack } from '../../ui/layout/primitives';
import { showToast } from '../../ui/toasts';

const words = associated.handover;

interface HandoverDialogProps {
  candidates: readonly AssociatedAccount[];
  onClose: () => void;
}

function nameAndAddress({ fullName, email }: AssociatedAccount): string {
  return `${fullName} (${email})`;
}

export function HandoverDialog({ candidates, onClose }: HandoverDialogProps) {
  const formId = useId();
  const client = useQueryClient();
  const heirOf = (chosen: string) => candidates.find(({ id }) => String(id) === chosen);
  const form = useBoundForm<{ heir: string; password: string }>({
    labels: { heir: words.person, password: words.password },
    start: { heir: candidates.length === 1 ? String(candidates[0]?.id ?? '') : '', password: '' },
    check: ({ heir, password }) => ({
      heir: heirOf(heir) === undefined ? words.personRequired : null,
      password: password === '' ? passwordMessages.required : null,
    }),
    send: async ({ heir: chosen, password }) => {
      const heir = heirOf(chosen);
      if (heir === undefined) return;
      await call(handoverCalls.propose, { params: { id: heir.id }, body: { password } });
      await refreshAssociates(client);
      showToast(words.sent(heir.fullName), 'success');
      onClose();
    },
  });
  return (
    <Dialog
      open
      wide
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.busy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <BoundForm id={formId} form={form}>
        <div>
          <h3 className="below-2 size-16">{words.changes}</h3>
          <Stack as="ul" gap={2} indent={5}>
            <li>{words.gains}</li>
            <li>{words.loses}</li>
            <li>{words.keeps}</li>
          </Stack>
        </div>
        <Notice tone="wheat">{words.back}</Notice>
        <SelectField
          options={candidates.map((one) => ({ value: String(one.id), label: nameAndAddress(one) }))}
          {...form.control('heir')}
        />
        <PasswordField {...form.field('password')} />
      </BoundForm>
    </Dialog>
  );
}
