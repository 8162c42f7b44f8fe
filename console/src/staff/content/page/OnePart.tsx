/** The parts of a section that it has once: its picture, its text, a table, a video and others. */
import { MenuItem, TextField } from '@mui/material';
import { gridCalls, type LiveAmount, type PageSection } from '@valorisation/contract';
import { toPublicReference } from '../../../api/reference';
import { useCall } from '../../../api/useCall';
import { staffContent } from '../../../i18n/fr';
import { Cluster } from '../../../ui/layout/primitives';
import { FunctionField } from '../../kit/FunctionField';
import { ReferenceField } from '../ReferenceField';
import { PictureOf } from './PictureOf';
import { PortalTextEditor } from '../text/PortalTextEditor';
import { withPart, type PartName } from './parts';

const { page: words } = staffContent;
const NEWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

interface OnePartProps {
  name: PartName;
  section: PageSection;
  onChange: (section: PageSection) => void;
  amounts: readonly LiveAmount[];
}

export function OnePart({ name, section, onChange, amounts }: OnePartProps) {
  const set = (value: unknown) => onChange({ ...section, [name]: value });
  switch (name) {
    case 'picture':
      return <PictureOf picture={section.picture} onPick={set} />;
    case 'text':
      return <PortalTextEditor label={words.parts.text} value={section.text ?? ''} onChange={set} amounts={amounts} />;
    case 'table':
      return (
        <Choice label={words.table} value={section.table ?? ''} onChoose={set} choices={staffContent.gridTables} />
      );
    case 'news':
      return (
        <Choice
          label={words.newsCount}
          value={String(section.news ?? 1)}
          onChoose={(count) => set(Number(count))}
          choices={Object.fromEntries(NEWS.map((count) => [count, count]))}
        />
      );
    case 'video':
      return (
        <ReferenceField
          to="videos"
          label={words.parts.video}
          value={section.video ?? 0}
          onChange={(id) => onChange(withPart(section, 'video', id ?? undefined))}
        />
      );
    case 'example':
      return <ExampleOf example={section.example ?? { function: 1, years: 0 }} onChange={set} />;
    case 'estimate':
    case 'contact':
      return <p className="quiet">{words.shown[name]}</p>;
    default:
      return null;
  }
}

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  choices: Readonly<Record<string, string>>;
}

function Choice({ label, value, onChoose, choices }: ChoiceProps) {
  return (
    <TextField select size="small" label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {Object.entries(choices).map(([id, name]) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

type Example = NonNullable<PageSection['example']>;

function ExampleOf({ example, onChange }: { example: Example; onChange: (example: Example) => void }) {
  const { data } = useCall(gridCalls.inForce, {}, { silent: true, to: toPublicReference, staleTime: Infinity });
  return (
    <Cluster gap={4}>
      <FunctionField
        grid={data?.grid}
        label={words.exampleFunction}
        value={example.function}
        onChange={(id) => id !== null && onChange({ ...example, function: id })}
      />
      <TextField
        size="small"
        type="number"
        label={words.exampleYears}
        value={example.years}
        onChange={({ target }) => onChange({ ...example, years: Number(target.value) })}
      />
    </Cluster>
  );
}
