import { associatedCalls, type AssociatedAccount } from '@valorisation/contract';
import { refreshAssociates } from '../../api/rows';
import { useAct } from '../../api/useCall';
import { messageOf } from '../../core/errors';
import { showToast } from '../../core/toasts';
import { associated as words } from '../../i18n/fr';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { formatInstant } from '../../ui/instant';
import { Inline, Stack, Text } from '../../ui/layout/primitives';
import { Menu } from '../../ui/Menu';
import { Shape } from '../../ui/Shape';
import { Toggle } from '../../ui/Toggle';
import styles from './Associated.module.css';

const isAhead = (instant: string | null) => instant !== null && new Date(instant) > new Date();

/** Said once: the state, and since or until when. */
function State({ associate: { active, activatedAt, linkExpiresAt } }: { associate: AssociatedAccount }) {
  const dayOf = (instant: string | null) => (instant === null ? null : formatInstant(instant));
  if (active) {
    return (
      <Badge tone="calm">
        <Shape name="tick" />
        {words.states.active(dayOf(activatedAt))}
      </Badge>
    );
  }
  const linkOpen = isAhead(linkExpiresAt);
  return (
    <Badge tone={linkOpen ? 'sky' : 'wheat'}>
      <Shape name={linkOpen ? 'halfDisc' : 'diamond'} />
      {(linkOpen ? words.states.invited : words.states.expired)(dayOf(linkExpiresAt))}
    </Badge>
  );
}

/** The head's right for a collaborator to see what people are paid. The answer says how it stands. */
function PayRight({ associate: { id, seesPay }, name }: { associate: AssociatedAccount; name: string }) {
  const { mutate, isPending } = useAct(associatedCalls.letSeePay, { refreshes: refreshAssociates });
  return (
    <Toggle
      label={
        <>
          {words.seesPay}
          <span className="visually-hidden">, {name}</span>
        </>
      }
      checked={seesPay}
      aria-busy={isPending || undefined}
      onChange={() =>
        mutate(
          { params: { id }, body: { seesPay: !seesPay } },
          {
            onSuccess: (set) => void showToast((set.seesPay ? words.payOpened : words.payClosed)(name), 'success'),
            onError: (error) => void showToast(messageOf(error), 'error'),
          },
        )
      }
    />
  );
}

interface RowProps {
  associate: AssociatedAccount;
  onRemove: () => void;
}

function Row({ associate, onRemove }: RowProps) {
  const { id, email, fullName, active } = associate;
  // Without a name the server gives the part of the address before the @, which is no name.
  const isNamed = !email.startsWith(`${fullName}@`);
  const { mutate, isPending } = useAct(associatedCalls.resend, {
    message: words.resent(email),
    refreshes: refreshAssociates,
  });
  return (
    <li className={styles.row}>
      <Stack gap={1} align="start" className="breakable">
        <span className="strong">{isNamed ? fullName : email}</span>
        {isNamed && <Inline tone="hint">{email}</Inline>}
        <PayRight associate={associate} name={isNamed ? fullName : email} />
      </Stack>
      <State associate={associate} />
      <div className="row justify-end gap-2">
        {!active && (
          <Button
            size="small"
            busy={isPending}
            aria-label={words.resendTo(email)}
            onClick={() => mutate({ params: { id } })}
          >
            {words.resend}
          </Button>
        )}
        <Menu label={words.menuOf(fullName)} items={[{ label: words.remove, danger: true, onSelect: onRemove }]} />
      </div>
    </li>
  );
}

interface AssociateListProps {
  associates: readonly AssociatedAccount[];
  onRemove: (associate: AssociatedAccount) => void;
}

export function AssociateList({ associates, onRemove }: AssociateListProps) {
  return (
    <>
      <ul className={styles.list}>
        {associates.map((associate) => (
          <Row key={associate.id} associate={associate} onRemove={() => onRemove(associate)} />
        ))}
      </ul>
      <Text tone="hint">{words.seesPayHint}</Text>
    </>
  );
}
