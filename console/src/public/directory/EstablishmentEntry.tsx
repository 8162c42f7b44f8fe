import type { DirectoryContact, DirectoryContactGroup, DirectoryEntry } from '@valorisation/contract';
import { directory as words } from '../../i18n/fr';
import { Stack, Text } from '../../ui/layout/primitives';
import styles from './Directory.module.css';
import { callable, siteName } from './directorySearch';

function People({ title, people, deputy }: { title: string; people: readonly DirectoryContact[]; deputy: string }) {
  if (people.length === 0) return null;
  return (
    <div>
      <h5 className={styles.gender}>{title}</h5>
      <Stack as="ul" gap={2}>
        {people.map(({ firstName, lastName, position, email, isDeputy }, index) => (
          <li key={index}>
            <div>
              {firstName === null ? lastName : `${firstName} ${lastName}`}
              {isDeputy && <span className="quiet"> ({deputy})</span>}
            </div>
            {position !== null && <div className="quiet">{position}</div>}
            {email !== null && (
              <a href={`mailto:${email}`} className="breakable">
                {email}
              </a>
            )}
          </li>
        ))}
      </Stack>
    </div>
  );
}

function Group({ title, group }: { title: string; group: DirectoryContactGroup }) {
  if (group.women.length + group.men.length === 0) return null;
  return (
    <Stack as="section" gap={2}>
      <h4 className="size-16">{title}</h4>
      <People title={words.women} people={group.women} deputy={words.deputyWoman} />
      <People title={words.men} people={group.men} deputy={words.deputy} />
    </Stack>
  );
}

const groupNames = ['president', 'director', 'other'] as const;

/** An establishment's entry: texts, and links to its phone, its mail addresses and its site. */
export function EstablishmentEntry({ entry }: { entry: DirectoryEntry }) {
  const { name, phone, fax, web, address, postalCode, city, country, contacts } = entry;
  const lines = [...(address?.split('\n') ?? []), [postalCode, city].filter(Boolean).join(' '), country ?? ''];
  const hasPeople = groupNames.some((group) => contacts[group].women.length + contacts[group].men.length > 0);
  return (
    <article className={styles.entry}>
      <Stack gap={2}>
        <h3 className={styles.name}>{name}</h3>
        <address>
          {lines
            .filter((line) => line !== '')
            .map((line, index) => (
              <div key={index}>{line}</div>
            ))}
        </address>
        <dl className={styles.facts}>
          {phone !== null && (
            <>
              <dt>{words.phone}</dt>
              <dd>
                <a href={`tel:${callable(phone)}`}>{phone}</a>
              </dd>
            </>
          )}
          {fax !== null && (
            <>
              <dt>{words.fax}</dt>
              <dd>{fax}</dd>
            </>
          )}
          {web !== null && (
            <>
              <dt>{words.web}</dt>
              <dd>
                <a href={web} rel="noopener noreferrer nofollow" className="breakable">
                  {siteName(web)}
                </a>
              </dd>
            </>
          )}
        </dl>
      </Stack>
      <div className={styles.people}>
        {hasPeople ? (
          groupNames.map((group) => <Group key={group} title={words.groups[group]} group={contacts[group]} />)
        ) : (
          <Text tone="hint">{words.noContact}</Text>
        )}
      </div>
    </article>
  );
}
