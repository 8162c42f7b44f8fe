import type { Day } from '@valorisation/rules';
import { useState } from 'react';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Combobox } from '../ui/Combobox';
import { DateField } from '../ui/DateField';
import { BoundForm } from '../ui/form/BoundForm';
import { ErrorSummary } from '../ui/form/ErrorSummary';
import { FormDialog } from '../ui/form/FormDialog';
import { useBoundForm } from '../ui/form/useBoundForm';
import { NumberField } from '../ui/NumberField';
import { NewPasswordField } from '../ui/PasswordField';
import { RichTextEditor } from '../ui/richtext/RichTextEditor';
import { Segments } from '../ui/Segments';
import { SelectField } from '../ui/SelectField';
import { TextArea, TextField } from '../ui/TextField';
import { Toggle } from '../ui/Toggle';
import { Example } from './Example';

const nothing = () => undefined;
const FORM = {
  labels: { email: 'E-mail' },
  start: { email: '' },
  check: ({ email }: { email: string }) => ({ email: email === '' ? 'Type it.' : null }),
  send: async () => Promise.resolve(),
};

function Search() {
  const [search, setSearch] = useState('o');
  const [chosen, setChosen] = useState<number | null>(1);
  const options = [
    { id: 1, label: 'One', detail: 'With a detail', amount: '1 942,89 €' },
    { id: 2, label: 'Two', amount: '1 518,61 €' },
  ].filter(({ label }) => label.toLowerCase().includes(search));
  return (
    <Combobox
      label="Search"
      placeholder="One or two"
      status={`${options.length} found`}
      note="A note"
      listLabel="Answers"
      search={search}
      onSearchChange={setSearch}
      options={options}
      isSure
      chosen={chosen}
      onChoose={setChosen}
      onConfirm={nothing}
    />
  );
}

/** What is typed or chosen. */
export function Inputs() {
  const [number, setNumber] = useState<number | null | undefined>(80);
  const [day, setDay] = useState<Day | null | undefined>(null);
  const [password, setPassword] = useState('Valorise');
  const [unit, setUnit] = useState('month');
  const [choice, setChoice] = useState('one');
  const [checked, setChecked] = useState(true);
  const [text, setText] = useState('<p>A text.</p>');
  const [asking, setAsking] = useState(false);
  const form = useBoundForm<{ email: string }>(FORM);
  const asked = useBoundForm<{ email: string }>(FORM);
  return (
    <>
      <Example of="Field TextField NumberField DateField SelectField">
        <TextField label="Text" hint="A hint" defaultValue="Typed" />
        <TextField label="Refused" error="What to change" defaultValue="Kept" />
        <TextField label="Disabled" disabled />
        <TextArea label="Long text" optional />
        <NumberField label="Number" suffix="%" value={number} onValueChange={setNumber} />
        <DateField label="Date" value={day} onValueChange={setDay} />
        <SelectField
          label="Choice"
          value={choice}
          onValueChange={setChoice}
          options={[
            { value: 'one', label: 'One' },
            { value: 'two', label: 'Two' },
          ]}
        />
      </Example>
      <Example of="PasswordField">
        <NewPasswordField value={password} onValueChange={setPassword} />
      </Example>
      <Example of="Checkbox Toggle Segments">
        <Checkbox checked={checked} label="Chosen" onChange={() => setChecked(!checked)}>
          Chosen
        </Checkbox>
        <Checkbox checked="mixed" label="Some chosen" readOnly>
          Some chosen
        </Checkbox>
        <Toggle label="On" checked={checked} onChange={() => setChecked(!checked)} />
        <Segments
          legend="Unit"
          value={unit}
          onValueChange={setUnit}
          options={[
            { value: 'month', label: 'Month' },
            { value: 'hour', label: 'Hour' },
          ]}
        />
      </Example>
      <Example of="Combobox Options">
        <Search />
      </Example>
      <Example of="form/BoundForm form/ErrorSummary form/FormDialog">
        <ErrorSummary faults={[{ name: 'email', label: 'E-mail', message: 'Type it.' }]} onGo={nothing} />
        <BoundForm form={form}>
          <TextField {...form.field('email')} />
          <Button type="submit" variant="primary">
            Send
          </Button>
        </BoundForm>
        <Button onClick={() => setAsking(true)}>Form in a dialog</Button>
        <FormDialog open={asking} title="A form" form={asked} submit="Send" onClose={() => setAsking(false)}>
          <TextField {...asked.field('email')} />
        </FormDialog>
      </Example>
      <Example of="richtext/RichTextEditor richtext/Toolbar">
        <span id="rich">Rich text</span>
        <RichTextEditor labelledBy="rich" toolbarLabel="Tools" value={text} onChange={setText} />
      </Example>
    </>
  );
}
