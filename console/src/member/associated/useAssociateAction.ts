import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/errors';
import { keys } from '../../api/memberKeys';
import { showToast } from '../../ui/toasts';

/** Asks for the list anew, once what is shown of it may have changed. */
export function useRefreshAssociates(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.associates });
}

/** An act on an associated account: told when it is done, and when it is refused. */
export function useAssociateAction<Subject>(
  act: (subject: Subject) => Promise<void>,
  done: (subject: Subject) => string,
) {
  const refresh = useRefreshAssociates();
  return useMutation({
    mutationFn: act,
    onSuccess: (_, subject) => showToast(done(subject), 'success'),
    onError: (error) => showToast(messageOf(error), 'error'),
    onSettled: refresh,
  });
}
