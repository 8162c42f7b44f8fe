/** /job/description/{id}: the job sheet of a profile, edited in the form in which it will be printed. */
import { JOB_SHEET_SECTIONS, type JobSheetSection } from '@valorisation/rules';
import { Fragment, useState } from 'react';
import { useParams } from 'react-router-dom';
import { files, USUAL_PARTS } from '../../api/files';
import { isApiError } from '../../core/errors';
import type { JobSheet } from '../../api/jobSheet';
import { useDownload } from '../../api/useDownload';
import { jobSheet as words } from '../../i18n/fr';
import { NotFoundPage } from '../../layout/NotFoundPage';
import { Page } from '../../layout/Page';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { paths } from '../../routes';
import { Button, LinkButton } from '../../ui/Button';
import { EmptyState, ErrorState } from '../../ui/State';
import { showToast } from '../../core/toasts';
import { DownloadBar } from '../dashboard/DownloadBar';
import { SaveLine, SaveTrouble, StaleNotice } from '../saving/SaveStatus';
import { Classification, Criteria, Letterhead, Pay, Signatures } from './SheetParts';
import { useSheetWork, type SheetWork, type SectionWork } from './useSheetWork';
import { Proposals } from './Proposals';
import { SheetContents } from './SheetContents';
import { SheetNotices } from './SheetNotices';
import { SheetVersions } from './SheetVersions';
import { WrittenSection } from './WrittenSection';
import { Notice } from '../../ui/Notice';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { textLines } from '../../ui/richtext/textLines';
import type { Saving } from '../saving/saving';
import styles from './Sheet.module.css';
import sides from './SheetSides.module.css';

const savingWords = words.saving;

function Lines({ html }: { html: string }) {
  const lines = textLines(html);
  return (
    <div className={styles.other}>
      <h3 className="below-1 size-16">{savingWords.other}</h3>
      {lines.length === 0 ? <p>{savingWords.otherEmpty}</p> : lines.map((line, index) => <p key={index}>{line}</p>)}
    </div>
  );
}

interface Props {
  saving: Saving;
  work: SectionWork;
  name: JobSheetSection;
  /**
   * The section with the buttons for the choice. One choice applies to the whole sheet, so only the first section
   * concerned has the buttons.
   */
  choiceIn: JobSheetSection | undefined;
}

/** After edits by two people: the text that the other person has saved, and the choice between the two texts. */
function OtherText({ saving, work: { against }, name, choiceIn }: Props) {
  if (against === null || choiceIn === undefined) return null;
  return (
    <div className="unprinted above-2" data-tools="">
      {name === choiceIn ? (
        <StaleNotice saving={saving} words={savingWords}>
          <Lines html={against} />
        </StaleNotice>
      ) : (
        <Notice tone="wheat">
          <Lines html={against} />
          <p className={styles.below}>{savingWords.choiceIn(words.sheet.sections[choiceIn])}</p>
        </Notice>
      )}
    </div>
  );
}

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
  const [parts, setParts] = useState(USUAL_PARTS);
  const [current, setCurrent] = useState<JobSheetSection>('missions');
  const [showsVersions, setShowsVersions] = useState(false);
  const hasRail = useMediaQuery('(min-width: 1280px)');
  const proposals = <Proposals sheet={sheet} name={current} work={section(current)} />;
  const printed = {
    remuneration: parts.pay ? 1 : 0,
    signatures: parts.signatures ? 1 : 0,
    annexe: parts.annex ? 1 : 0,
  } as const;

  async function exportPdf() {
    await saving.flush().then((version) => {
      if (version === null) showToast(words.unsaved, 'warning');
      else void download.start({ call: files.jobSheet(profileId, parts), name: words.fileName });
    });
  }

  return (
    <Page
      title={words.title}
      documentTitle={words.documentTitle(profileName)}
      intro={profileName}
      back={{ to: paths.person(profileId), label: profileName }}
      width="wide"
      printsItsOwnTitle
      action={
        <>
          <LinkButton to={paths.printJobDescription(profileId, printed)}>{words.preview}</LinkButton>
          <Button variant="primary" busy={download.state.status === 'running'} onClick={() => void exportPdf()}>
            {words.exportPdf}
          </Button>
        </>
      }
    >
      <div>
        {disputed.length === 0 && <SaveTrouble saving={saving} words={words.saving} />}
        <SheetNotices sheet={sheet} />
        <div className={sides.desk}>
          <SheetContents
            current={current}
            section={section}
            parts={parts}
            onParts={setParts}
            onVersions={() => void saving.flush().then(() => setShowsVersions(true))}
          />
          <article className={styles.paper} aria-label={words.sheet.label(profileName)}>
            <Letterhead sheet={sheet} />
            <p className={styles.kind}>{words.title}</p>
            <p className={styles.title}>{sheet.functions.map(({ title }) => title).join(', ')}</p>
            <p className={styles.holder}>{profileName}</p>
            {JOB_SHEET_SECTIONS.map((name) => (
              <Fragment key={name}>
                <WrittenSection
                  name={name}
                  work={section(name)}
                  onEnter={() => setCurrent(name)}
                  onLeave={() => void saving.flush()}
                  status={name === current && <SaveLine saving={saving} words={words.saving} />}
                >
                  <OtherText saving={saving} work={section(name)} name={name} choiceIn={disputed[0]} />
                </WrittenSection>
                {!hasRail && name === current && proposals}
              </Fragment>
            ))}
            <Classification sheet={sheet} hasAnnex={parts.annex} />
            {parts.pay && <Pay sheet={sheet} />}
            {parts.signatures && <Signatures />}
            {parts.annex && <Criteria sheet={sheet} />}
          </article>
          {hasRail && proposals}
        </div>
      </div>
      {showsVersions && <SheetVersions sheet={sheet} section={section} onClose={() => setShowsVersions(false)} />}
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
