/** Asks the user to prove their identity again before a binding act: by a device's code or the password. */
import { passwordMessages } from '@valorisation/rules';
import { useUser } from '../../api/session';
import { staffKit } from '../../i18n/fr';
import type { ReactNode } from 'react';
import type { FormDialogProps } from './FormDialog';
import { TextDialog } from './TextDialog';

const { identity: words } = staffKit;

interface IdentityDialogProps extends FormDialogProps {
  before?: ReactNode;
  onProve: (proof: { readonly password: string } | { readonly code: string }) => void;
}

export function IdentityDialog({ onProve, ...frame }: IdentityDialogProps) {
  const user = useUser();
  if (user?.secondStep === 'on') {
    return (
      <TextDialog
        {...frame}
        label={words.code}
        required={words.codeRequired}
        htmlInput={{ autoComplete: 'one-time-code', inputMode: 'numeric' }}
        onText={(code) => onProve({ code: code.trim() })}
      />
    );
  }
  return (
    <TextDialog
      {...frame}
      label={words.password}
      required={passwordMessages.required}
      field={{ type: 'password' }}
      htmlInput={{ autoComplete: 'current-password' }}
      account={user?.email ?? ''}
      onText={(password) => onProve({ password })}
    />
  );
}
