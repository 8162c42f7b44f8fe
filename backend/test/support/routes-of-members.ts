/** Routes by which staff act on requests, accounts and establishments of members. */
export const ROUTES_OF_MEMBERS: readonly string[] = [
  'POST /admin/account-requests/:id/refuse',
  'POST /admin/account-requests/accept',
  'POST /admin/account-requests/refuse',
  // For accounts of members: the body's own accounts are refused there.
  'POST /admin/accounts',
  'POST /admin/accounts/suspend',
  'POST /admin/accounts/resend',
  'POST /admin/accounts/:id/email',
  'POST /admin/accounts/:id/suspend',
  'POST /admin/accounts/:id/restore',
  'POST /admin/accounts/:id/resend',
  'POST /admin/accounts/:id/main',
  'POST /admin/accounts/:id/establishments',
  'POST /admin/accounts/:id/sessions/end',
  'POST /admin/accounts/:id/sessions/:session/end',

  'PUT /admin/establishments/:id',
  'POST /admin/establishments/:id/transfers',
  'POST /admin/establishments/:id/close',
  'POST /admin/transfers/:id/withdraw',
];
