import { Button } from '@mui/material';
import { useState } from 'react';
import { gridProofCalls, type GridCase, type GridProof } from '@valorisation/contract';
import { toGridVersion } from '../../../api/reference';
import { useCall } from '../../../api/useCall';
import { staffGridProof as words } from '../../../i18n/fr';
import { Stack, Text } from '../../../ui/layout/primitives';
import { Notice } from '../../../ui/Notice';
import { ErrorState } from '../../../ui/State';
import { PlaceHeading } from '../PlaceHeading';
import { isSignable } from './CaseActs';
import { CaseCard } from './CaseCard';
import { CaseForm, isCaseBegun } from './CaseForm';
import { focusWhenThere } from './focus';
import { Summary } from '../../../ui/Summary';
import styles from './Proof.module.css';
import { TakeOverForm } from './TakeOverForm';
import { SignDialog } from './SignDialog';

function Progress({ proof: { needed, signed, isOpen, isDraft, isLastAuthor, unprovenReason } }: { proof: GridProof }) {
  const count = needed === 0 ? words.noneNeeded(signed) : words.signed(signed, needed);
  return (
    <>
      <Text reading>{words.intro}</Text>
      {unprovenReason !== null && <Notice tone="wheat">{words.unproven(unprovenReason)}</Notice>}
      <p>
        <strong>{count}</strong> {isDraft && (isOpen ? words.open : words.closed)}
      </p>
      {isDraft && isLastAuthor && <Notice tone="sky">{words.lastAuthor}</Notice>}
    </>
  );
}

export function ProofSection({ gridId }: { gridId: number }) {
  const given = { params: { id: gridId } };
  const { data: proof, error, refetch } = useCall(gridProofCalls.of, given);
  const {
    data: version,
    error: unread,
    refetch: readAgain,
  } = useCall(gridProofCalls.reference, given, { to: toGridVersion });
  const [form, setForm] = useState<'unopened' | 'open' | 'closed'>(() => (isCaseBegun(gridId) ? 'open' : 'unopened'));
  const [isTakenOver, setIsTakenOver] = useState(false);
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (unread !== null) return <ErrorState error={unread} onRetry={() => void readAgain()} />;
  if (proof === undefined || version === undefined) return null;
  const { grid } = version;
  const { cases, isDraft, isLastAuthor } = proof;
  const offersActs = isDraft && !isLastAuthor;
  const withdrawn = cases.filter(({ state }) => state === 'withdrawn');
  const counted = cases.filter(({ state }) => state !== 'withdrawn');
  const [toTakeOver, signable] = [cases.filter(({ state }) => state === 'to-take-over'), cases.filter(isSignable)];
  const isToTakeOver = offersActs && toTakeOver.length > 0;
  const canSignMany = offersActs && signable.length > 1;
  const hasLostForm = isTakenOver && !isToTakeOver;
  const card = (one: GridProof['cases'][number]) => (
    <CaseCard key={one.id} gridId={gridId} one={one} grid={grid} offersActs={offersActs} />
  );
  return (
    <Stack as="section" gap={4} aria-label={words.title}>
      <PlaceHeading place="preuve" text={words.title} takesFocus={hasLostForm && !canSignMany} />
      <Progress proof={proof} />
      {isToTakeOver && <TakeOverForm gridId={gridId} cases={toTakeOver} onDone={() => setIsTakenOver(true)} />}
      {canSignMany && <SignAll gridId={gridId} cases={signable} takesFocus={isTakenOver} />}
      {counted.length === 0 ? <p>{words.none}</p> : <ul className={styles.cases}>{counted.map(card)}</ul>}
      {withdrawn.length > 0 && (
        <details>
          <Summary>{words.withdrawn(withdrawn.length)}</Summary>
          <ul className={styles.cases}>{withdrawn.map(card)}</ul>
        </details>
      )}
      {offersActs && form !== 'open' && (
        <div>
          <Button variant="outlined" ref={form === 'closed' ? focusWhenThere : null} onClick={() => setForm('open')}>
            {words.add}
          </Button>
        </div>
      )}
      {offersActs && form === 'open' && <CaseForm gridId={gridId} grid={grid} onClose={() => setForm('closed')} />}
    </Stack>
  );
}

interface SignAllProps {
  gridId: number;
  cases: readonly GridCase[];
  /** True when this button follows the input that was just typed. */
  takesFocus: boolean;
}

function SignAll({ gridId, cases, takesFocus }: SignAllProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div>
      <Button variant="contained" ref={takesFocus ? focusWhenThere : null} onClick={() => setIsAsked(true)}>
        {words.signAll(cases.length)}
      </Button>
      {isAsked && <SignDialog gridId={gridId} cases={cases} onClose={() => setIsAsked(false)} />}
    </div>
  );
}
