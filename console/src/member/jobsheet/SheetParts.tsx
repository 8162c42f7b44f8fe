/** The parts of the sheet that cannot be edited. They look as they will be printed. */
import type { ReactNode } from 'react';
import type { JobSheet, SheetFunction } from '../../api/jobSheet';
import { jobSheet } from '../../i18n/fr';
import { cx } from '../../ui/cx';
import styles from './Sheet.module.css';
import tables from './SheetTables.module.css';

const { sheet: words } = jobSheet;

interface Props {
  sheet: JobSheet;
}

export function Letterhead({ sheet: { establishment, versionOn } }: Props) {
  return (
    <div className={styles.letterhead}>
      <p>
        <strong>{establishment.name}</strong>
        <br />
        <span className={styles.note}>{words.siret(establishment.siret)}</span>
      </p>
      <p className={styles.note}>{words.versionOf(versionOn)}</p>
    </div>
  );
}

export function Classification({ sheet: { functions, grids }, hasAnnex }: Props & { hasAnnex: boolean }) {
  return (
    <section className={styles.row}>
      <h2 className="size-16 leading-135">{words.classification}</h2>
      <div>
        {functions.map((job) => (
          <p key={job.id}>
            {functions.length > 1 && `${job.title}\u00a0: `}
            {words.classified(job.category, job.hourly || job.fullTime ? shareOf(job) : words.shareOfFull(job.share))}
          </p>
        ))}
        <p className={styles.note}>
          {grids.map(({ effectiveOn, confirmed }) => words.gridOf(effectiveOn, confirmed))}
          {hasAnnex && words.inAnnex}
        </p>
      </div>
    </section>
  );
}

/** Wide tables scroll in their own frame, which can also be scrolled by keyboard. */
function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="scroll-x" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

function shareOf({ hourly, fullTime, share }: SheetFunction): string {
  if (hourly) return words.hourly;
  return fullTime ? words.fullTime : share;
}

const toCompute = <span className={styles.note}>{words.toCompute}</span>;

function AmountNote({ sheet: { amounts, wage, partial, references } }: Props) {
  if (references.length === 0) return null;
  return (
    <p className={styles.below}>
      {words.amounts(amounts.monthly, amounts.hourly)}{' '}
      {[...wage, ...(partial ? [words.partial] : []), words.references(references)].join(' ')}
    </p>
  );
}

function TotalAmount({ total }: { total: NonNullable<Props['sheet']['total']> }) {
  const notes = [
    total.behind !== null && words.behind(total.behind.count),
    total.updated !== null && words.onceUpdated(total.updated),
    total.complement !== null && words.complement(total.complement),
    total.hourly !== null && words.hourlyLeftOut(total.hourly.count),
    total.uncomputed !== null && words.uncomputedLeftOut(total.uncomputed.count),
  ].filter((note) => note !== false);
  return (
    <>
      {total.amount ?? '–'}
      {notes.map((note) => (
        <span key={note} className={cx(styles.note, tables.below)}>
          {note}
        </span>
      ))}
    </>
  );
}

export function Pay({ sheet }: Props) {
  const { functions, total } = sheet;
  const title = words.pay;
  const { columns } = words;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <TableFrame label={title}>
        <table className={cx(tables.table, tables.functions)}>
          <thead>
            <tr>
              <th scope="col">{columns.function}</th>
              <th scope="col">{columns.category}</th>
              <th scope="col" className={tables.number}>
                {columns.share}
              </th>
              <th scope="col" className={tables.number}>
                {columns.index}
              </th>
              <th scope="col" className={tables.number}>
                {columns.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {functions.map((job) => (
              <tr key={job.id}>
                <th scope="row">{job.title}</th>
                <td data-label={columns.category}>{job.category}</td>
                <td className={tables.number} data-label={columns.share}>
                  {shareOf(job)}
                </td>
                <td className={tables.number} data-label={columns.index}>
                  {job.index ?? toCompute}
                  {job.majored !== null && (
                    <span className={cx(styles.note, tables.below)}>{words.majored(job.majored)}</span>
                  )}
                </td>
                <td className={tables.number} data-label={columns.amount}>
                  {job.amount ?? toCompute}
                  {job.staleSince !== null && (
                    <span className={cx(styles.note, tables.below)}>
                      {job.heldToday === null
                        ? words.stale(job.staleSince, job.updated)
                        : words.staleFloor(job.heldToday, job.updated)}
                    </span>
                  )}
                  {job.seniorityPassedOn !== null && (
                    <span className={cx(styles.note, tables.below)}>
                      {words.seniority(job.seniorityPassedOn, job.updated)}
                    </span>
                  )}
                </td>
              </tr>
            ))}
            {total !== null && (
              <tr className={tables.total}>
                <th scope="row">{words.total}</th>
                <td />
                <td className={tables.number} data-label={columns.share}>
                  {total.share}
                </td>
                <td />
                <td className={tables.number} data-label={columns.amount}>
                  <TotalAmount total={total} />
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </TableFrame>
      <AmountNote sheet={sheet} />
    </section>
  );
}

function CriteriaTable({ job }: { job: SheetFunction }) {
  const { criteriaColumns: columns } = words;
  return (
    <TableFrame label={words.criteriaOf(job.title)}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col" className={tables.criterion}>
              {columns.criterion}
            </th>
            <th scope="col" className={tables.degree}>
              {columns.degree}
            </th>
            <th scope="col">{columns.expected}</th>
          </tr>
        </thead>
        <tbody>
          {job.criteria.map(({ id, title, degree, text, answered }) => (
            <tr key={id}>
              <th scope="row" className={tables.criterion}>
                {title}
              </th>
              <td className={tables.degree}>{degree}</td>
              <td>{text ?? <span className={styles.note}>{answered ? words.noTraining : words.toAnswer}</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

export function Criteria({ sheet: { functions, grids } }: Props) {
  return (
    <section className={cx(styles.section, styles.criteria)}>
      <h2 className={styles.heading}>{words.criteria}</h2>
      {functions.map((job) => (
        <div key={job.id}>
          {functions.length > 1 && <h3 className={styles.subheading}>{job.title}</h3>}
          <CriteriaTable job={job} />
        </div>
      ))}
      <p className={styles.below}>
        {words.agreement} {grids.map(({ id, effectiveOn, confirmed }) => `${words.grid(id, effectiveOn, confirmed)} `)}
      </p>
    </section>
  );
}

export function Signatures() {
  return (
    <section className={styles.section}>
      <p>
        {words.doneAt} <span className={styles.place} />
        {words.doneOn} <span className={styles.day} />
        {words.copies}
      </p>
      <div className={styles.parties}>
        {(
          [
            [words.employer, words.employerHint],
            [words.holder, words.holderHint],
          ] as const
        ).map(([party, hint]) => (
          <p key={party}>
            {party}
            <br />
            <span className={styles.note}>{hint}</span>
          </p>
        ))}
      </div>
    </section>
  );
}
