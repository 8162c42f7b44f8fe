/** What every answer tells a browser, for those that are given ahead of the framework and its hooks: nothing is loaded from them. */
export const BARE_RULES = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';base-uri 'none';object-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  // Heeded by https alone.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;
