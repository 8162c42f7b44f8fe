import { contentEditingCalls as calls, gridCalls, type StaffContentKind } from '@valorisation/contract';
import { useState, type ComponentType } from 'react';
import { Edit, useEditContext, useRecordContext } from 'react-admin';
import { toPublicReference } from '../../../api/reference';
import { useCall } from '../../../api/useCall';
import { LoadingBlock } from '../../../ui/Spinner';
import { ErrorState } from '../../../ui/State';
import { StaffTitle } from '../../kit/StaffTitle';
import { RecordTitle } from '../../kit/StaffShow';
import type { ContentRow } from '../fields';
import { Composer } from './Composer';
import type { DeskProps } from './useDesk';

interface ContentEditProps {
  kind: StaffContentKind;
  /** The title of a kind with a single record, which has no list to go back to. */
  only?: string;
  desk?: ComponentType<DeskProps>;
}

export function ContentEdit({ kind, only, desk = Composer }: ContentEditProps) {
  return (
    <Edit
      title={only === undefined ? <RecordTitle<ContentRow> title={({ title }) => title} /> : <StaffTitle text={only} />}
      redirect={false}
      component="div"
      actions={false}
    >
      <OpenedContent kind={kind} shown={desk} />
    </Edit>
  );
}

/** Mounted again after each act, so that the record and its working copies are read together. */
function OpenedContent({ kind, shown: Shown }: { kind: StaffContentKind; shown: ComponentType<DeskProps> }) {
  const record = useRecordContext<ContentRow>();
  const { refetch } = useEditContext<ContentRow>();
  const [turn, setTurn] = useState(0);
  const id = record?.id;
  const opened = useCall(
    calls.workingCopies,
    { params: { kind, id: id ?? 0 } },
    { silent: true, since: turn, enabled: id !== undefined, gcTime: 0, staleTime: Infinity },
  );
  const amounts = useCall(calls.liveAmounts, {}, { silent: true });
  const grid = useCall(gridCalls.inForce, {}, { silent: true, to: toPublicReference, staleTime: Infinity });
  const error = opened.error ?? amounts.error ?? grid.error;
  if (error !== null) {
    const retry = () => void Promise.all([opened.refetch(), amounts.refetch(), grid.refetch()]);
    return <ErrorState error={error} onRetry={retry} />;
  }
  if (record === undefined || opened.data === undefined || amounts.data === undefined || grid.data === undefined) {
    return <LoadingBlock />;
  }
  const again = async () => {
    await refetch();
    setTurn((before) => before + 1);
  };
  return (
    <Shown
      key={turn}
      kind={kind}
      record={record}
      copies={opened.data}
      amounts={amounts.data}
      reference={grid.data}
      onDone={again}
    />
  );
}
