/** A preview on the real page of the portal, for a phone and a desktop side by side. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { contentEditingCalls } from '@valorisation/contract';
import { useId } from 'react';
import { messageOf } from '../../../core/errors';
import type { ContentTarget, ContentValues } from '../../../api/staffContent';
import { useCall } from '../../../api/useCall';
import { staffDesk } from '../../../i18n/fr';
import { cx } from '../../../ui/cx';
import { Text } from '../../../ui/layout/primitives';
import { Notice } from '../../../ui/Notice';
import { LoadingBlock } from '../../../ui/Spinner';
import styles from './Preview.module.css';

const { previewing: words } = staffDesk;

interface PreviewDialogProps {
  target: ContentTarget;
  values: ContentValues;
  onClose: () => void;
}

export function PreviewDialog({ target, values, onClose }: PreviewDialogProps) {
  const id = useId();
  const given = { params: target, body: { content: values } };
  const { data, error } = useCall(contentEditingCalls.preview, given, { gcTime: 0, retry: false });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullScreen>
      <DialogTitle id={id}>{words.title}</DialogTitle>
      {/* This region can be scrolled by keyboard, because the keyboard does not reach the content of the frames. */}
      <DialogContent tabIndex={0} role="region" aria-labelledby={id}>
        {error !== null && <Notice tone="clay">{messageOf(error)}</Notice>}
        {error === null && data === undefined && <LoadingBlock />}
        {data !== undefined && (
          <>
            <Text tone="hint" below={4}>
              {words.note}
            </Text>
            <div className="cluster gap-6">
              <Screen title={words.phone} className={styles.phone} html={data.html} />
              <Screen title={words.desktop} className={styles.desktop} html={data.html} />
            </div>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Screen({ title, className, html }: { title: string; className: string | undefined; html: string }) {
  return (
    <figure className={cx(styles.screen, className)}>
      <figcaption className="below-2 strong">{title}</figcaption>
      <div className={styles.glass}>
        {/* No scripts, forms or links that leave the frame. The same origin lets the product's fonts load. */}
        <iframe title={title} sandbox="allow-same-origin" referrerPolicy="no-referrer" srcDoc={html} />
      </div>
    </figure>
  );
}
