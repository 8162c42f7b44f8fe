/** What the head lets the employer body read of the establishment. */
import { accessGrantCalls, type StaffAccess } from '@valorisation/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './call';
import { keys } from './memberKeys';

export type { StaffAccess, StaffRead } from '@valorisation/contract';

/** @param isHead nobody else may ask */
export function useAccessGrant(isHead = true) {
  return useQuery({
    queryKey: keys.accessGrant,
    queryFn: () => call(accessGrantCalls.state, {}, { silent: true }),
    enabled: isHead,
  });
}

/** What is answered is how it stands from then on; a refusal means that it stands otherwise than was shown. */
export function useAccessGrantChange(act: 'grant' | 'withdraw') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(accessGrantCalls[act]),
    onSuccess: (access: StaffAccess) => client.setQueryData(keys.accessGrant, access),
    onError: () => client.invalidateQueries({ queryKey: keys.accessGrant }),
  });
}
