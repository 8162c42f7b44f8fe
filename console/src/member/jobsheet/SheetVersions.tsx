/** The dated versions of a sheet: each can be read beside the present texts, and taken back whole or by section. */
import type { SheetVersionAnswer } from '@valorisation/contract';
import { JOB_SHEET_SECTIONS, type JobSheetSection } from '@valorisation/rules';
import { useState } from 'react';
import { useSheetVersions, type JobSheet } from '../../api/jobSheet';
import { showToast } from '../../core/toasts';
import { jobSheet } from '../../i18n/fr';
import { Button, RowWords } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Dialog } from '../../ui/Dialog';
import { Difference } from '../../ui/Difference';
import { formatMoment } from '../../ui/instant';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { textLines } from '../../ui/richtext/textLines';
import { LoadingBlock } from '../../ui/Spinner';
import { ErrorState } from '../../ui/State';
import type { SectionWork } from './useSheetWork';

const { versions: words, sheet: paper } = jobSheet;

interface Props {
  sheet: JobSheet;
  section: (name: JobSheetSection) => SectionWork;
  onClose: () => void;
}

const wordsOf = (html: string) => textLines(html).join('\n');

/** The sections that differ from the version before. The first one differs from the proposed texts. */
function changedSince(
  { sections }: SheetVersionAnswer,
  older: SheetVersionAnswer | undefined,
  { prefill }: JobSheet,
): readonly string[] {
  // A printed version holds the proposed texts, too.
  const textOf = (of: SheetVersionAnswer['sections'] | undefined, name: JobSheetSection) =>
    wordsOf(of?.[name] ?? prefill[name]);
  return JOB_SHEET_SECTIONS.filter((name) => textOf(sections, name) !== textOf(older?.sections, name)).map(
    (name) => paper.sections[name],
  );
}

export function SheetVersions({ sheet, section, onClose }: Props) {
  const { data: versions, error, refetch } = useSheetVersions(sheet.profileId);
  const [opened, setOpened] = useState<SheetVersionAnswer | null>(null);
  if (opened !== null) {
    return (
      <Version version={opened} sheet={sheet} section={section} onBack={() => setOpened(null)} onClose={onClose} />
    );
  }
  return (
    <Dialog open onClose={onClose} title={words.title}>
      {versions === undefined && error === null && <LoadingBlock />}
      {error !== null && <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />}
      {versions?.length === 0 && <p>{words.none}</p>}
      <ul className={cx('unmarked', versions?.length !== 0 && 'line-top')}>
        {versions?.map((version, place) => (
          <li key={version.id}>
            <Button variant="row" onClick={() => setOpened(version)}>
              <RowWords
                title={words.of(formatMoment(version.keptAt))}
                note={words.about(
                  version.printed ? words.printed(version.keptBy) : words.saved(version.keptBy),
                  changedSince(version, versions[place + 1], sheet),
                )}
              />
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface VersionProps extends Props {
  version: SheetVersionAnswer;
  onBack: () => void;
}

/** A section without a text of its own holds the proposed one, then as now. */
function Version({ version, sheet: { prefill }, section, onBack, onClose }: VersionProps) {
  const changed = JOB_SHEET_SECTIONS.flatMap((name) => {
    const before = wordsOf(version.sections[name] ?? prefill[name]);
    const after = wordsOf(section(name).html);
    return before === after ? [] : [{ name, before, after }];
  });
  const take = (name: JobSheetSection) => section(name).write(version.sections[name]);

  function takeAll() {
    changed.forEach(({ name }) => take(name));
    showToast(words.taken);
    onClose();
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={words.of(formatMoment(version.keptAt))}
      actions={
        <>
          <Button onClick={onBack}>{words.back}</Button>
          {changed.length > 0 && (
            <Button variant="primary" onClick={takeAll}>
              {words.takeAll}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <Text tone="hint">{changed.length === 0 ? words.same : words.compared}</Text>
        {changed.map(({ name, before, after }) => (
          <section key={name} aria-label={paper.sections[name]}>
            <Cluster justify="space-between" align="baseline">
              <h3 className="size-16">{paper.sections[name]}</h3>
              <Button
                variant="quiet"
                size="small"
                flush="end"
                aria-label={words.takeOf(paper.sections[name])}
                onClick={() => take(name)}
              >
                {words.take}
              </Button>
            </Cluster>
            <Difference before={before} after={after} />
          </section>
        ))}
      </Stack>
    </Dialog>
  );
}
