import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { RaRecord } from 'react-admin';
import type { AccountRequest } from '@valorisation/contract';
import { staffRequests as words } from '../../i18n/fr';
import { formatInstant } from '../../ui/instant';
import { Stack } from '../../ui/layout/primitives';
import { Minor } from '../kit/CardList';
import { ListLink } from '../kit/ListLink';
import { StaffShow } from '../kit/StaffShow';
import { RequestActions } from './RequestActions';
import { Applicant, Establishment, Finding, Outcome } from './RequestFacts';
import { comparedLines, type ComparedLine } from './registerComparison';
import styles from './AccountRequests.module.css';

type Row = AccountRequest & RaRecord<number>;

const { comparison } = words;

export function AccountRequestShow() {
  return <StaffShow<Row> title={({ company_name: name }) => name}>{(row) => <RequestPage row={row} />}</StaffShow>;
}

function RequestPage({ row }: { row: Row }) {
  return (
    <Stack gap={5} align="start">
      <div>
        <Establishment row={row} />
      </div>
      <div>
        <Applicant row={row} />
        <Minor>
          {words.columns.date}&nbsp;: {formatInstant(row.created_at)}
        </Minor>
      </div>
      <div>
        <Outcome row={row} />
      </div>
      <RequestActions row={row} isPage />
      {row.state === 'accepted' && (
        <ListLink resource="accounts" filter={{ q: row.user_email }}>
          {words.toAccount}
        </ListLink>
      )}
      {row.head_email !== null && (
        <ListLink resource="accounts" filter={{ q: row.head_email }}>
          {words.toHead}
        </ListLink>
      )}
      <Typography variant="h6" component="h2">
        {comparison.title}
      </Typography>
      <div>
        <Finding row={row} />
      </div>
      <Comparison row={row} />
    </Stack>
  );
}

function Comparison({ row }: { row: Row }) {
  const lines = comparedLines(row);
  if (lines.length === 0) return <p>{comparison.notKept}</p>;
  return (
    <Table className={styles.comparison} aria-label={comparison.title}>
      <TableHead>
        <TableRow>
          <TableCell />
          <TableCell>{comparison.typed}</TableCell>
          <TableCell>{comparison.register}</TableCell>
          <TableCell>{comparison.verdict}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line.fact}>
            <TableCell component="th" scope="row">
              {comparison.rows[line.fact]}
            </TableCell>
            <TableCell>{line.fact === 'agreement' ? comparison.branch : (line.typed ?? '–')}</TableCell>
            <TableCell>{registerWords(row, line)}</TableCell>
            <TableCell className={line.verdict === 'differs' ? 'strong' : undefined}>
              {line.verdict === null ? '–' : comparison[line.verdict]}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function registerWords({ register }: Row, { fact, register: text }: ComparedLine): string {
  if (register === null) return comparison.notKept;
  if (fact === 'agreement') return comparison.agreements(register.agreements);
  if (fact === 'state') return register.open ? comparison.open : comparison.closed;
  return text ?? comparison.unpublished;
}
