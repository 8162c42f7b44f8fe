import { associatedCalls, type AssociatedAccount } from '@valorisation/contract';
import { refreshAssociates } from '../../api/rows';
import { useAct } from '../../api/useCall';
import { associated as words } from '../../i18n/fr';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { formatInstant } from '../../ui/instant';
import { Inline, Stack } from '../../ui/layout/primitives';
import styles from './Associated.module.css';

const isAhead = (instant: string | null) => instant !== null && new Date(instant) > new Date();

function State({ associate }: { associate: AssociatedAccount }) {
  const { active, activatedAt, linkExpiresAt } = associate;
  if (active) {
    return (
      <>
        <Badge tone="forest">{words.states.active}</Badge>
        <Inline tone="hint">{activatedAt !== null && words.since(formatInstant(activatedAt))}</Inline>
      </>
    );
  }
  const linkOpen = isAhead(linkExpiresAt);
  const day = linkExpiresAt === null ? null : formatInstant(linkExpiresAt);
  return (
    <>
      <Badge tone={linkOpen ? 'sky' : 'wheat'}>{linkOpen ? words.states.invited : words.states.expired}</Badge>
      <Inline tone="hint">
        {day === null ? words.expired : linkOpen ? words.invitedUntil(day) : words.expiredOn(day)}
      </Inline>
    </>
  );
}

interface RowProps {
  associate: AssociatedAccount;
  onRemove: () => void;
}

function Row({ associate, onRemove }: RowProps) {
  const { id, email, fullName, active } = associate;
  const { mutate, isPending } = useAct(associatedCalls.resend, {
    message: words.resent(email),
    refreshes: refreshAssociates,
  });
  return (
    <li className={styles.row}>
      <Stack gap={1} align="start" className="breakable">
        <span className="strong">{fullName}</span>
        <Inline tone="hint">{email}</Inline>
      </Stack>
      <Stack gap={1} align="start" className="breakable">
        <State associate={associate} />
      </Stack>
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
        <Button size="small" variant="quiet" aria-label={words.removeOf(fullName)} onClick={onRemove}>
          {words.remove}
        </Button>
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
