/** The degrees as a ladder, the lowest at the bottom. Arrow keys choose a degree. Each choice is saved at once. */
import { answerOf, DUE_SOURCE_NAMES, formatPoints, OTHER_FUNCTION_ID, type Criterion } from '@valorisation/rules';
import { useId } from 'react';
import { classification as texts } from '../../i18n/fr';
import { amountDue } from '../../i18n/fr/amountDue';
import { Badge } from '../../ui/Badge';
import { cx } from '../../ui/cx';
import { signedAmount, signedPoints } from '../model/amounts';
import type { Words } from '../model/degreeWords';
import { ladderOf, type Ladder, type Rung } from '../model/ladder';
import type { Changeable } from '../model/result';
import { Surface } from '../../ui/layout/primitives';
import styles from './DegreeLadder.module.css';

const { step: words, points, none, noneText } = texts.criteria;

/** Short enough to feel immediate, and long enough that the arrow keys can pass a degree without saving it. */
const SETTLE_MS = 350;

interface LadderProps {
  classification: Changeable;
  criterion: Criterion;
  /** True when Enter leads to another screen. */
  goesOn?: boolean;
}

function MarkedText({ pieces }: { pieces: readonly Words[] }) {
  return pieces.map((piece, index) =>
    piece.differs ? <strong key={index}>{piece.text}</strong> : <span key={index}>{piece.text}</span>,
  );
}

interface RungProps {
  rung: Rung;
  isTraining: boolean;
  isReference: boolean;
  /** True when the euros of the degree also include today's grid and seniority. */
  includesUpdate: boolean;
  name: string;
  /** False: the Tab key enters the group at another degree. */
  isTabStop: boolean;
  onChoose: () => void;
}

function Effect({ rung, isReference, includesUpdate }: Pick<RungProps, 'rung' | 'isReference' | 'includesUpdate'>) {
  const { differenceCents, differencePoints, conventional, chosen, unchangedBy } = rung;
  return (
    <span className={cx('amounts', styles.effect)}>
      <span className="strong">{points(formatPoints(rung.pointsHundredths))}</span>
      {isReference ? (
        <span className="hint one-line">{chosen ? words.same : words.reference}</span>
      ) : (
        <>
          <span className="hint one-line">{words.difference(signedPoints(differencePoints))}</span>
          <span className="hint one-line">{signedAmount(differenceCents, conventional.unit)}</span>
          {includesUpdate && <span className={styles.unchanged}>{words.withUpdate}</span>}
          {unchangedBy !== null && differenceCents !== 0 && (
            <span className={styles.unchanged}>{amountDue.unchanged(DUE_SOURCE_NAMES[unchangedBy])}</span>
          )}
        </>
      )}
    </span>
  );
}

function RungOption({ rung, isTraining, isReference, includesUpdate, name, isTabStop, onChoose }: RungProps) {
  const { degree, chosen, choosable, isDefault, isCapacity } = rung;
  const isNone = isTraining && degree === 0;
  return (
    <label className={cx(styles.rung, !choosable && styles.closed)}>
      <input
        type="radio"
        name={name}
        checked={chosen}
        disabled={!choosable}
        tabIndex={isTabStop ? undefined : -1}
        onChange={onChoose}
      />
      <span>
        <span className={styles.head}>
          {!isTraining && <span className="strong">{words.degree(degree)}</span>}
          {isNone && <span className="strong">{none}</span>}
          {isDefault && <Badge tone="forest">{words.isDefault}</Badge>}
          {isCapacity && <Badge>{words.isCapacity}</Badge>}
        </span>
        <span className={styles.text}>
          {isNone ? noneText : <MarkedText pieces={rung.words} />}
          {!choosable && <span className="block small">{words.notAllowed}</span>}
        </span>
      </span>
      {choosable && <Effect rung={rung} isReference={isReference} includesUpdate={includesUpdate} />}
    </label>
  );
}

function NotConcernedBody() {
  return (
    <span>
      <span className={styles.head}>
        <span className="strong">{words.notConcernedOption}</span>
      </span>
      <span className={styles.text}>{words.notConcernedOptionText}</span>
    </span>
  );
}

function preferredDegree({ rungs }: Ladder): number | undefined {
  const preferred =
    rungs.find(({ chosen }) => chosen) ??
    rungs.find(({ isDefault }) => isDefault) ??
    rungs.findLast(({ choosable }) => choosable);
  return preferred?.degree;
}

export function DegreeLadder({ classification, criterion, goesOn = true }: LadderProps) {
  const name = useId();
  const ladder = ladderOf(classification, criterion);
  const isTraining = criterion.kind === 'training';
  const isOther = classification.job.id === OTHER_FUNCTION_ID;
  const { notConcerned } = answerOf(classification.work.answers, criterion.id);
  const preferred = preferredDegree(ladder);

  const choose = (degree: number) =>
    classification.save({ answers: { [criterion.id]: { degree, notConcerned: false } } }, SETTLE_MS);

  return (
    <fieldset>
      <legend className="visually-hidden">{isTraining ? words.options : words.ladder}</legend>
      <Surface className="clipped lined">
        {ladder.rungs.map((rung) => (
          <RungOption
            key={rung.degree}
            rung={rung}
            isTraining={isTraining}
            isReference={rung.degree === ladder.referenceDegree}
            includesUpdate={ladder.includesUpdate}
            name={name}
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
            <NotConcernedBody />
          </label>
        )}
      </Surface>
      <div className="remark grid gap-half above-3">
        <p>
          {words.differenceNote} {ladder.includesUpdate && words.updateNote}
        </p>
        {ladder.hasMarkedWords && <p>{words.wordsNote}</p>}
        {goesOn && <p className={styles.keys}>{words.keys}</p>}
      </div>
    </fieldset>
  );
}
