/** The routes of messages and campaigns by their rules, for `route-rules.ts`. */
export const exchangeRoutes = {
  public: ['GET /v1/user/news/:token', 'POST /v1/user/news/:token', 'POST /v1/user/news/:token/accept'],
  member: ['GET /v1/notices', 'POST /v1/notices/:id/read'],
  staff: [
    'POST /admin/campaigns',
    'PUT /admin/campaigns/:id',
    'DELETE /admin/campaigns/:id',
    'POST /admin/campaigns/audience',
    'POST /admin/campaigns/preview',
    'POST /admin/campaigns/:id/test',
    'POST /admin/campaigns/:id/send',
    'POST /admin/campaigns/:id/schedule',
    'POST /admin/campaigns/:id/withdraw',
    'POST /admin/campaigns/:id/suspend',
    'POST /admin/campaigns/:id/resume',
    'POST /admin/weekly-mail',
    'POST /admin/messages/:id/answer',
    'POST /admin/messages/:id/assign',
    'POST /admin/messages/:id/close',
    'POST /admin/messages/:id/note',
    'POST /admin/messages/:id/reopen',
  ],
} as const;
