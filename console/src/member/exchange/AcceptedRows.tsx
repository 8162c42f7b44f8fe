import { formatDay, typeset } from '@valorisation/rules';
import { useState, type ReactNode } from 'react';
import type { AcceptedLine } from '../../api/exchange';
import { exchange } from '../../i18n/fr';
import { Amount, Percent } from '../../ui/Amount';
import { Badge } from '../../ui/Badge';
import { Pagination } from '../../ui/Pagination';
import { StatusBadge } from '../../ui/StatusBadge';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { dueNotes } from './dueNotes';
import styles from './Import.module.css';
import { lastPageOf, pageOf } from './pages';

const { accepted: words } = exchange;

/** A text and its mark. Without room beside the text, the mark moves to the next line. */
function Marked({ mark, children }: { mark: ReactNode; children: string }) {
  return (
    <Cluster as="span" gap={2} rowGap={1} align="center">
      <span>{children}</span> {mark}
    </Cluster>
  );
}

function Row({
  line,
  profileName,
  isNewProfile,
  functionTitle,
  status,
  shareHundredths,
  seniorityOn,
  training,
  notes,
  due,
  conventionalCents,
  isRepeated,
}: AcceptedLine) {
  return (
    <tr>
      <NumberCell>{line}</NumberCell>
      <td>
        <Marked mark={isNewProfile && <Badge tone="forest">{words.newProfile}</Badge>}>{profileName}</Marked>
      </td>
      {functionTitle === null || status === null ? (
        <td colSpan={6} className="quiet">
          {words.noFunction}
        </td>
      ) : (
        <>
          <td>
            <Marked mark={isRepeated && <Badge tone="wheat">{words.repeated}</Badge>}>{functionTitle}</Marked>
          </td>
          <NumberCell>
            <Percent hundredths={shareHundredths ?? 0} />
          </NumberCell>
          <td className={styles.date}>{seniorityOn === null ? words.notTold : formatDay(seniorityOn)}</td>
          <td>
            {training === null ? notes.length === 0 && words.notTold : typeset(training)}
            {notes.map((note) => (
              <p key={note} className="quiet">
                {typeset(note)}
              </p>
            ))}
          </td>
          <NumberCell>
            <Amount value={due} />
            {dueNotes({ status, due, conventionalCents }).map((note) => (
              <p key={note} className="quiet">
                {note}
              </p>
            ))}
          </NumberCell>
          <td>
            <StatusBadge status={status} />
          </td>
        </>
      )}
    </tr>
  );
}

export function AcceptedRows({ rows }: { rows: readonly AcceptedLine[] }) {
  const [page, setPage] = useState(1);
  return (
    <Stack>
      <h3>{words.title(rows.length)}</h3>
      <Table label={words.title(rows.length)}>
        <thead>
          <tr>
            <NumberHead>{words.line}</NumberHead>
            <th scope="col">{words.profile}</th>
            <th scope="col">{words.function}</th>
            <NumberHead>{words.share}</NumberHead>
            <th scope="col">{words.seniority}</th>
            <th scope="col">{words.training}</th>
            <NumberHead>{words.amount}</NumberHead>
            <th scope="col">{words.status}</th>
          </tr>
        </thead>
        <tbody>
          {pageOf(rows, page).map((row) => (
            <Row key={row.line} {...row} />
          ))}
        </tbody>
      </Table>
      <Pagination page={page} lastPage={lastPageOf(rows)} onPageChange={setPage} />
    </Stack>
  );
}
