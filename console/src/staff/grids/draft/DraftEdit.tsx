/** The screen of a draft of the grid: its head, its problems, its parts in tabs, and the bar that saves it. */
import { Button, Tab, Tabs } from '@mui/material';
import { staffGridCalls, type WholeGrid } from '@valorisation/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Title, useCreatePath, useGetRecordId } from 'react-admin';
import type { GridPart } from '@valorisation/rules';
import { useGridPublication } from '../../../api/gridPublication';
import { useCall } from '../../../api/useCall';
import { staffGridDraft as words, staffGridEffect as effect, staffKit } from '../../../i18n/fr';
import { paths } from '../../../routes';
import { cx } from '../../../ui/cx';
import { Cluster, Stack, Surface } from '../../../ui/layout/primitives';
import { Notice } from '../../../ui/Notice';
import { LoadingBlock } from '../../../ui/Spinner';
import { ErrorState } from '../../../ui/State';
import { HeadActs } from '../../kit/HeadActs';
import { StaffTitle } from '../../kit/StaffTitle';
import { DiscardButton } from '../DiscardButton';
import { nameOf } from '../gridFacts';
import { DayField, TitleField } from '../OriginFields';
import { atPlace } from '../places';
import styles from './Draft.module.css';
import { DraftProblems } from './DraftProblems';
import { FilesPart } from './FilesPart';
import { CategoriesPart } from './parts/CategoriesPart';
import { CriteriaPart } from './parts/CriteriaPart';
import { LeavePart } from './parts/LeavePart';
import { ParamsPart } from './parts/ParamsPart';
import { SeniorityPart } from './parts/SeniorityPart';
import { TreePart } from './parts/TreePart';
import { ProblemsBeside } from './problemsAt';
import { useDraft, type Draft } from './useDraft';

export function DraftEdit() {
  const id = Number(useGetRecordId());
  // Typed text is compared with the draft as it was opened, until the text is stored.
  const kept = { gcTime: 0, staleTime: Infinity };
  const { data, error, refetch } = useCall(staffGridCalls.document, { params: { id } }, kept);
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingBlock />;
  return <OpenedDraft key={id} read={data} />;
}

const TAB_NAMES = ['params', 'cats', 'criteres', 'metiers', 'paliers', 'conges', 'files'] as const;
type TabName = (typeof TAB_NAMES)[number];

function tabOf(part: GridPart): TabName {
  return part === 'catpars' || part === 'enfants' ? 'metiers' : part;
}

function OpenedDraft({ read }: { read: WholeGrid }) {
  const draft = useDraft(read);
  const [tab, setTab] = useState<TabName>('params');
  const { saved, typed, problems } = draft;
  const { document } = typed;
  const { data: publication } = useGridPublication(read.id);
  if (saved.status !== 'draft') return <Notice tone="wheat">{words.notDraft}</Notice>;
  if ((publication?.request ?? null) !== null && !draft.isDirty) return <Asked saved={saved} />;
  return (
    <div className={styles.draft}>
      <Title title={<StaffTitle text={nameOf(saved)} />} />
      <Acts saved={saved} />
      <Notices draft={draft} />
      <Head draft={draft} />
      <DraftProblems document={document} problems={problems} onGo={(part) => setTab(tabOf(part))} />
      <ProblemsBeside document={document} problems={problems}>
        <Surface as="section" className="pad-4" aria-label={words.parts}>
          <Stack gap={4}>
            <Tabs
              value={tab}
              onChange={(_, next: TabName) => setTab(next)}
              variant="scrollable"
              allowScrollButtonsMobile
              aria-label={words.parts}
            >
              {TAB_NAMES.map((name) => (
                <Tab key={name} value={name} label={<TabLabel name={name} draft={draft} />} />
              ))}
            </Tabs>
            <OpenedPart tab={tab} draft={draft} />
          </Stack>
        </Surface>
      </ProblemsBeside>
      <Bar draft={draft} />
    </div>
  );
}

/** While a version waits for its confirmation, its content cannot be changed. */
function Asked({ saved }: { saved: WholeGrid }) {
  const createPath = useCreatePath();
  return (
    <Notice tone="wheat">
      <Title title={<StaffTitle text={nameOf(saved)} />} />
      {words.asked}{' '}
      <Link to={atPlace(createPath({ resource: 'grids', id: saved.id, type: 'show' }), 'publication')}>
        {words.toPublication}
      </Link>
    </Notice>
  );
}

function OpenedPart({ tab, draft }: { tab: TabName; draft: Draft }) {
  const part = { document: draft.typed.document, change: draft.change };
  switch (tab) {
    case 'params':
      return <ParamsPart {...part} />;
    case 'cats':
      return <CategoriesPart {...part} />;
    case 'criteres':
      return <CriteriaPart {...part} />;
    case 'metiers':
      return <TreePart {...part} problems={draft.problems} />;
    case 'paliers':
      return <SeniorityPart {...part} />;
    case 'conges':
      return <LeavePart {...part} />;
    case 'files':
      return <FilesPart draft={draft} />;
  }
}

function TabLabel({ name, draft: { problems } }: { name: TabName; draft: Draft }) {
  const count = problems.filter(({ part, isWarning }) => !isWarning && tabOf(part) === name).length;
  return count === 0 ? words.tabs[name] : `${words.tabs[name]} (${words.toCorrect(count)})`;
}

function Acts({ saved }: { saved: WholeGrid }) {
  const createPath = useCreatePath();
  return (
    <HeadActs>
      <Button size="small" component={Link} to={createPath({ resource: 'grids', id: saved.id, type: 'show' })}>
        {words.see}
      </Button>
      <Button size="small" component={Link} to={paths.adminGridEffect(saved.id)}>
        {effect.link}
      </Button>
      <DiscardButton row={saved} />
    </HeadActs>
  );
}

function Notices({ draft }: { draft: Draft }) {
  const { stale, both, isFound, isBusy } = draft;
  return (
    <>
      {stale !== null && (
        <Notice tone="wheat" alert>
          <p>{stale}</p>
          <Cluster gap={2}>
            <Button size="small" disabled={isBusy} onClick={() => void draft.rebase()}>
              {words.stale.rebase}
            </Button>
            <Button size="small" color="error" disabled={isBusy} onClick={() => void draft.reload()}>
              {words.stale.reload}
            </Button>
          </Cluster>
        </Notice>
      )}
      {both.length > 0 && <Notice tone="wheat">{words.stale.both(both.join(', '))}</Notice>}
      {isFound && <Notice>{staffKit.found}</Notice>}
    </>
  );
}

function Head({ draft }: { draft: Draft }) {
  const { typed, errors } = draft;
  return (
    <Surface as="section" className="pad-4">
      <div className={styles.fields}>
        <TitleField value={typed.title} fault={errors['title']} onText={(title) => draft.changeHead({ title })} />
        <DayField
          value={typed.effectiveOn}
          fault={errors['effectiveOn']}
          onText={(effectiveOn) => draft.changeHead({ effectiveOn })}
        />
      </div>
    </Surface>
  );
}

function Bar({ draft }: { draft: Draft }) {
  const { isDirty, isBusy } = draft;
  return (
    <div className={cx(styles.bar, !isDirty && styles.still)}>
      <Cluster gap={3} rowGap={1} align="center">
        <Button variant="contained" disabled={!isDirty || isBusy} onClick={() => void draft.save()}>
          {words.save}
        </Button>
        <Button disabled={!isDirty || isBusy} onClick={draft.undo}>
          {words.undo}
        </Button>
        <span role="status">{isDirty ? words.unsaved : words.allSaved}</span>
      </Cluster>
    </div>
  );
}
