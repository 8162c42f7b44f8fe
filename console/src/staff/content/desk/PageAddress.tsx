/**
 * The address of a page, and the other addresses that lead to it: its earlier ones, and those of another site that staff
 * add. A change counts at once.
 */
import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { isApiError, messageOf } from '../../../core/errors';
import { staffContent } from '../../../i18n/fr';
import { paths } from '../../../routes';
import { Cluster, Stack } from '../../../ui/layout/primitives';
import { Minor } from '../../kit/CardList';
import { textOf, textsOf, type ContentRow } from '../fields';
import { TextPartDialog } from '../text/TextPartDialog';

const { address: words } = staffContent;

interface PageAddressProps {
  row: ContentRow;
  /** Its path on the portal. */
  at: string;
  onChanged: () => Promise<void>;
}

export function PageAddress({ row, at, onChanged }: PageAddressProps) {
  const former = textsOf(row['former_names']);
  const [asked, setAsked] = useState<'change' | 'add' | null>(null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const provider = useDataProvider();
  const notify = useNotify();

  function ask(what: 'change' | 'add') {
    setAsked(what);
    setTyped(what === 'change' ? textOf(row['name']) : '');
    setError(undefined);
  }

  async function save(data: Readonly<Record<string, unknown>>, done: string) {
    try {
      await provider.update('pages', { id: row.id, data: { ...data, version: row.version }, previousData: row });
      notify(done, { type: 'success' });
      await onChanged();
    } catch (fault) {
      const refused = isApiError(fault) ? Object.values(fault.fields)[0] : undefined;
      if (refused === undefined) notify(messageOf(fault), { type: 'error' });
      else setError(refused);
    }
  }

  const submit = () => {
    // People copy an address with its slash.
    const name = typed.trim().replace(/^\/+|\/+$/g, '');
    void (asked === 'change'
      ? save({ name }, words.saved)
      : save({ former_names: [...former.filter((one) => one !== name), name] }, words.added));
  };

  return (
    <Stack as="section" gap={3} className="card pad-4" aria-label={words.title}>
      <h2 className="size-18">{words.title}</h2>
      <p className="breakable">{words.at(at)}</p>
      {former.length > 0 && (
        <div>
          <Minor>{words.former}</Minor>
          <ul className="unmarked">
            {former.map((name) => (
              <li key={name} className="breakable">
                {paths.ownPage(name)}{' '}
                <Button
                  size="small"
                  aria-label={words.removeOf(paths.ownPage(name))}
                  onClick={() => void save({ former_names: former.filter((one) => one !== name) }, words.removed)}
                >
                  {words.remove}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Cluster gap={2}>
        {row['shipped'] === false && (
          <Button variant="outlined" onClick={() => ask('change')}>
            {words.change}
          </Button>
        )}
        <Button variant="outlined" onClick={() => ask('add')}>
          {words.add}
        </Button>
      </Cluster>
      {asked !== null && (
        <TextPartDialog title={words[asked]} onClose={() => setAsked(null)} onSubmit={submit}>
          <p>{words.texts[asked]}</p>
          <TextField
            fullWidth
            margin="normal"
            label={words.labels[asked]}
            value={typed}
            error={error !== undefined}
            helperText={error}
            onChange={({ target }) => setTyped(target.value)}
          />
        </TextPartDialog>
      )}
    </Stack>
  );
}
