/** What changed between two versions of the grid: a table of the figures, then what only words can say. */
import type { GridChange } from '@valorisation/contract';
import { evolutions as words } from '../../i18n/fr';
import { Stack, Text } from '../../ui/layout/primitives';
import { NumberCell, NumberHead, Table } from '../../ui/Table';

const themes = Object.keys(words.themes) as (keyof typeof words.themes)[];
const { columns } = words;

function Who({ change: { effect, who } }: { change: GridChange }) {
  return (
    <>
      <strong>{words.effects[effect]}</strong>
      {`\u00a0: ${who}`}
    </>
  );
}

function Figures({ label, changes }: { label: string; changes: readonly GridChange[] }) {
  return (
    <Table label={label} className="cards-on-phone">
      <thead>
        <tr>
          <th scope="col">{columns.subject}</th>
          <NumberHead>{columns.before}</NumberHead>
          <NumberHead>{columns.after}</NumberHead>
          <NumberHead>{columns.gap}</NumberHead>
          <th scope="col">{columns.who}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.text}>
            <th scope="row">{change.figures?.subject}</th>
            <NumberCell data-label={columns.before}>{change.figures?.before ?? words.none}</NumberCell>
            <NumberCell data-label={columns.after}>{change.figures?.after ?? words.none}</NumberCell>
            <NumberCell data-label={columns.gap}>{change.figures?.gap ?? words.none}</NumberCell>
            <td>
              <Who change={change} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export function GridChanges({ changes }: { changes: readonly GridChange[] }) {
  return themes.map((theme) => {
    const ofTheme = changes.filter((change) => change.theme === theme);
    const inFigures = ofTheme.filter(({ figures }) => figures !== null);
    const inWords = ofTheme.filter(({ figures }) => figures === null);
    if (ofTheme.length === 0) return null;
    return (
      <Stack key={theme} as="section" gap={2}>
        <h3>{words.themes[theme]}</h3>
        {inFigures.length > 0 && <Figures label={words.themes[theme]} changes={inFigures} />}
        {inWords.length > 0 && (
          <Stack as="ul" gap={3}>
            {inWords.map((change) => (
              <li key={change.text}>
                <p>{change.text}</p>
                <Text tone="hint">
                  <Who change={change} />
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    );
  });
}
