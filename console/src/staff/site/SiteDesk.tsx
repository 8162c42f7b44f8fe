/**
 * The desk of what stands around every page: the form, its preview beside it, and a bar that says what would change.
 * Typing keeps a draft; only the bar's button publishes.
 */
import { Box, Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { contentVersionCalls } from '@valorisation/contract';
import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../../api/call';
import type { ContentValues } from '../../api/staffContent';
import { messageOf } from '../../core/errors';
import { staffSite as words } from '../../i18n/fr';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { Notice } from '../../ui/Notice';
import { changesOf } from '../content/changes';
import { ChangeBar } from '../content/desk/ChangeBar';
import { DeskComparison, DeskNotices } from '../content/desk/DeskParts';
import { Kept } from '../content/desk/KeptNotices';
import { useDesk, type Desk, type DeskProps } from '../content/desk/useDesk';
import { Versions } from '../content/desk/Versions';
import { valuesOf } from '../content/fields';

interface SiteDeskProps extends DeskProps {
  words: { readonly lead: string; readonly publish: string; readonly published: string };
  form: (desk: Desk) => ReactNode;
  preview: (values: ContentValues) => ReactNode;
}

const SHIPPED = 0;

export function SiteDesk({ kind, record: read, copies, amounts, onDone, words: own, form, preview }: SiteDeskProps) {
  // The record as it was opened. Typed text is compared with it until the text is stored.
  const [record] = useState(read);
  const [target] = useState({ kind, id: record.id });
  const desk = useDesk({ target, record, copies, onDone });
  const [shown, setShown] = useState<'mine' | 'online'>('mine');
  const [before, setBefore] = useState<ContentValues | null>(null);
  const notify = useNotify();
  const { values } = desk;
  const saved = valuesOf(kind, record);

  function replaceAll(next: ContentValues): void {
    for (const [name, value] of Object.entries(valuesOf(kind, next))) desk.change(name, value);
  }

  async function takeShipped(): Promise<void> {
    try {
      const { content } = await call(contentVersionCalls.version, { params: { ...target, version: SHIPPED } });
      setBefore(values);
      replaceAll(content);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  }

  return (
    <Stack gap={4}>
      <Cluster justify="space-between" align="center">
        <Text tone="hint">{own.lead}</Text>
        <Button onClick={() => void takeShipped()}>{words.shipped}</Button>
      </Cluster>
      <DeskNotices desk={desk} />
      {before !== null && (
        <Notice
          tone="sky"
          action={
            <Button
              size="small"
              onClick={() => {
                replaceAll(before);
                setBefore(null);
              }}
            >
              {words.undo}
            </Button>
          }
        >
          {words.isShipped}
        </Notice>
      )}
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' } }}>
        <Stack gap={8} className="shrinkable">
          {form(desk)}
          <Versions
            target={target}
            record={record}
            isDirty={desk.isDirty}
            amounts={amounts}
            onRestore={(from) => void desk.restore(from)}
          />
        </Stack>
        <Stack as="section" gap={4} aria-label={words.preview} className="shrinkable">
          <Cluster justify="space-between" align="center">
            <h2 className="size-18">{words.preview}</h2>
            <ToggleButtonGroup
              exclusive
              size="small"
              value={shown}
              onChange={(_, next: 'mine' | 'online' | null) => next !== null && setShown(next)}
            >
              <ToggleButton value="mine">{words.previewOf.mine}</ToggleButton>
              <ToggleButton value="online">{words.previewOf.online}</ToggleButton>
            </ToggleButtonGroup>
          </Cluster>
          {preview(shown === 'mine' ? values : saved)}
        </Stack>
      </Box>
      <ChangeBar
        changes={changesOf(kind, saved, values)}
        none={words.nothing}
        kept={<Kept keeping={desk.kept.keeping} />}
      >
        <Button disabled={desk.isBusy || !desk.isDirty} onClick={() => void desk.drop()}>
          {words.drop}
        </Button>
        <Button
          variant="contained"
          disabled={desk.isBusy || !desk.isDirty}
          onClick={() => void desk.publish({ opensAt: null, closesAt: null }, own.published)}
        >
          {own.publish}
        </Button>
      </ChangeBar>
      <DeskComparison desk={desk} target={target} amounts={amounts} />
    </Stack>
  );
}
