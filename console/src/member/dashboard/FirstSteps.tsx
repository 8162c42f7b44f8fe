/** What an establishment without valuations sees: three ways to begin. */
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { firstSteps as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { Button } from '../../ui/Button';
import { Term } from '../../ui/Term';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { FileDrop } from '../exchange/FileDrop';
import { handOver } from '../exchange/handedFile';
import { ExampleDialog } from './ExampleDialog';
import { FirstFunction } from './FirstFunction';
import styles from './FirstSteps.module.css';

/** `movedTo`: the establishments that its people have joined. */
export function FirstSteps({ movedTo }: { movedTo: readonly string[] }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { file, person, example } = words;
  return (
    <section className={styles.first} aria-label={words.label}>
      <Text tone="quiet" below={6}>
        <span>{words.nothing}</span>. {movedTo.length === 0 ? words.ways : words.emptied(movedTo)}
      </Text>
      <div className={styles.ways}>
        <Stack gap={4}>
          <h2>{file.title}</h2>
          <p>{file.text}</p>
          <FileDrop
            isPlain
            reading={null}
            refusal={null}
            onCancel={() => undefined}
            onFiles={(chosen) => {
              handOver(chosen);
              void navigate(paths.importFile());
            }}
          />
          <Text tone="quiet">
            {file.noList} <Link to={paths.importFile()}>{file.model}</Link>
          </Text>
        </Stack>
        <Stack gap={4}>
          <h2>{person.title}</h2>
          <p>{person.text}</p>
          <FirstFunction />
        </Stack>
        <Stack gap={4} align="start">
          <h2>{example.title}</h2>
          <p>{example.text}</p>
          <Button onClick={() => setOpen(true)}>{example.action}</Button>
        </Stack>
      </div>
      <Cluster gap={5} rowGap={1} align="baseline">
        <h2 className="size-16">{words.toHand}</h2>
        <Cluster as="ul" gap={5} rowGap={1} className="quiet">
          {words.needed.map(({ before, word, term, after }) => (
            <li key={term}>
              {before}
              <Term name={term}>{word}</Term>
              {after}
            </li>
          ))}
        </Cluster>
      </Cluster>
      {isOpen && <ExampleDialog onClose={() => setOpen(false)} />}
    </section>
  );
}
