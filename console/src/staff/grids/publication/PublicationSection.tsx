/**
 * The section about the publication of a version: what is missing, who has requested it, who has confirmed it, and the
 * progress when it comes into force.
 */
import { useEffect } from 'react';
import { Typography } from '@mui/material';
import type { GridPublication } from '@valorisation/contract';
import { typeset, type Day } from '@valorisation/rules';
import { useCreatePath, usePermissions, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import { today } from '../../../amounts/model/today';
import { useGridPublication } from '../../../api/gridPublication';
import { staffGridPublication as words } from '../../../i18n/fr';
import { formatMoment } from '../../../ui/instant';
import { Stack } from '../../../ui/layout/primitives';
import { Notice } from '../../../ui/Notice';
import { ErrorState } from '../../../ui/State';
import { toParisField } from '../../content/parisTime';
import { Facts } from '../../kit/Facts';
import type { GridRow } from '../gridFacts';
import { PlaceHeading } from '../PlaceHeading';
import { daysUntil } from './daysUntil';
import { otherDay } from './draftDay';
import { MoveProgress } from './MoveProgress';
import { PublicationActs } from './PublicationActs';

export function PublicationSection({ row }: { row: GridRow }) {
  const { data: state, error, refetch } = useGridPublication(row.id);
  const { permissions } = usePermissions<string>();
  const refresh = useRefresh();
  const isOutdated = state !== undefined && state.status !== row.status;
  useEffect(() => {
    if (isOutdated) refresh();
  }, [isOutdated, refresh]);

  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (state === undefined || isUnremarkable(state)) return null;
  const warning = otherDayAsked(state, row.effective_on);
  return (
    <section aria-label={words.title}>
      <Stack gap={4}>
        <PlaceHeading place="publication" text={words.title} />
        <StateNotices state={state} isAdmin={permissions === 'admin'} warning={warning} />
        {state.request !== null && <Request request={state.request} />}
        {permissions === 'admin' && <PublicationActs state={state} draftDay={row.effective_on} warning={warning} />}
        {state.status === 'in_force' && state.request !== null && <MoveProgress move={state.move} />}
      </Stack>
    </section>
  );
}

/** True for a version that was not published by this section: it was installed, or the operator put it in force. */
function isUnremarkable({ status, request, can_withdraw: canWithdraw, withdrawn_by: other }: GridPublication): boolean {
  return (status === 'in_force' || status === 'past') && request === null && !canWithdraw && other === null;
}

function otherDayAsked({ status, request, restores }: GridPublication, draftDay: Day): string | null {
  if (status !== 'draft' || request === null || restores !== null) return null;
  const { takes_force_at: at } = request;
  return otherDay(draftDay, at === null ? null : toParisField(at), today());
}

interface StateNoticesProps {
  state: GridPublication;
  isAdmin: boolean;
  warning: string | null;
}

function StateNotices({ state, isAdmin, warning }: StateNoticesProps) {
  const { status, missing, request, restores, withdrawn_by: other } = state;
  const at = request?.takes_force_at ?? null;
  return (
    <>
      {restores !== null && <p>{words.restoring}</p>}
      {status === 'draft' && request === null && <Missing missing={missing} isAdmin={isAdmin} />}
      {status === 'draft' && request !== null && (
        <Notice tone="wheat">
          <p>{waiting(request, isAdmin)}</p>
          {warning !== null && <p>{warning}</p>}
          {restores === null && <p>{frozen(request, isAdmin)}</p>}
        </Notice>
      )}
      {status === 'scheduled' && at !== null && (
        <Notice>{words.scheduled(formatMoment(at), words.left(daysUntil(at)))}</Notice>
      )}
      {other !== null && <Withdrawn by={other} />}
    </>
  );
}

type Asked = NonNullable<GridPublication['request']>;

function waiting({ is_mine: isMine, asked_by: name }: Asked, isAdmin: boolean): string {
  if (isMine) return words.waitingMine;
  return isAdmin ? words.waiting(name ?? words.facts.someone) : words.waitingStaff;
}

/** Says why the version cannot be edited now, and who can change that. */
function frozen({ is_mine: isMine }: Asked, isAdmin: boolean): string {
  if (!isAdmin) return words.frozen.staff;
  return isMine ? words.frozen.own : words.frozen.other;
}

function Missing({ missing, isAdmin }: { missing: GridPublication['missing']; isAdmin: boolean }) {
  if (missing.length === 0) return <p>{isAdmin ? words.ready : words.adminsOnly}</p>;
  return (
    <Notice tone="wheat">
      <p>{words.missingTitle}</p>
      <ul>
        {missing.map((reason) => (
          <li key={reason.code}>{typeset(words.missing[reason.code](reason))}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Withdrawn({ by }: { by: number }) {
  const createPath = useCreatePath();
  return (
    <Notice tone="wheat">
      {words.withdrawing} <Link to={createPath({ resource: 'grids', type: 'show', id: by })}>{words.seeOther}</Link>
    </Notice>
  );
}

function Request({ request }: { request: Asked }) {
  const { facts } = words;
  const { takes_force_at: at, confirmed_at: confirmedAt, reason, announce, sha256 } = request;
  const by = (name: string | null, moment: string) => facts.by(name ?? facts.someone, formatMoment(moment));
  return (
    <Facts
      rows={[
        [facts.asked, by(request.asked_by, request.asked_at)],
        [facts.confirmed, confirmedAt === null ? null : by(request.confirmed_by, confirmedAt)],
        [facts.force, at === null ? facts.atOnce : facts.at(formatMoment(at))],
        [facts.announced, at === null ? null : announce ? facts.isAnnounced : facts.notAnnounced],
        [facts.reason, reason === '' ? null : reason],
        [
          facts.fingerprint,
          <Typography key="sha256" component="code" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {sha256}
          </Typography>,
        ],
      ]}
    />
  );
}
