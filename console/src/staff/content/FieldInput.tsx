import { MenuItem, TextField } from '@mui/material';
import type { LiveAmount } from '@valorisation/contract';
import { DocumentFile } from './DocumentFile';
import { linksOf, numberOf, pictureOf, textOf, type ContentField } from './fields';
import { LinkRows } from './LinkRows';
import { LiveTextField } from './page/LiveTextField';
import { PageBodyEditor } from './page/PageBodyEditor';
import { PictureOf } from './page/PictureOf';
import { pageBodyOf } from './pageBodyOf';
import { ReferenceField } from './ReferenceField';
import { PortalTextEditor } from './text/PortalTextEditor';

interface FieldInputProps {
  field: ContentField;
  value: unknown;
  onChange: (value: unknown) => void;
  error?: string | undefined;
  amounts: readonly LiveAmount[];
}

export function FieldInput({ field, value, onChange, error, amounts }: FieldInputProps) {
  const { label, help } = field;
  const feedback = { error: error !== undefined, helperText: error ?? help };
  switch (field.form) {
    case 'line':
    case 'text':
      return (
        <LiveTextField
          label={label}
          value={textOf(value)}
          onChange={onChange}
          multiline={field.form === 'text'}
          help={help}
          error={error}
          amounts={amounts}
        />
      );
    case 'number':
      return (
        <TextField
          size="small"
          type="number"
          label={label}
          value={numberOf(value) ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
          {...feedback}
        />
      );
    case 'choice':
      return (
        <TextField
          select
          size="small"
          label={label}
          value={textOf(value)}
          onChange={({ target }) => onChange(target.value)}
          {...feedback}
        >
          {Object.entries(field.choices).map(([id, name]) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      );
    case 'reference':
      return <ReferenceField to={field.to} label={label} value={numberOf(value)} onChange={onChange} />;
    // The screen of the mails' words has its own fields.
    case 'texts':
      return null;
    case 'links':
      return <LinkRows label={label} links={linksOf(value)} onChange={onChange} error={error} />;
    case 'file':
      return <DocumentFile label={label} value={numberOf(value)} onChange={onChange} error={error} />;
    case 'picture':
      return (
        <PictureOf
          label={label}
          help={help}
          error={error}
          picture={pictureOf(value)}
          onPick={onChange}
          onRemove={() => onChange(null)}
        />
      );
    case 'rich':
      return (
        <PortalTextEditor label={label} value={textOf(value)} onChange={onChange} error={error} amounts={amounts} />
      );
    case 'page':
      return <PageBodyEditor value={pageBodyOf(value)} onChange={onChange} error={error} amounts={amounts} />;
  }
}
