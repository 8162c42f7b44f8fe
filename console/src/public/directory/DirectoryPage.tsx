/** The page of the federation's directory. It shows the establishments of the department in the address. */
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { findDepartment, type Department } from '@valorisation/rules';
import { directoryCalls, type AnswerOf } from '@valorisation/contract';
import { directory as words, titles } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { LinkButton } from '../../ui/Button';
import { formatInstant } from '../../ui/instant';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { Notice } from '../../ui/Notice';
import { LoadingBlock } from '../../ui/Spinner';
import { EmptyState, ErrorState } from '../../ui/State';
import { TextField } from '../../ui/TextField';
import { useAnswer } from '../../api/useAnswer';
import { DepartmentChooser } from './DepartmentChooser';
import styles from './Directory.module.css';
import { searchEntries } from './directorySearch';
import { EstablishmentEntry } from './EstablishmentEntry';

type Found = AnswerOf<typeof directoryCalls.directory>;

/** The source and the date of the shown entries. */
function Origin({ found: { isExample, isAway, answeredAt } }: { found: Found }) {
  if (isExample) return <Notice>{words.example}</Notice>;
  const day = formatInstant(answeredAt ?? '');
  return isAway ? <Notice tone="wheat">{words.away(day)}</Notice> : <Text tone="hint">{words.answered(day)}</Text>;
}

function Establishments({ found }: { found: Found }) {
  const [typed, setTyped] = useState('');
  const shown = searchEntries(found.entries, typed);
  return (
    <Stack gap={4}>
      <Origin found={found} />
      <div className={styles.search}>
        <TextField
          label={words.search}
          type="search"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Text tone="hint" role="status">
        {shown.length === 0 ? words.noneFound : words.count(shown.length)}
      </Text>
      <Stack as="ul" gap={0}>
        {shown.map((entry, index) => (
          <li key={index}>
            <EstablishmentEntry entry={entry} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function DepartmentDirectory({ department: { number, name } }: { department: Department }) {
  const { found, error, retry } = useAnswer(directoryCalls.directory, { query: { department: number } });
  return (
    <Stack gap={4}>
      <Cluster gap={4} align="center" justify="space-between">
        <h2>{words.department(name, number)}</h2>
        <LinkButton to={paths.directory()}>{words.change}</LinkButton>
      </Cluster>
      {error !== null ? (
        <ErrorState error={error} onRetry={retry} />
      ) : found?.department !== number ? (
        <LoadingBlock />
      ) : found.entries.length === 0 ? (
        <EmptyState title={words.empty.title}>
          <p>{words.empty.text}</p>
        </EmptyState>
      ) : (
        <Establishments found={found} />
      )}
    </Stack>
  );
}

export function DirectoryPage() {
  const [query] = useSearchParams();
  const typed = query.get('departement') ?? '';
  const department = findDepartment(typed);
  return (
    <Page title={titles.directory} intro={words.intro}>
      {department === null ? (
        <Stack gap={4}>
          {typed !== '' && (
            <Notice tone="wheat" alert>
              {words.choose.unknown(typed.slice(0, 60))}
            </Notice>
          )}
          <DepartmentChooser />
        </Stack>
      ) : (
        <DepartmentDirectory key={department.number} department={department} />
      )}
    </Page>
  );
}
