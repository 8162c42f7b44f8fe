import { expect, it } from '@jest/globals';
import { setTransport } from './http';
import { session } from './session';

const refusal = { error: { code: 'compte_ferme', message: 'Ce compte est fermé.' } };

it.each([refusal, { payload: refusal }])('a sign-in answered 200 with %j counts as refused', async (answer) => {
  setTransport(async () => new Response(JSON.stringify(answer), { status: 200 }));
  await expect(session.signIn('direction@demo.example', 'Valorise!2026')).rejects.toMatchObject(refusal.error);
  expect(session.get()).toEqual({ status: 'anonymous' });
});
