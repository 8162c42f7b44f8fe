import { privacyCalls } from '@valorisation/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './call';
import { keys } from './memberKeys';

/** How long an establishment is kept that nobody uses. */
export function useRetention() {
  return useQuery({
    queryKey: keys.retention,
    queryFn: () => call(privacyCalls.retention, {}, { silent: true }),
  });
}
