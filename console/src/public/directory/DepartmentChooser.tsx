import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { directory as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { Stack, Text } from '../../ui/layout/primitives';
import { TextField } from '../../ui/TextField';
import styles from './Directory.module.css';
import { searchDepartments } from './directorySearch';

/** All departments as links. Typed text filters them, and Enter opens the first one. */
export function DepartmentChooser() {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const found = searchDepartments(typed);
  const [first] = found;

  return (
    <Stack as="section" gap={4}>
      <h2>{words.choose.title}</h2>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '' && first !== undefined) void navigate(paths.directory(first.number));
        }}
      >
        <TextField
          label={words.choose.search}
          hint={words.choose.hint}
          type="search"
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      <Text tone="hint" role="status">
        {found.length === 0 ? words.choose.none : words.choose.count(found.length)}
      </Text>
      <ul className={styles.departments} aria-label={words.choose.list}>
        {found.map(({ number, name }) => (
          <li key={number}>
            <Link to={paths.directory(number)} className="row plain gap-2 target">
              <span className={styles.number}>{number}</span> {name}
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
