/** Binds a native modal dialog to a React state: focus, Escape and the inert page come from the browser. */
import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';

export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  // Closed before it is taken out of the page: only then does the browser give the focus back where it was.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    /** The backdrop belongs to the dialog element itself; a click inside reaches one of its children. */
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current) onClose();
    },
  };
}
