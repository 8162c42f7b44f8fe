import { useLayoutEffect, useRef, useState } from 'react';
import { handoverCalls, type AssociatedAccount } from '@valorisation/contract';
import { refreshAssociates } from '../../api/rows';
import { useAct } from '../../api/useCall';
import { associated } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { formatInstant } from '../../ui/instant';
import { Notice } from '../../ui/Notice';
import { Stack, Text } from '../../ui/layout/primitives';
import { HandoverDialog } from './HandoverDialog';

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

/** Rare and serious, so it stands apart from the list and explains its effect. */
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
