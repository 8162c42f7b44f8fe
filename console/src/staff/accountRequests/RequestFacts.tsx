import { formatSiret } from '@valorisation/rules';
import type { AccountRequest } from '@valorisation/contract';
import { staffKit, staffRequests as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { RecordLink } from '../kit/RecordLink';
import { differencesOf, latestFinding } from './registerComparison';
import styles from './AccountRequests.module.css';

interface Row {
  row: AccountRequest;
}

export function Establishment({ row, isLinked = false }: Row & { isLinked?: boolean }) {
  const name = <strong>{row.company_name}</strong>;
  return (
    <>
      {isLinked ? <RecordLink>{name}</RecordLink> : name}
      <Minor>{row.siret && formatSiret(row.siret)}</Minor>
      <Minor>{row.user_address}</Minor>
      {row.head_email !== null && row.state === 'waiting' && (
        <small className={styles.attention}>{words.head(row.head_email)}</small>
      )}
    </>
  );
}

export function Applicant({ row }: Row) {
  return (
    <>
      {`${row.user_firstname} ${row.user_lastname}`}
      <Minor>{row.user_email}</Minor>
      {row.has_account && <Minor>{words.hasAccount}</Minor>}
    </>
  );
}

export function Finding({ row }: Row) {
  // The table beside this sentence shows the latest answer of the register, so the sentence uses it too.
  const latest = latestFinding(row);
  const finding = latest ?? row.register_finding;
  const differences = differencesOf(row).map((what) => words.comparison.asDifference[what]);
  return (
    <>
      <span className={finding === 'confirmed' ? undefined : styles.attention}>{words.findings[finding]}</span>
      {latest !== null && latest !== row.register_finding && (
        <Minor>{words.comparison.atRequest(words.findings[row.register_finding])}</Minor>
      )}
      {differences.length > 0 && <Minor>{words.comparison.differences(differences)}</Minor>}
    </>
  );
}

export function Outcome({ row }: Row) {
  return (
    <>
      {words.states[row.state]}
      {row.decided_by !== null && <Minor>{staffKit.by(row.decided_by)}</Minor>}
      {row.state === 'accepted' && <Minor>{row.activated === true ? words.activated : words.notActivated}</Minor>}
      {row.refusal_reason !== null && <Minor>{words.reason(row.refusal_reason)}</Minor>}
    </>
  );
}
