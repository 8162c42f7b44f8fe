import { associatedCalls, type AssociatedAccount } from '@valorisation/contract';
import { refreshAssociates } from '../../api/rows';
import { useAct } from '../../api/useCall';
import { associated as words } from '../../i18n/fr';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { formatInstant } from '../../ui/instant';
import { Inline, Stack } from '../../ui/layout/primitives';
import { Menu } from '../../ui/Menu';
import { Shape } from '../../ui/Shape';
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
      </Stack>
      <State associate={associate} />
      <div className={styles.actions}>
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
    <ul className={styles.list}>
      {associates.map((associate) => (
        <Row key={associate.id} associate={associate} onRemove={() => onRemove(associate)} />
      ))}
    </ul>
  );
}
