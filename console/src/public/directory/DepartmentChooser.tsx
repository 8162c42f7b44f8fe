import type { Department } from '@valorisation/rules';
import { useState } from 'react';
import { directoryCalls } from '@valorisation/contract';
import { Link, useNavigate } from 'react-router-dom';
import { useAnswer } from '../../api/useAnswer';
import { directory as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { Stack, Text } from '../../ui/layout/primitives';
import { TextField } from '../../ui/TextField';
import styles from './Directory.module.css';
import { searchDepartments } from './directorySearch';

interface DepartmentProps {
  department: Department;
  /** Undefined: not known without asking the directory. */
  count: number | undefined;
}

/** One that is known to be empty leads nowhere. */
function DepartmentLine({ department: { number, name }, count }: DepartmentProps) {
  const text = (
    <>
      <span className={styles.number}>{number}</span>
      <span>{name}</span>
    </>
  );
  if (count === 0) return <span className="row quiet gap-2 pad-block-2">{text}</span>;
  return (
    <span className="row gap-2">
      <Link to={paths.directory(number)} className="row plain gap-2 pad-block-2">
        {text}
      </Link>
      {count !== undefined && <span className="quiet small">{words.choose.establishments(count)}</span>}
    </span>
  );
}

/** All departments, as links to their establishments. Typed text filters them, and Enter opens the first one. */
export function DepartmentChooser() {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const found = searchDepartments(typed);
  const [first] = found;
  const counts = useAnswer(directoryCalls.counts, {}, { silent: true }).found?.departments ?? [];

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
        {found.length > 0 && counts.length > 0 && ` ${words.choose.legend}`}
      </Text>
      <ul className={styles.departments} aria-label={words.choose.list}>
        {found.map((department) => (
          <li key={department.number}>
            <DepartmentLine
              department={department}
              count={counts.find((one) => one.department === department.number)?.count}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
