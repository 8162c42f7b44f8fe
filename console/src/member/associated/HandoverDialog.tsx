import { passwordMessages } from '@valorisation/rules';
import { useId, useState } from 'react';
import { associatesApi, type Associate } from '../../api/associates';
import { useSubmission } from '../../api/useSubmission';
import { associated } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';
import { PasswordField } from '../../ui/PasswordField';
import { Refusal } from '../../ui/Refusal';
import { SelectField } from '../../ui/SelectField';
import { showToast } from '../../ui/toasts';
import styles from './Associated.module.css';
import { useRefreshAssociates } from './useAssociateAction';

const words = associated.handover;

interface HandoverDialogProps {
  /** Active accounts only. */
  candidates: readonly Associate[];
  onClose: () => void;
}

function nameAndAddress({ name, email }: Associate): string {
  return name === email ? email : `${name} (${email})`;
}

export function HandoverDialog({ candidates, onClose }: HandoverDialogProps) {
  const formId = useId();
  const [chosen, setChosen] = useState(candidates.length === 1 ? String(candidates[0]?.id ?? '') : '');
  const [password, setPassword] = useState('');
  const refresh = useRefreshAssociates();
  const heir = candidates.find(({ id }) => String(id) === chosen);
  const { form, busy, refusal, faults, onSubmit } = useSubmission(
    () => ({
      heir: heir === undefined ? words.personRequired : null,
      user_password: password === '' ? passwordMessages.required : null,
    }),
    async () => {
      if (heir === undefined) return;
      await associatesApi.proposeHandover(heir.id, password);
      await refresh();
      showToast(words.sent(heir.name), 'success');
      onClose();
    },
  );
  return (
    <Dialog
      open
      wide
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} className={styles.dialog} noValidate onSubmit={onSubmit}>
        <div>
          <h3 className={styles.subtitle}>{words.changes}</h3>
          <ul className={styles.changes}>
            <li>{words.gains}</li>
            <li>{words.loses}</li>
            <li>{words.keeps}</li>
          </ul>
        </div>
        <Notice tone="wheat">{words.back}</Notice>
        <Refusal text={refusal} />
        <SelectField
          label={words.person}
          name="heir"
          value={chosen}
          error={faults['heir']}
          options={candidates.map((one) => ({ value: String(one.id), label: nameAndAddress(one) }))}
          onValueChange={setChosen}
        />
        <PasswordField
          label={words.password}
          name="password"
          value={password}
          error={faults['user_password']}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
