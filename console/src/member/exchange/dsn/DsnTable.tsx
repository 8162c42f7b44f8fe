import { formatDay, formatMoney } from '@valorisation/rules';
import { useState } from 'react';
import { dsn as texts } from '../../../i18n/fr/dsn';
import { Percent } from '../../../ui/Amount';
import { Checkbox } from '../../../ui/Checkbox';
import { cx } from '../../../ui/cx';
import { NumberField } from '../../../ui/NumberField';
import { Pagination } from '../../../ui/Pagination';
import { NumberCell, NumberHead, Table } from '../../../ui/Table';
import { Stack } from '../../../ui/layout/primitives';
import { lastPageOf, pageOf } from '../reading/pages';
import { isOnFixedDays, rankOf, type DsnRow } from './dsnRows';
import styles from './DsnStep.module.css';

const { columns: words } = texts;

export interface DsnTableProps {
  rows: readonly DsnRow[];
  chosen: ReadonlySet<number>;
  /** True once the person wanted to send: a missing share is then refused. */
  isAsked: boolean;
  onChoose: (chosen: ReadonlySet<number>) => void;
  onShare: (id: number, shareHundredths: number | null) => void;
}

interface ShareProps {
  row: DsnRow;
  refusal: string | null;
  onShare: DsnTableProps['onShare'];
}

/** The share of the file, or a field when the file does not have it. */
function Share({ row, refusal, onShare }: ShareProps) {
  if (!row.isShareAsked) {
    return (
      <>
        <Percent hundredths={row.shareHundredths ?? 0} />
        {isOnFixedDays(row) && <p className="remark">{texts.fixedDays}</p>}
      </>
    );
  }
  return (
    <div className={styles.share}>
      <NumberField
        label={words.shareOf(row.name)}
        hideLabel
        name={`quotite-${row.id}`}
        suffix="%"
        error={refusal}
        value={row.shareHundredths}
        onValueChange={(value) => onShare(row.id, value ?? null)}
      />
    </div>
  );
}

export function DsnTable({ rows, chosen, isAsked, onChoose, onShare }: DsnTableProps) {
  const [page, setPage] = useState(1);
  const all = chosen.size === rows.length || (chosen.size > 0 && 'mixed');

  function toggle(id: number) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  }

  return (
    <Stack gap={2}>
      <Table label={words.title} className={cx('cards-on-phone', styles.contracts)}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                label={words.all}
                checked={all}
                onChange={() => onChoose(new Set(all === true ? [] : rows.map(({ id }) => id)))}
              />
            </th>
            <th scope="col">{words.person}</th>
            <th scope="col">{words.label}</th>
            <th scope="col">{words.start}</th>
            <th scope="col">{words.rank}</th>
            <NumberHead>{words.share}</NumberHead>
            <th scope="col">{words.position}</th>
            <NumberHead>{words.base}</NumberHead>
          </tr>
        </thead>
        <tbody>
          {pageOf(rows, page).map((row) => {
            const isChosen = chosen.has(row.id);
            const lacksShare = isAsked && isChosen && row.shareHundredths === null;
            return (
              <tr key={row.id} className={cx(!isChosen && styles.out)}>
                <td>
                  <Checkbox
                    label={words.take(row.name, row.label)}
                    checked={isChosen}
                    onChange={() => toggle(row.id)}
                  />
                </td>
                <td className="strong">
                  {row.name}
                  {row.leftOut !== null && <p className="quiet regular">{texts.leftOut[row.leftOut]}</p>}
                </td>
                <td data-label={words.label}>{row.label}</td>
                <td data-label={words.start}>{row.startedOn === null ? words.unknown : formatDay(row.startedOn)}</td>
                <td data-label={words.rank}>{rankOf(row) ?? words.unknown}</td>
                <NumberCell data-label={words.share}>
                  <Share row={row} refusal={lacksShare ? texts.shareMissing : null} onShare={onShare} />
                </NumberCell>
                <td data-label={words.position}>{row.position ?? words.unknown}</td>
                <NumberCell data-label={words.base}>
                  {row.baseCents === null ? words.unknown : formatMoney(row.baseCents)}
                </NumberCell>
              </tr>
            );
          })}
        </tbody>
      </Table>
      <Pagination page={page} lastPage={lastPageOf(rows)} onPageChange={setPage} />
    </Stack>
  );
}
