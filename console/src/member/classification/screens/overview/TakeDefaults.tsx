/** One click gives the unanswered criteria the function's planned degrees. Formations have no planned degree. */
import { typeset } from '@valorisation/rules';
import { useLayoutEffect, useRef, useState } from 'react';
import { classification as texts } from '../../../../i18n/fr';
import { Button } from '../../../../ui/Button';
import { allFacts, plannedLeft, takePlanned } from '../../../../amounts/model/criterionCard';
import type { Classification } from '../../state/useClassification';
import { Text } from '../../../../ui/layout/primitives';
import styles from './Overview.module.css';

const { overview: words, degree } = texts.criteria;

export function TakeDefaults({ classification }: { classification: Classification }) {
  const [taken, setTaken] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const left = plannedLeft(classification);

  useLayoutEffect(() => {
    // The button has disappeared, so the focus moves to its frame.
    if (taken) frame.current?.focus({ preventScroll: true });
  }, [taken]);

  if (left.length === 0 && !taken) return null;
  const list = left
    .map((item) => `${typeset(item.criterion.title)}, ${degree(item.degree).toLowerCase()}`)
    .join('\u00a0; ');
  const isTrainingLeft = allFacts(classification).some(({ state }) => state === 'pending');
  return (
    <section ref={frame} tabIndex={-1} className={styles.take} aria-labelledby="depart">
      <h2 id="depart" className="size-18" role={taken ? 'status' : undefined}>
        {taken ? words.taken : words.takeTitle}
      </h2>
      {taken ? (
        isTrainingLeft && (
          <Text tone="quiet" above={1} below={3}>
            {words.trainingLeft}
          </Text>
        )
      ) : (
        <>
          <Text tone="quiet" above={1} below={3}>
            {words.takeText(list)}
          </Text>
          <Button
            variant="primary"
            onClick={() => {
              classification.save({ answers: takePlanned(classification) });
              setTaken(true);
            }}
          >
            {words.take(left.length)}
          </Button>
        </>
      )}
    </section>
  );
}
