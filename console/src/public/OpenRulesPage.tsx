/** The rules of the grid for payroll software: the files of each version, and what the files contain. */
import { useContext } from 'react';
import { formatDay } from '@valorisation/rules';
import { gridCalls, type GridStep } from '@valorisation/contract';
import { rulesFile } from '../api/files';
import { openRules as words, titles } from '../i18n/fr';
import { Page } from '../layout/Page';
import { ServerRenderContext } from '../serverRender';
import { Cluster, Stack, Text } from '../ui/layout/primitives';
import { LoadingBlock } from '../ui/Spinner';
import { ErrorState } from '../ui/State';
import { Table } from '../ui/Table';
import { useAnswer } from '../api/useAnswer';

function FileLink({ id, which, label }: { id: number; which: 'pack' | 'publicodes'; label: string }) {
  const server = useContext(ServerRenderContext);
  const file = rulesFile(id, which);
  return (
    <a href={server?.fileAddress(file) ?? file} download>
      {label}
    </a>
  );
}

function Files({ step: { id, effectiveOn, confirmed } }: { step: GridStep }) {
  return (
    <Stack as="article" gap={2}>
      <h3>{words.files.of(formatDay(effectiveOn))}</h3>
      {!confirmed && <Text tone="hint">{words.files.unconfirmed}</Text>}
      <Cluster gap={4}>
        <FileLink id={id} which="pack" label={words.files.pack} />
        <FileLink id={id} which="publicodes" label={words.files.model} />
      </Cluster>
    </Stack>
  );
}

function Names({ title, caption, columns, rows }: typeof words.inputs | typeof words.outputs) {
  return (
    <Stack as="section" gap={3}>
      <h2>{title}</h2>
      <Table label={caption}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, meaning, last]) => (
            <tr key={name}>
              <th scope="row">
                <code className="one-line">{name}</code>
              </th>
              <td>{meaning}</td>
              <td>{last}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}

function Paragraphs({ title, text }: { title: string; text: readonly string[] }) {
  return (
    <Stack as="section" gap={3}>
      <h2>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Stack>
  );
}

export function OpenRulesPage() {
  const { found, error, retry } = useAnswer(gridCalls.changes, {});
  return (
    <Page title={titles.open_rules} intro={words.intro}>
      <Stack gap={6}>
        <Stack as="section" gap={3}>
          <h2>{words.files.title}</h2>
          <p>{words.files.text}</p>
          {error !== null ? (
            <ErrorState error={error} onRetry={retry} />
          ) : found === undefined ? (
            <LoadingBlock />
          ) : (
            found.filter(({ isToCome }) => !isToCome).map((step) => <Files key={step.id} step={step} />)
          )}
        </Stack>
        <Paragraphs {...words.pack} />
        <Paragraphs {...words.model} />
        <Names {...words.inputs} />
        <Names {...words.outputs} />
        <Paragraphs title={words.proof.title} text={[words.proof.text]} />
      </Stack>
    </Page>
  );
}
