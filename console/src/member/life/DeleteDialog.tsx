import type { ReactNode } from 'react';
import { life } from '../../i18n/fr';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Text } from '../../ui/layout/primitives';

const { confirmDelete: words } = life;

export interface DeleteDialogProps {
  question: string;
  lost?: string;
  /** The milder act, before the button that deletes. */
  instead?: ReactNode;
  busy: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

export function DeleteDialog({ question, lost, children, ...dialog }: DeleteDialogProps) {
  return (
    <ConfirmDialog title={words.title} confirm={words.confirm} {...dialog}>
      <p>{question}</p>
      {children}
      {lost !== undefined && <Text tone="quiet">{lost}</Text>}
    </ConfirmDialog>
  );
}
