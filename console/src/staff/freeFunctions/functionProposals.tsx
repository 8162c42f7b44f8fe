/** The functions that staff have proposed, with the counts of answers. An open one can be withdrawn. */
import { Button } from '@mui/material';
import { useState } from 'react';
import { FunctionField, SearchInput, type RaRecord } from 'react-admin';
import { freeFunctionCalls, type FunctionProposal } from '@valorisation/contract';
import { call } from '../../api/call';
import { staffProposals as words } from '../../i18n/fr';
import { formatInstant } from '../../ui/instant';
import { Minor } from '../kit/CardList';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import type { StaffResource } from '../kit/resource';
import { StaffList } from '../kit/StaffList';
import { useAct } from '../kit/useAct';

type Row = FunctionProposal & RaRecord<number>;

const TABLE_FROM = 1100;

const { columns } = words;

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder={words.search} sx={{ minWidth: { md: 300 } }} />];

const isOpen = ({ withdrawn_at: withdrawn, open }: Row): boolean => withdrawn === null && open > 0;

function stateOf(row: Row): string {
  if (row.withdrawn_at !== null) return words.withdrawnOn(formatInstant(row.withdrawn_at));
  return isOpen(row) ? words.states.open : words.states.done;
}

function Title({ row }: { row: Row }) {
  return (
    <>
      <strong>{row.title}</strong>
      <Minor>{words.establishments(row.establishments)}</Minor>
    </>
  );
}

function When({ row }: { row: Row }) {
  return (
    <>
      {formatInstant(row.created_at)}
      {row.created_by !== null && <Minor>{words.by(row.created_by)}</Minor>}
    </>
  );
}

function Withdraw({ row }: { row: Row }) {
  const [isAsked, setIsAsked] = useState(false);
  const { busy, refusal, forget, run } = useAct();
  if (!isOpen(row)) return null;
  const close = () => {
    setIsAsked(false);
    forget();
  };
  return (
    <>
      <Button size="small" disabled={busy} aria-label={words.withdrawOf(row.title)} onClick={() => setIsAsked(true)}>
        {words.withdraw}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={words.withdrawing.title}
          text={words.withdrawing.text}
          confirm={words.withdrawing.confirm}
          busy={busy}
          refusal={refusal}
          onClose={close}
          onConfirm={() =>
            void run(
              async () => call(freeFunctionCalls.withdraw, { params: { id: row.id } }),
              words.withdrawing.done,
              close,
            )
          }
        />
      )}
    </>
  );
}

function ProposalCard({ row }: { row: Row }) {
  return (
    <>
      <div>
        <Title row={row} />
      </div>
      <span>{row.function_title}</span>
      <span>{words.answers(row.open, row.accepted, row.refused)}</span>
      <div>
        {stateOf(row)}
        <Minor>
          {columns.when}&nbsp;: <When row={row} />
        </Minor>
      </div>
      <Withdraw row={row} />
    </>
  );
}

function ProposalList() {
  return (
    <StaffList<Row>
      words={words}
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
      tableFrom={TABLE_FROM}
      card={(row) => <ProposalCard row={row} />}
    >
      <FunctionField<Row> source="title" label={columns.title} render={(row) => <Title row={row} />} />
      <FunctionField<Row>
        source="function_title"
        label={columns.proposed}
        render={({ function_title: title }) => title}
      />
      <FunctionField<Row> source="created_at" label={columns.when} render={(row) => <When row={row} />} />
      <FunctionField<Row> label={columns.open} sortable={false} render={({ open }) => open} textAlign="right" />
      <FunctionField<Row>
        label={columns.accepted}
        sortable={false}
        render={({ accepted }) => accepted}
        textAlign="right"
      />
      <FunctionField<Row>
        label={columns.refused}
        sortable={false}
        render={({ refused }) => refused}
        textAlign="right"
      />
      <FunctionField<Row> label={columns.state} sortable={false} render={stateOf} />
      <FunctionField<Row> label={columns.actions} sortable={false} render={(row) => <Withdraw row={row} />} />
    </StaffList>
  );
}

export const functionProposals: StaffResource = {
  name: 'function-proposals',
  title: words.title,
  group: 'follow',
  tool: words.tool,
  icon: 'check',
  list: ProposalList,
};
