import { useState } from 'react';
import { staffAccountCalls as calls, type Account, type BesideHead as Role } from '@valorisation/contract';
import { siretMessage } from '@valorisation/rules';
import { call } from '../../api/call';
import { signup, staffAccounts } from '../../i18n/fr';
import { BesideHead } from '../kit/BesideHead';
import { FormDialog } from '../kit/FormDialog';
import { HelpedField } from '../kit/HelpedField';
import { useStaffAct } from '../kit/useStaffAct';

const words = staffAccounts.attaching;

const EMPTY = { siret: '', companyName: '', postalAddress: '' };
type Place = typeof EMPTY;

const missing = (field: keyof typeof signup.missing, text: string): string | null =>
  text.trim() === '' ? signup.missing[field] : null;

const faultsOf = ({ siret, companyName, postalAddress }: Place): Readonly<Record<keyof Place, string | null>> => ({
  siret: siretMessage(siret),
  companyName: missing('companyName', companyName),
  postalAddress: missing('postalAddress', postalAddress),
});

const FIELDS: readonly (readonly [name: keyof Place, label: string, help: string])[] = [
  ['siret', signup.siret, words.siretHelp],
  ['companyName', signup.companyName, words.placeHelp],
  ['postalAddress', signup.address, words.placeHelp],
];

/** Gives the person an account of a further establishment. Name and address count only when the SIRET is new. */
export function AttachDialog({ row: { id, user_email: email }, onClose }: { row: Account; onClose: () => void }) {
  const { busy, refusal, run } = useStaffAct();
  const [place, setPlace] = useState(EMPTY);
  const [isChecked, setIsChecked] = useState(false);
  const [beside, setBeside] = useState<Role>('associated');
  const faults = faultsOf(place);

  function submit() {
    setIsChecked(true);
    if (Object.values(faults).some((fault) => fault !== null)) return;
    const send = async () => call(calls.attach, { params: { id }, body: { ...place, beside } });
    void run(send, words.done, onClose);
  }

  return (
    <FormDialog
      title={words.title}
      text={words.text(email)}
      confirm={words.confirm}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onSubmit={submit}
    >
      {FIELDS.map(([name, label, help]) => (
        <HelpedField
          key={name}
          label={label}
          help={help}
          fullWidth
          margin="dense"
          value={place[name]}
          fault={isChecked ? (faults[name] ?? undefined) : undefined}
          slotProps={{ htmlInput: { 'aria-required': true } }}
          onText={(text) => setPlace({ ...place, [name]: text })}
        />
      ))}
      <BesideHead label={words.beside} words={words} value={beside} onChange={setBeside} />
    </FormDialog>
  );
}
