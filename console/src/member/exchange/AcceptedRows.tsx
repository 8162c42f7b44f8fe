import { formatDay, payGap, typeset } from '@valorisation/rules';
import { useState } from 'react';
import type { AcceptedLine } from '../../api/exchange';
import { exchange } from '../../i18n/fr';
import { importReading } from '../../i18n/fr/importReading';
import { Amount, Percent } from '../../ui/Amount';
import { cx } from '../../ui/cx';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Pagination } from '../../ui/Pagination';
import { StatusBadge } from '../../ui/StatusBadge';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import { Cluster, Inline, Stack, Text } from '../../ui/layout/primitives';
import { dueNotes } from './dueNotes';
import { Gap } from './Gap';
import styles from './Import.module.css';
import { lastPageOf, pageOf } from './reading/pages';

const { accepted: words } = exchange;
const { ready } = importReading;

/** The most rows before the person asks for all. */
const AT_A_GLANCE = 5;

function Row({
  line,
  profileName,
  isNewProfile,
  functionTitle,
  foundBy,
  matricule,
  status,
  shareHundredths,
  seniorityOn,
  training,
  notes,
  due,
  conventionalCents,
  paid,
  isRepeated,
  showsNew,
  showsAmount,
  showsPaid,
}: AcceptedLine & { showsNew: boolean; showsAmount: boolean; showsPaid: boolean }) {
  const gap = payGap(paid, due);
  const details = [...(training === null ? [] : [training]), ...notes];
  return (
    <tr>
      <NumberCell className={styles.line}>{line}</NumberCell>
      <th scope="row">
        <Cluster as="span" gap={2} rowGap={1} align="center">
          {profileName} {showsNew && isNewProfile && <Badge tone="forest">{words.newProfile}</Badge>}
        </Cluster>
        {matricule !== null && (
          <Inline tone="note" className="regular">
            {ready.matricule(matricule)}
          </Inline>
        )}
      </th>
      {functionTitle === null || status === null ? (
        <td colSpan={3 + Number(showsAmount) + Number(showsPaid)} className="quiet">
          {words.noFunction}
        </td>
      ) : (
        <>
          <td>
            <Cluster as="span" gap={2} rowGap={1} align="center">
              <span>
                {foundBy !== null && <Inline tone="quiet">{ready.foundBy(foundBy)}</Inline>} {functionTitle}
              </span>
              {isRepeated && <Badge tone="wheat">{words.repeated}</Badge>}
            </Cluster>
            {details.map((detail) => (
              <p key={detail} className="remark">
                {typeset(detail)}
              </p>
            ))}
          </td>
          <NumberCell data-label={words.share}>
            <Percent hundredths={shareHundredths ?? 0} />
          </NumberCell>
          <td data-label={words.seniority} className={styles.date}>
            {seniorityOn === null ? words.notTold : formatDay(seniorityOn)}
          </td>
          {showsAmount && (
            <NumberCell data-label={words.amount}>
              {due === null ? <StatusBadge status={status} /> : <Amount value={due} />}
              {dueNotes({ status, due, conventionalCents }).map((note) => (
                <p key={note} className="remark">
                  {note}
                </p>
              ))}
            </NumberCell>
          )}
          {showsPaid && (
            <NumberCell data-label={words.paid}>
              {paid === null ? words.notTold : <Amount value={paid} />}
              {gap !== null && <Gap cents={gap} unit={paid?.unit} />}
            </NumberCell>
          )}
        </>
      )}
    </tr>
  );
}

export function AcceptedRows({ rows, summary }: { rows: readonly AcceptedLine[]; summary: string }) {
  const [page, setPage] = useState(1);
  // In a first file everyone is new.
  const showsNew = rows.some(({ isNewProfile }) => !isNewProfile);
  // Without an amount the sentence above the rows says it of all of them.
  const showsAmount = rows.some(({ due }) => due !== null);
  const showsPaid = rows.some(({ paid }) => paid !== null);
  const [areAllShown, setAllShown] = useState(rows.length <= AT_A_GLANCE * 2);
  return (
    <Stack as="section" gap={2} aria-labelledby="pretes">
      <Cluster gap={3} rowGap={0} align="baseline" justify="space-between">
        <Cluster gap={3} rowGap={0} align="baseline">
          <h2 id="pretes" className={styles.sectionTitle}>
            {ready.title(rows.length)}
          </h2>
          <Inline tone="hint">{summary}</Inline>
        </Cluster>
        {!areAllShown && (
          <Button variant="quiet" size="small" onClick={() => setAllShown(true)}>
            {ready.all}
          </Button>
        )}
      </Cluster>
      {rows.some(({ due, functionTitle }) => due === null && functionTitle !== null) && (
        <Text tone="hint">{ready.uncomputed(!showsAmount)}</Text>
      )}
      <Table label={ready.title(rows.length)} className={cx('cards-on-phone', styles.ready)}>
        <thead>
          <tr>
            <NumberHead>{words.line}</NumberHead>
            <th scope="col">{words.profile}</th>
            <th scope="col">{words.function}</th>
            <NumberHead>{words.share}</NumberHead>
            <th scope="col">{words.seniority}</th>
            {showsAmount && <NumberHead>{words.amount}</NumberHead>}
            {showsPaid && <NumberHead>{words.paid}</NumberHead>}
          </tr>
        </thead>
        <tbody>
          {(areAllShown ? pageOf(rows, page) : rows.slice(0, AT_A_GLANCE)).map((row) => (
            <Row key={row.line} {...row} showsNew={showsNew} showsAmount={showsAmount} showsPaid={showsPaid} />
          ))}
        </tbody>
      </Table>
      {areAllShown && <Pagination page={page} lastPage={lastPageOf(rows)} onPageChange={setPage} />}
    </Stack>
  );
}
