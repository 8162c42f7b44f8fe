/** The address of a page that staff have created. A new address counts at once, and the earlier ones lead to it. */
import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { isApiError, messageOf } from '../../../core/errors';
import { staffContent } from '../../../i18n/fr';
import { paths } from '../../../routes';
import { Minor } from '../../kit/CardList';
import { textOf, type ContentRow } from '../fields';
import { TextPartDialog } from '../text/TextPartDialog';

const { address: words } = staffContent;

interface PageAddressProps {
  row: ContentRow;
  onChanged: () => Promise<void>;
}

export function PageAddress({ row, onChanged }: PageAddressProps) {
  const before = textOf(row['name']);
  const former: unknown = row['former_names'];
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState(before);
  const [error, setError] = useState<string>();
  const provider = useDataProvider();
  const notify = useNotify();

  async function save() {
    try {
      await provider.update('pages', { id: row.id, data: { name, version: row.version }, previousData: row });
      notify(words.saved, { type: 'success' });
      await onChanged();
    } catch (fault) {
      if (isApiError(fault) && fault.fields['name'] !== undefined) setError(fault.fields['name']);
      else notify(messageOf(fault), { type: 'error' });
    }
  }

  return (
    <div>
      <p className="breakable">{words.at(paths.ownPage(before))}</p>
      {Array.isArray(former) && former.length > 0 && (
        <Minor>{words.former(former.map((one) => paths.ownPage(String(one))).join(', '))}</Minor>
      )}
      <Button size="small" onClick={() => setOpen(true)}>
        {words.change}
      </Button>
      {isOpen && (
        <TextPartDialog title={words.change} onClose={() => setOpen(false)} onSubmit={() => void save()}>
          <p>{words.text}</p>
          <TextField
            fullWidth
            margin="normal"
            label={words.label}
            value={name}
            error={error !== undefined}
            helperText={error}
            onChange={({ target }) => setName(target.value)}
          />
        </TextPartDialog>
      )}
    </div>
  );
}
