/** What the head lets the employer body read of the establishment. */
import { staffAccessCalls, type StaffAccess } from '@valorisation/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './call';
import { keys } from './memberKeys';

export type { StaffAccess, StaffRead } from '@valorisation/contract';

/** @param isHead nobody else may ask */
export function useStaffAccess(isHead = true) {
  return useQuery({
    queryKey: keys.staffAccess,
    queryFn: () => call(staffAccessCalls.state, {}, { silent: true }),
    enabled: isHead,
  });
}

/** What is answered is how it stands from then on; a refusal means that it stands otherwise than was shown. */
export function useStaffAccessChange(act: 'grant' | 'withdraw') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(staffAccessCalls[act]),
    onSuccess: (access: StaffAccess) => client.setQueryData(keys.staffAccess, access),
    onError: () => client.invalidateQueries({ queryKey: keys.staffAccess }),
  });
}
