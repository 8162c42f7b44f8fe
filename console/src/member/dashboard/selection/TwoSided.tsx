import { selection as words } from '../../../i18n/fr';
import { Checkbox } from '../../../ui/Checkbox';

/** For a document about several people. It makes sure that no sheet has another person's pay on its back. */
export function TwoSided({ checked, onChange }: { checked: boolean; onChange: (twoSided: boolean) => void }) {
  return (
    <Checkbox label={words.twoSided} checked={checked} onChange={() => onChange(!checked)}>
      {words.twoSided}
    </Checkbox>
  );
}
