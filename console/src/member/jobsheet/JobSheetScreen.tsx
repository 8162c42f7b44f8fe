/** /job/description/{id}: the job sheet of a profile, edited on the sheet as it will be printed. */
import { JOB_SHEET_SECTIONS } from '@valorisation/rules';
import { useParams } from 'react-router-dom';
import { files } from '../../api/files';
import { isApiError } from '../../api/errors';
import type { JobSheet } from '../../api/jobSheet';
import { useDownload } from '../../api/useDownload';
import { jobSheet as words } from '../../i18n/fr';
import { NotFoundPage } from '../../layout/NotFoundPage';
import { Page } from '../../layout/Page';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { paths } from '../../routes';
import { Button, LinkButton } from '../../ui/Button';
import { EmptyState, ErrorState } from '../../ui/State';
import { showToast } from '../../ui/toasts';
import { DownloadBar } from '../dashboard/DownloadBar';
import { SaveLine, SaveTrouble } from '../saving/SaveStatus';
import { OtherText } from './OtherText';
import { SheetNotices } from './SheetNotices';
import { Criteria, FunctionsTable, Letterhead, Signatures } from './SheetParts';
import { useSheetWork, type SheetWork } from './useSheetWork';
import { SuggestedDuties } from './SuggestedDuties';
import { WrittenSection } from './WrittenSection';
import styles from './Sheet.module.css';

const toDashboard = { to: paths.dashboard(), label: words.dashboard };

function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isUnknown = isApiError(error) && error.status === 404;
  return (
    <Page title={words.title} back={toDashboard}>
      {isUnknown ? (
        <EmptyState
          title={words.error.unknown}
          action={
            <LinkButton variant="primary" to={paths.dashboard()}>
              {words.error.back}
            </LinkButton>
          }
        >
          <p>{words.error.unknownText}</p>
        </EmptyState>
      ) : (
        <ErrorState
          title={words.error.title}
          error={error}
          onRetry={onRetry}
          action={<LinkButton to={paths.dashboard()}>{words.error.back}</LinkButton>}
        >
          {words.error.kept}
        </ErrorState>
      )}
    </Page>
  );
}

/** No active function: there is no job to describe. */
function NothingToDescribe({ sheet }: { sheet: JobSheet }) {
  const { title, text } = sheet.hasValuations ? words.allArchived : words.noFunction;
  return (
    <Page title={words.title} intro={sheet.profileName} back={toDashboard}>
      <EmptyState
        title={title}
        action={
          <>
            <LinkButton variant="primary" to={paths.newValuation({ profil: sheet.profileId })}>
              {words.classify}
            </LinkButton>
            <LinkButton to={paths.dashboard()}>{words.error.back}</LinkButton>
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </Page>
  );
}

function Sheet({ sheet, saving, disputed, section }: Extract<SheetWork, { kind: 'ready' }>) {
  const download = useDownload();
  const { profileId, profileName } = sheet;

  async function exportPdf() {
    await saving.flush().then((version) => {
      if (version === null) showToast(words.unsaved, 'warning');
      else void download.start({ call: files.jobSheet(profileId), name: words.fileName });
    });
  }

  return (
    <Page
      title={words.title}
      documentTitle={words.documentTitle(profileName)}
      intro={profileName}
      back={toDashboard}
      printsItsOwnTitle
      action={
        <>
          <LinkButton to={paths.printJobDescription(profileId)}>{words.preview}</LinkButton>
          <Button variant="primary" busy={download.state.status === 'running'} onClick={() => void exportPdf()}>
            {words.exportPdf}
          </Button>
        </>
      }
    >
      <div className={styles.screen}>
        {disputed.length === 0 && <SaveTrouble saving={saving} words={words.saving} />}
        <SheetNotices sheet={sheet} />
        <div className={styles.status}>
          <SaveLine saving={saving} words={words.saving} />
        </div>
        <article className={styles.paper} aria-label={words.sheet.label(profileName)}>
          <Letterhead sheet={sheet} />
          <p className={styles.title}>{words.title}</p>
          <p className={styles.holder}>{profileName}</p>
          <FunctionsTable sheet={sheet} />
          {JOB_SHEET_SECTIONS.map((name) => (
            <WrittenSection key={name} name={name} work={section(name)} onLeave={() => void saving.flush()}>
              <OtherText saving={saving} work={section(name)} name={name} choiceIn={disputed[0]} />
              {name === 'missions' && <SuggestedDuties sheet={sheet} work={section(name)} />}
            </WrittenSection>
          ))}
          <Criteria sheet={sheet} />
          <Signatures />
        </article>
      </div>
      <DownloadBar download={download} onRetry={() => void exportPdf()} />
    </Page>
  );
}

function Loaded({ id }: { id: number }) {
  const work = useSheetWork(id);
  switch (work.kind) {
    case 'loading':
      return <ScreenSkeleton />;
    case 'error':
      return <ErrorPage error={work.error} onRetry={work.retry} />;
    case 'ready':
      return work.sheet.functions.length === 0 ? <NothingToDescribe sheet={work.sheet} /> : <Sheet {...work} />;
  }
}

export default function JobSheetScreen() {
  const { id } = useParams();
  const number = Number(id);
  return Number.isInteger(number) && number > 0 ? <Loaded key={number} id={number} /> : <NotFoundPage />;
}
