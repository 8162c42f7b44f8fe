/** Under a section that two people have edited: the other person's saved text, and the choice between the texts. */
import type { JobSheetSection } from '@valorisation/rules';
import { jobSheet } from '../../i18n/fr';
import { Notice } from '../../ui/Notice';
import { textLines } from '../../ui/richtext/textLines';
import { StaleNotice } from '../saving/SaveStatus';
import type { Saving } from '../saving/saving';
import type { SectionWork } from './useSheetWork';
import styles from './Sheet.module.css';

const words = jobSheet.saving;

function Lines({ html }: { html: string }) {
  const lines = textLines(html);
  return (
    <div className={styles.other}>
      <h3 className="below-1 size-16">{words.other}</h3>
      {lines.length === 0 ? <p>{words.otherEmpty}</p> : lines.map((line, index) => <p key={index}>{line}</p>)}
    </div>
  );
}

interface Props {
  saving: Saving;
  work: SectionWork;
  name: JobSheetSection;
  /** One choice for the whole sheet: it stands in the first of these sections. */
  choiceIn: JobSheetSection | undefined;
}

export function OtherText({ saving, work: { against }, name, choiceIn }: Props) {
  if (against === null || choiceIn === undefined) return null;
  return (
    <div className="unprinted above-2" data-tools="">
      {name === choiceIn ? (
        <StaleNotice saving={saving} words={words}>
          <Lines html={against} />
        </StaleNotice>
      ) : (
        <Notice tone="wheat">
          <Lines html={against} />
          <p className={styles.below}>{words.choiceIn(jobSheet.sheet.sections[choiceIn])}</p>
        </Notice>
      )}
    </div>
  );
}
