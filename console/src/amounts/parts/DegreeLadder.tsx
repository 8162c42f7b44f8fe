/** The degrees as a ladder, the lowest at the bottom. Arrow keys choose a degree. Each choice is saved at once. */
import {
  answerOf,
  DUE_SOURCE_NAMES,
  formatDifference,
  formatPoints,
  OTHER_FUNCTION_ID,
  type Criterion,
  type DueSource,
} from '@valorisation/rules';
import { useId } from 'react';
import { classification as texts } from '../../i18n/fr';
import { amountDue } from '../../i18n/fr/amountDue';
import { cx } from '../../ui/cx';
import { Text } from '../../ui/layout/primitives';
import type { Words } from '../model/degreeWords';
import { ladderOf, type Ladder, type Rung } from '../model/ladder';
import type { Changeable } from '../model/result';
import styles from './DegreeLadder.module.css';

const { step: words, points, none, noneText } = texts.criteria;

/** Short enough to feel immediate, and long enough that the arrow keys can pass a degree without saving it. */
const SETTLE_MS = 350;

interface LadderProps {
  classification: Changeable;
  criterion: Criterion;
}

function MarkedText({ pieces }: { pieces: readonly Words[] }) {
  return pieces.map((piece, index) =>
    piece.differs ? <strong key={index}>{piece.text}</strong> : <span key={index}>{piece.text}</span>,
  );
}

type EffectProps = Pick<RungProps, 'rung' | 'isReference' | 'includesUpdate' | 'isAloneUnchanged'>;

interface RungProps {
  rung: Rung;
  isTraining: boolean;
  isReference: boolean;
  /** True when the euros of the degree also include today's grid and seniority. */
  includesUpdate: boolean;
  /** True when only some degrees leave the amount due unchanged. Otherwise the ladder says it once. */
  isAloneUnchanged: boolean;
  name: string;
  /** False: the Tab key enters the group at another degree. */
  isTabStop: boolean;
  onChoose: () => void;
}

/** The euros first, because they are what the choice decides; then the points. */
function Effect({ rung, isReference, includesUpdate, isAloneUnchanged }: EffectProps) {
  const { differenceCents, conventional, chosen, unchangedBy } = rung;
  const dueCents = rung.dueDifferenceCents ?? differenceCents;
  const isChange = !isReference && differenceCents !== 0;
  const minimum = formatDifference(differenceCents, conventional.unit);
  const isOfMinimum = isChange && unchangedBy !== null && !isAloneUnchanged;
  const effect = isOfMinimum ? words.minimumOnly(minimum) : formatDifference(dueCents, conventional.unit);
  return (
    <span className={cx('amounts', styles.effect)}>
      <span className="strong one-line">{isReference ? (chosen ? words.same : words.reference) : effect}</span>
      <span className={cx(styles.note, 'one-line')}>
        {points(formatPoints(rung.pointsHundredths))}
        {isChange && !isOfMinimum && dueCents !== differenceCents && words.ofMinimum(minimum)}
      </span>
      {isChange && includesUpdate && <span className={styles.note}>{words.withUpdate}</span>}
      {isChange && isAloneUnchanged && unchangedBy !== null && (
        <span className={styles.note}>{amountDue.unchanged(DUE_SOURCE_NAMES[unchangedBy])}</span>
      )}
    </span>
  );
}

function RungOption({ rung, isTraining, name, isTabStop, onChoose, ...effect }: RungProps) {
  const { degree, chosen, choosable, isDefault } = rung;
  const isNone = isTraining && degree === 0;
  const title = isNone ? none : isTraining ? null : words.degree(degree);
  return (
    <label className={cx(styles.rung, !choosable && styles.closed, isTraining && styles.untitled)}>
      <input
        type="radio"
        name={name}
        checked={chosen}
        disabled={!choosable}
        tabIndex={isTabStop ? undefined : -1}
        onChange={onChoose}
      />
      {title !== null && <span className="strong">{title}</span>}
      <span className={styles.text}>
        {isNone ? noneText : <MarkedText pieces={rung.words} />}
        {isDefault && <span className={styles.default}>{words.isDefault}</span>}
        {!choosable && <span className="block small">{words.notAllowed}</span>}
      </span>
      {choosable && <Effect rung={rung} {...effect} />}
    </label>
  );
}

function preferredDegree({ rungs }: Ladder): number | undefined {
  const preferred =
    rungs.find(({ chosen }) => chosen) ??
    rungs.find(({ isDefault }) => isDefault) ??
    rungs.findLast(({ choosable }) => choosable);
  return preferred?.degree;
}

/** What keeps the amount due unchanged, whatever degree is chosen; null when a degree changes it. */
function unchangedByAll({ rungs, referenceDegree }: Ladder): DueSource | null {
  const others = rungs.filter(({ degree, choosable }) => choosable && degree !== referenceDegree);
  const [source = null, ...further] = new Set(others.map(({ unchangedBy }) => unchangedBy));
  return further.length === 0 ? source : null;
}

export function DegreeLadder({ classification, criterion }: LadderProps) {
  const name = useId();
  const ladder = ladderOf(classification, criterion);
  const isTraining = criterion.kind === 'training';
  const isOther = classification.job.id === OTHER_FUNCTION_ID;
  const { notConcerned } = answerOf(classification.work.answers, criterion.id);
  const preferred = preferredDegree(ladder);
  const unchanged = unchangedByAll(ladder);

  const choose = (degree: number) =>
    classification.save({ answers: { [criterion.id]: { degree, notConcerned: false } } }, SETTLE_MS);

  return (
    <fieldset>
      <legend className="visually-hidden">{isTraining ? words.options : words.ladder}</legend>
      {unchanged !== null && (
        <Text tone="hint" below={2}>
          {amountDue.unchangedByAll(DUE_SOURCE_NAMES[unchanged])}
        </Text>
      )}
      <div className={styles.ladder}>
        {ladder.rungs.map((rung) => (
          <RungOption
            key={rung.degree}
            rung={rung}
            isTraining={isTraining}
            isReference={rung.degree === ladder.referenceDegree}
            includesUpdate={ladder.includesUpdate}
            name={name}
            isAloneUnchanged={unchanged === null}
            isTabStop={notConcerned || rung.degree === preferred}
            onChoose={() => choose(rung.degree)}
          />
        ))}
        {isOther && (
          <label className={styles.rung}>
            <input
              type="radio"
              name={name}
              checked={notConcerned}
              tabIndex={notConcerned ? undefined : -1}
              onChange={() => classification.save({ answers: { [criterion.id]: { notConcerned: true } } }, SETTLE_MS)}
            />
            <span className="strong">{words.notConcernedOption}</span>
            <span className={styles.text}>{words.notConcernedOptionText}</span>
          </label>
        )}
      </div>
      <p className="hint above-2">
        {ladder.hasMarkedWords && words.wordsNote} {ladder.includesUpdate && words.updateNote}
      </p>
    </fieldset>
  );
}
