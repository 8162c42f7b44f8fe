/** Whose situation it is: the function, the person, and what is known of the person's other functions. */
import { formatDay, formatPercent, FULL_SHARE_HUNDREDTHS, typeset } from '@valorisation/rules';
import { useState } from 'react';
import { categoryTitle } from '../../../../amounts/model/result';
import type { Work } from '../../../../amounts/model/work';
import { useOtherFunctions } from '../../../../api/jobSheet';
import { classification as texts } from '../../../../i18n/fr';
import { paths } from '../../../../routes';
import { Button, LinkButton } from '../../../../ui/Button';
import { Text } from '../../../../ui/layout/primitives';
import { Notice } from '../../../../ui/Notice';
import { changeFunctionPath } from '../../parts/ClassificationFrame';
import type { Classification } from '../../state/useClassification';
import { openCount } from '../../state/useSituation';
import { ProfileFields, type ProfileFieldsProps } from '../profile/ProfileFields';
import styles from '../profile/Profile.module.css';

const { profileConcerned: words } = texts;

/** The person's other functions, shown beside the share and the seniority of this one. */
export function Others({ profileId, work }: { profileId: number; work: Work }) {
  const others = useOtherFunctions(profileId);
  if (others === undefined || (others.shareHundredths === 0 && others.seniorities.length === 0)) return null;
  const { shareHundredths, seniorities } = others;
  const added = work.hourly ? 0 : work.shareHundredths;
  const total = shareHundredths + added;
  const isOver = added > 0 && total > FULL_SHARE_HUNDREDTHS;
  return (
    <div className={styles.whole}>
      <Notice tone={isOver ? 'wheat' : 'sky'}>
        {shareHundredths > 0 && <p>{words.otherShare(formatPercent(shareHundredths), formatPercent(total), isOver)}</p>}
        {seniorities.length > 0 && <p>{words.otherDays(seniorities.map(formatDay).join(', '))}</p>}
      </Notice>
    </div>
  );
}

export function FunctionLine({ classification }: { classification: Classification }) {
  const { id, isDraft, reference, title, work } = classification;
  return (
    <div className="row gap-4 justify-space-between line-block below-6 pad-block-3">
      <div className="shrinkable">
        <p className="ink strong size-17 breakable">{typeset(title)}</p>
        <Text tone="hint">
          <span className="inline-block">{categoryTitle(reference, work.categoryLevel)}</span>
          <br />
          {words.toAnswer(openCount(classification))}
        </Text>
      </div>
      <LinkButton
        variant="quiet"
        flush="end"
        to={isDraft ? paths.newValuation({ reprise: 1 }) : changeFunctionPath(id)}
      >
        {words.changeFunction}
      </LinkButton>
    </div>
  );
}

/** The name that is typed, or the known person with the way to another one. */
export function Person(props: ProfileFieldsProps) {
  const { names, chosen } = props;
  const known = names.find(({ id }) => id === chosen.profileId);
  const [isChosen, setChosen] = useState(chosen.mode === 'existing');
  if (!isChosen || known === undefined) {
    return (
      <div className={styles.person}>
        <ProfileFields {...props} />
      </div>
    );
  }
  return (
    <div className={styles.name}>
      <p className="strong">{words.name}</p>
      <p className={styles.known}>
        {known.name}
        <Button variant="quiet" flush="end" onClick={() => setChosen(false)}>
          {words.changePerson}
        </Button>
      </p>
    </div>
  );
}
