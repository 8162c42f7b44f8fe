import { Button, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useViewedPeople } from '../../api/staffView';
import type { Profile } from '../../api/valuation';
import { Marks } from '../../amounts/parts/Marks';
import { life, staffView as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { Pagination } from '../../ui/Pagination';
import { EmptyState } from '../../ui/State';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { ViewedFunctions } from './ViewedFunctions';
import { useViewedIds, ViewFrame } from './ViewFrame';

/** The query of the address, which makes a reopened page show the same rows. */
const queryOf = (page: number, search: string): string =>
  new URLSearchParams({ ...(search !== '' && { q: search }), ...(page > 1 && { p: String(page) }) }).toString();

function Search({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form role="search" className="max-480" onSubmit={submit}>
      <Cluster align="center">
        <TextField label={words.search} value={typed} onChange={(event) => setTyped(event.target.value)} />
        <Button type="submit" variant="outlined">
          {words.find}
        </Button>
      </Cluster>
    </form>
  );
}

export function ProfileMarks({ profile }: { profile: Pick<Profile, 'belowMinimum' | 'isBirthday'> }) {
  return (
    <Cluster gap={2}>
      <Marks belowMinimum={profile.belowMinimum} birthday={profile.isBirthday ? life.birthday.profile : null} />
    </Cluster>
  );
}

function Person({ id, profile }: { id: number; profile: Profile }) {
  return (
    <li className="pad-block-4 line-bottom">
      <h2 className="size-17">
        <Link to={paths.adminViewPerson(id, profile.id)}>{profile.name}</Link>
      </h2>
      <ProfileMarks profile={profile} />
      {profile.valuations.length === 0 ? (
        <Text tone="hint">{words.noFunction}</Text>
      ) : (
        <ViewedFunctions id={id} label={profile.name} rows={profile.valuations} />
      )}
    </li>
  );
}

export function PeopleView() {
  const { id } = useViewedIds();
  const [params, setParams] = useSearchParams();
  const [page, search] = [Math.max(Number(params.get('p')) || 1, 1), params.get('q') ?? ''];
  const read = useViewedPeople(id, { page, search });
  return (
    <Stack gap={6}>
      <ViewFrame read={read} title={words.titles.people}>
        {({ data: people, total, lastPage }) => (
          <>
            <Search key={search} search={search} onSearch={(asked) => setParams(queryOf(1, asked))} />
            {people.length === 0 ? (
              <EmptyState title={words.none}>{search !== '' && <p>{words.noneFound}</p>}</EmptyState>
            ) : (
              <>
                <Text tone="quiet">{words.count(total)}</Text>
                <ul className="unmarked" aria-label={words.listLabel}>
                  {people.map((profile) => (
                    <Person key={profile.id} id={id} profile={profile} />
                  ))}
                </ul>
                <Pagination page={page} lastPage={lastPage} searchOf={(to) => queryOf(to, search)} />
              </>
            )}
          </>
        )}
      </ViewFrame>
    </Stack>
  );
}
