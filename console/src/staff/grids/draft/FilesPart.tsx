/** Exports a draft as a file and imports one. The changes that a file makes are shown before they are kept. */
import { Button } from '@mui/material';
import { staffGridCalls, type GridImport } from '@valorisation/contract';
import { useId, useState, type ChangeEvent } from 'react';
import { gridChangeWords, compareGrids, roughGrid, type GridDocument } from '@valorisation/rules';
import { messageOf } from '../../../core/errors';
import { call } from '../../../api/call';
import { GridChanges } from '../../../amounts/parts/GridChanges';
import { staffGridDraft } from '../../../i18n/fr';
import { Cluster, Stack, Text } from '../../../ui/layout/primitives';
import { Notice } from '../../../ui/Notice';
import { Refusal } from '../../../ui/Refusal';
import { gridFileFault } from '../../media/fileFault';
import { ExportButtons } from '../ExportButtons';
import type { Draft } from './useDraft';

type GridFileKind = 'json' | 'xlsx';

const { files: words } = staffGridDraft;

type Reading =
  | { readonly kind: 'none' | 'reading' | 'kept' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'read'; readonly outcome: GridImport };

export function FilesPart({ draft }: { draft: Draft }) {
  const [reading, setReading] = useState<Reading>({ kind: 'none' });

  async function read(kind: GridFileKind, file: File): Promise<void> {
    const fault = gridFileFault(file, kind);
    if (fault !== null) return setReading({ kind: 'failed', message: fault });
    setReading({ kind: 'reading' });
    try {
      const called = kind === 'json' ? staffGridCalls.importFile : staffGridCalls.importDegrees;
      setReading({ kind: 'read', outcome: await call(called, { params: { id: draft.saved.id }, file }) });
    } catch (error) {
      setReading({ kind: 'failed', message: messageOf(error) });
    }
  }

  function keep(document: GridDocument): void {
    const { source: _, ...parts } = document;
    draft.change(parts);
    setReading({ kind: 'kept' });
  }

  return (
    <Stack gap={5}>
      <Cluster gap={3}>
        <ExportButtons id={draft.saved.id} />
      </Cluster>
      <Text tone="hint">{draft.isDirty ? words.saveFirst : words.help}</Text>
      <Cluster gap={4}>
        <FileField
          label={words.importJson}
          accept=".json,application/json"
          isDisabled={draft.isDirty}
          onFile={(file) => void read('json', file)}
        />
        <FileField
          label={words.importXlsx}
          accept=".xlsx,.ods,.csv"
          isDisabled={draft.isDirty}
          onFile={(file) => void read('xlsx', file)}
        />
      </Cluster>
      <div role="status">
        {reading.kind === 'reading' && <p>{words.reading}</p>}
        {reading.kind === 'kept' && <Notice tone="forest">{words.kept}</Notice>}
      </div>
      {reading.kind === 'failed' && <Refusal text={reading.message} />}
      {reading.kind === 'read' && (
        <Outcome
          outcome={reading.outcome}
          saved={draft.saved.document}
          onKeep={keep}
          onLeave={() => setReading({ kind: 'none' })}
        />
      )}
    </Stack>
  );
}

interface FileFieldProps {
  label: string;
  accept: string;
  isDisabled: boolean;
  onFile: (file: File) => void;
}

function FileField({ label, accept, isDisabled, onFile }: FileFieldProps) {
  const id = useId();

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    if (file !== undefined) onFile(file);
    // Cleared, so that the same file can be chosen again after a correction.
    target.value = '';
  }

  return (
    <Stack gap={1}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="file" accept={accept} disabled={isDisabled} onChange={choose} />
    </Stack>
  );
}

interface OutcomeProps {
  outcome: GridImport;
  saved: GridDocument;
  onKeep: (document: GridDocument) => void;
  onLeave: () => void;
}

function Outcome({ outcome: { document, problems }, saved, onKeep, onLeave }: OutcomeProps) {
  if (document === null) {
    return (
      <Notice tone="clay" alert>
        <strong>{words.refused}</strong>
        <Stack as="ul" gap={1} indent={4}>
          {problems.map(({ where, text }, place) => (
            <li key={place}>
              <strong>{where}</strong>
              {`\u00a0: ${text}`}
            </li>
          ))}
        </Stack>
      </Notice>
    );
  }
  const changes = compareGrids(roughGrid(saved), roughGrid(document)).map(gridChangeWords);
  if (changes.length === 0) return <Notice>{words.same}</Notice>;
  return (
    <Stack gap={4} as="section" aria-label={words.changes}>
      <h3>{words.changes}</h3>
      <GridChanges changes={changes} />
      <Cluster gap={3}>
        <Button variant="contained" onClick={() => onKeep(document)}>
          {words.keep}
        </Button>
        <Button onClick={onLeave}>{words.leave}</Button>
      </Cluster>
    </Stack>
  );
}
