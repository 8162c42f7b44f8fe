/** What happened since the person last looked. Read again every minute. */
import { Popover } from '@mui/material';
import { dashboardCalls } from '@valorisation/contract';
import { MAIL_KINDS } from '@valorisation/rules';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { keyOf, useAct, useCall } from '../../api/useCall';
import { staffNews as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { formatInstant, formatTime } from '../../ui/instant';
import { staffResources } from '../resources';
import { recordPage } from '../search/searchOptions';
import styles from './NewsBell.module.css';
import { newsDays, unseen, type NewsItem } from './newsDays';

const POLLED_MS = 60_000;

function pageOf({ resource, id }: NewsItem): string {
  const screens = staffResources.find(({ name }) => name === resource);
  return screens === undefined ? paths.admin() : recordPage(screens, id);
}

function linesOf({ resource, title, detail }: NewsItem): string {
  const name = resource === 'mails' ? (MAIL_KINDS[title] ?? title) : title;
  return [name, detail].filter((line) => line !== '').join(', ');
}

export function NewsBell() {
  const [opened, setOpened] = useState<{ by: HTMLElement; at: Date } | null>(null);
  const { data, isError } = useCall(dashboardCalls.news, {}, { silent: true, refetchInterval: POLLED_MS });
  const see = useAct(dashboardCalls.seeNews, { answers: keyOf(dashboardCalls.news, {}) });
  const count = data === undefined ? 0 : unseen(data).length;
  const days = data === undefined || opened === null ? [] : newsDays(data, opened.at);
  const close = () => setOpened(null);
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        aria-label={words.open(count)}
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        onClick={({ currentTarget }) => setOpened({ by: currentTarget, at: new Date() })}
      >
        <Icon name="bell" size={20} />
        {count > 0 && <b aria-hidden>{count}</b>}
      </button>
      <Popover
        open={opened !== null}
        anchorEl={opened?.by}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': words.title, className: styles.panel } }}
      >
        <div className={styles.head}>
          <h2 className="size-18">{words.title}</h2>
          {count > 0 && (
            <Button variant="quiet" size="small" busy={see.isPending} onClick={() => see.mutate({})}>
              {words.see}
            </Button>
          )}
        </div>
        {isError && <p role="alert">{words.failed}</p>}
        {data !== undefined && count === 0 && <p className="quiet">{words.none}</p>}
        {days.map(({ title, isNew, items }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul className="unmarked">
              {items.map((item) => (
                <li key={`${item.resource}-${item.id}`}>
                  <Link to={pageOf(item)} onClick={close} data-new={isNew} data-failed={item.resource === 'mails'}>
                    <span>
                      <strong>{words.kinds[item.resource]}</strong>
                      {linesOf(item)}
                    </span>
                    <time dateTime={item.at}>{isNew ? formatTime(item.at) : formatInstant(item.at)}</time>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Popover>
    </>
  );
}
