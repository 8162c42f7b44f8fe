/** The lines at the foot of every mail. During typing a sample mail shows them. */
import { settingCalls } from '@valorisation/contract';
import { useDeferredValue } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { messageOf } from '../../core/errors';
import { useCall } from '../../api/useCall';
import { staffSettings } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import styles from './SettingHistory.module.css';
import { settingChecks } from './settingChecks';
import { emptyText } from './settingWords';

const { footer: words } = staffSettings;

function Preview() {
  const typed: unknown = useDeferredValue(useWatch({ name: 'value.text' }));
  const text = typeof typed === 'string' ? typed : '';
  const given = { body: { text } };
  const { data, error } = useCall(settingCalls.mailPreview, given, { keepsPrevious: true });
  return (
    <section className={styles.history}>
      <h2>{words.preview}</h2>
      <Minor>{words.previewHelp}</Minor>
      {error !== null && <p role="alert">{messageOf(error)}</p>}
      {data !== undefined && (
        <div className={styles.mail}>
          <strong>{words.subject(data.subject)}</strong>
          {`\n\n${data.text}`}
        </div>
      )}
    </section>
  );
}

export const MailFooterInput = () => (
  <>
    <TextInput
      source="value.text"
      label={words.text}
      helperText={words.textHelp}
      parse={emptyText}
      multiline
      minRows={2}
      validate={settingChecks.footer}
    />
    <Preview />
  </>
);
