import { staffValuationCalls as calls } from '@valorisation/contract';
import { call } from './call';

/** @param cents null takes the amount back */
export async function fixAmount(id: number, cents: number | null, reason: string): Promise<void> {
  await call(calls.fixAmount, { params: { id }, body: { cents, reason } });
}
