import {
  contentEditingCalls as calls,
  type LiveAmount,
  type StaffContentKind,
  type WorkingCopies,
} from '@valorisation/contract';
import { Button } from '@mui/material';
import { useState, type ComponentType } from 'react';
import { Confirm, Edit, useEditContext, useRecordContext } from 'react-admin';
import { useCall } from '../../../api/useCall';
import { staffDesk as words } from '../../../i18n/fr';
import { Stack, Surface } from '../../../ui/layout/primitives';
import { LoadingBlock } from '../../../ui/Spinner';
import { ErrorState } from '../../../ui/State';
import { StaffTitle } from '../../kit/StaffTitle';
import { RecordTitle } from '../../kit/StaffShow';
import { CONTENT_FIELDS, type ContentRow } from '../fields';
import { FieldInput } from '../FieldInput';
import styles from './Desk.module.css';
import { DeskComparison, DeskNotices } from './DeskParts';
import { Kept } from './KeptNotices';
import { PageAddress } from './PageAddress';
import { PreviewDialog } from './PreviewDialog';
import { PublicationPanel } from './PublicationPanel';
import { useBrokenLinks } from './useBrokenLinks';
import { useDesk } from './useDesk';
import { Versions } from './Versions';
import { findRouteNamed, paths } from '../../../routes';

interface ContentEditProps {
  kind: StaffContentKind;
  /** The title of a kind with a single record, which has no list to go back to. */
  only?: string;
  desk?: ComponentType<DeskProps>;
}

export function ContentEdit({ kind, only, desk = Desk }: ContentEditProps) {
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
  const error = opened.error ?? amounts.error;
  if (error !== null) {
    const retry = () => void Promise.all([opened.refetch(), amounts.refetch()]);
    return <ErrorState error={error} onRetry={retry} />;
  }
  if (record === undefined || opened.data === undefined || amounts.data === undefined) return <LoadingBlock />;
  const again = async () => {
    await refetch();
    setTurn((before) => before + 1);
  };
  return <Shown key={turn} kind={kind} record={record} copies={opened.data} amounts={amounts.data} onDone={again} />;
}

export interface DeskProps {
  kind: StaffContentKind;
  record: ContentRow;
  copies: WorkingCopies;
  amounts: readonly LiveAmount[];
  onDone: () => Promise<void>;
}

function Desk({ kind, record: read, copies, amounts, onDone }: DeskProps) {
  // The record as it was opened. Typed text is compared with it until the text is stored.
  const [record] = useState(read);
  const [target] = useState({ kind, id: record.id });
  const desk = useDesk({ target, record, copies, onDone });
  const broken = useBrokenLinks(desk.values);
  const [isPreviewed, setPreviewed] = useState(false);
  const [isDropping, setDropping] = useState(false);
  const { values, kept } = desk;
  return (
    <div className={styles.desk}>
      <Stack gap={4} className={styles.notices}>
        <DeskNotices desk={desk} />
      </Stack>
      <Surface as="section" className={styles.form}>
        <Stack gap={4}>
          {CONTENT_FIELDS[kind].map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              value={values[field.name]}
              onChange={(value) => desk.change(field.name, value)}
              error={desk.errors[field.name]}
              amounts={amounts}
            />
          ))}
        </Stack>
      </Surface>
      <Stack gap={4} className={styles.side}>
        <PublicationPanel
          desk={desk}
          record={record}
          address={placeOf(kind, record)}
          broken={broken}
          onPreview={() => setPreviewed(true)}
        />
        {kind === 'pages' && record['shipped'] === false && <PageAddress row={record} onChanged={onDone} />}
        <div>
          <Kept keeping={kept.keeping} />
          {desk.isDirty && (
            <Button size="small" color="error" onClick={() => setDropping(true)}>
              {words.draft.drop}
            </Button>
          )}
        </div>
      </Stack>
      <div className={styles.versions}>
        <Versions
          target={target}
          record={record}
          isDirty={desk.isDirty}
          onRestore={(from) => void desk.restore(from)}
        />
      </div>
      {isPreviewed && <PreviewDialog target={target} values={values} onClose={() => setPreviewed(false)} />}
      {isDropping && (
        <Confirm
          isOpen
          title={words.draft.dropTitle}
          content={words.draft.dropText}
          confirm={words.draft.drop}
          onConfirm={() => {
            setDropping(false);
            void desk.drop();
          }}
          onClose={() => setDropping(false)}
        />
      )}
      <DeskComparison desk={desk} target={target} />
    </div>
  );
}

/** The path on the portal where a record is shown, as the tool addresses it. Null without a path. */
function placeOf(kind: StaffContentKind, { id, title, ...row }: ContentRow): string | null {
  switch (kind) {
    case 'articles':
      return `.${paths.article(id, title)}`;
    case 'videos':
      return `.${paths.video(id)}`;
    case 'documents':
      return `.${paths.document(id, title)}`;
    case 'pages': {
      const name = String(row['name']);
      return `.${findRouteNamed(name)?.pattern ?? paths.ownPage(name)}`;
    }
    case 'themes':
    case 'webseries':
    case 'identity':
    case 'menus':
    case 'wordings':
      return null;
  }
}
