import { useLayoutEffect, useRef, useState } from 'react';
import { handoverCalls, type AssociatedAccount } from '@valorisation/contract';
import { refreshAssociates } from '../../api/rows';
import { useAct } from '../../api/useCall';
import { associated } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { formatInstant } from '../../ui/instant';
import { Notice } from '../../ui/Notice';
import { Stack, Text } from '../../ui/layout/primitives';
import { passwordMessages } from '@valorisation/rules';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call';
import { PasswordField } from '../../ui/PasswordField';
import { FormDialog } from '../../ui/form/FormDialog';
import { useBoundForm } from '../../ui/form/useBoundForm';
import { SelectField } from '../../ui/SelectField';
import { showToast } from '../../core/toasts';

interface HandoverDialogProps {
  candidates: readonly AssociatedAccount[];
  onClose: () => void;
}

function nameAndAddress({ fullName, email }: AssociatedAccount): string {
  return `${fullName} (${email})`;
}

function HandoverDialog({ candidates, onClose }: HandoverDialogProps) {
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
    <FormDialog wide title={words.title} form={form} submit={words.submit} onClose={onClose}>
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
    </FormDialog>
  );
}

const words = associated.handover;

function Pending({ heir, until }: { heir: AssociatedAccount; until: string }) {
  const { mutate, isPending } = useAct(handoverCalls.withdraw, {
    message: words.withdrawn,
    refreshes: refreshAssociates,
  });
  return (
    <>
      <Notice tone="wheat">{words.pending(heir.fullName, formatInstant(until))}</Notice>
      <div>
        <Button busy={isPending} onClick={() => mutate({})}>
          {words.withdraw}
        </Button>
      </div>
    </>
  );
}

/** A handover is rare and serious. It therefore stands apart from the list and explains its effect. */
export function HandoverSection({ associates }: { associates: readonly AssociatedAccount[] }) {
  const [asking, setAsking] = useState(false);
  const active = associates.filter((associate) => associate.active);
  const heir = active.find(({ handoverUntil }) => handoverUntil !== null);
  const isPending = heir !== undefined;
  const section = useRef<HTMLElement>(null);
  const isShown = useRef(false);

  useLayoutEffect(() => {
    // The clicked button disappears when an offer is made or withdrawn.
    if (isShown.current && !asking && document.activeElement === document.body) section.current?.focus();
    isShown.current = true;
  }, [asking, isPending]);

  return (
    <Stack ref={section} tabIndex={-1} aria-label={words.title} as="section" above={10} className="reading">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      {heir !== undefined && heir.handoverUntil !== null ? (
        <Pending heir={heir} until={heir.handoverUntil} />
      ) : active.length === 0 ? (
        <Text tone="hint">{words.nobody}</Text>
      ) : (
        <div>
          <Button onClick={() => setAsking(true)}>{words.start}</Button>
        </div>
      )}
      {asking && <HandoverDialog candidates={active} onClose={() => setAsking(false)} />}
    </Stack>
  );
}
