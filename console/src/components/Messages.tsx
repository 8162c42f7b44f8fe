import { ValuationStatus } from '@valorisation/rules';
import { useState } from 'react';
import { Badge } from '../ui/Badge';
import { Button, LinkButton, RowWords } from '../ui/Button';
import { CloseButton } from '../ui/CloseButton';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { Cluster, Stack } from '../ui/layout/primitives';
import { Menu } from '../ui/Menu';
import { Notice } from '../ui/Notice';
import { Progress } from '../ui/Progress';
import { Refusal } from '../ui/Refusal';
import { LoadingBlock, Spinner } from '../ui/Spinner';
import { EmptyState, ErrorState } from '../ui/State';
import { NotedBadge, StatusBadge } from '../ui/StatusBadge';
import { Example } from './Example';

const nothing = () => undefined;
const TONES = ['stone', 'forest', 'wheat', 'clay', 'sky'] as const;
const STATUSES = Object.values(ValuationStatus).filter((status) => typeof status === 'number');

function Layers() {
  const [open, setOpen] = useState<'dialog' | 'question' | null>(null);
  const onClose = () => setOpen(null);
  return (
    <Cluster>
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('question')}>Question</Button>
      <Menu
        items={[
          { label: 'An act', hint: 'With a hint' },
          { label: 'Not now', disabled: true },
          { label: 'Delete', danger: true, separated: true },
        ]}
      >
        Menu
      </Menu>
      <Dialog open={open === 'dialog'} title="A dialog" cancellable onClose={onClose}>
        <p>Its content.</p>
      </Dialog>
      {open === 'question' && (
        <ConfirmDialog title="Delete it?" confirm="Delete" busy={false} onConfirm={onClose} onClose={onClose}>
          <p>What the act removes.</p>
        </ConfirmDialog>
      )}
    </Cluster>
  );
}

/** Acts, and what is said about them. */
export function Messages() {
  return (
    <>
      <Example of="Button Spinner Icon CloseButton">
        <Cluster>
          <Button variant="primary">Next step</Button>
          <Button>Beside it</Button>
          <Button variant="quiet">Everything else</Button>
          <Button variant="danger">Delete</Button>
        </Cluster>
        <Cluster align="center">
          <Button variant="primary" busy>
            Running
          </Button>
          <Button disabled>Disabled</Button>
          <Button refusal="Why not">Refused</Button>
          <Button size="small">Small</Button>
          <LinkButton to="/">
            <Icon name="right" /> Link
          </LinkButton>
          <Spinner />
          <CloseButton label="Close" />
        </Cluster>
        <Button variant="row">
          <RowWords title="One of a list of acts" note="What it leads to" />
        </Button>
      </Example>
      <Example of="Dialog ConfirmDialog Menu LayerReturn LibraryRoot ToastRegion">
        <Layers />
      </Example>
      <Example of="StatusBadge Badge Shape">
        <Cluster>
          {STATUSES.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
          <NotedBadge state="anniversary" title="A seniority step has passed" />
        </Cluster>
        <Cluster>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Cluster>
      </Example>
      <Example of="Notice Refusal">
        {TONES.map((tone) => (
          <Notice key={tone} tone={tone}>
            A sentence in the tone {tone}.
          </Notice>
        ))}
        <Notice tone="wheat" action={<Button size="small">An act</Button>}>
          A sentence that asks for an act, and that is long enough for a second line on a phone.
        </Notice>
        <Refusal text="Why a form was refused." />
      </Example>
      <Example of="State">
        <EmptyState title="Nothing yet" action={<Button variant="primary">The first step</Button>}>
          <p>What will be here.</p>
        </EmptyState>
        <ErrorState error={new Error('offline')} onRetry={nothing}>
          What was kept.
        </ErrorState>
      </Example>
      <Example of="Progress">
        <Stack gap={2}>
          <Progress value={2} max={5} label="Progress" />
        </Stack>
        <LoadingBlock label="Loading" />
      </Example>
    </>
  );
}
