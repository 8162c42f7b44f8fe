/**
 * How long finished data is kept, in days. The page on data protection says the same. Unused establishments follow a
 * setting of the employer body (`retention_months`).
 */
export const KEPT_DAYS = {
  /**
   * A mail or document that is still not made has lost its job (the database was away on its last try, or a queue was
   * emptied). It is given up, so that its owner learns it and it is deleted by age like any other.
   */
  unfinished: 2,
  /** Recipient and content of a sent mail. Its row stays for a year as a proof of sending. */
  mailContent: 30,
  failedMail: 90,
  mailRow: 365,
  /** A link after its end. During this time its page can say why the link no longer works. */
  link: 30,
  /** A public request that no worker answered. */
  unansweredRequest: 7,
  /** A request for an account after its decision; without a decision, after its arrival. */
  accountRequest: 365,
  contactMessage: 365,
  /** A transfer of people, after the day on which its heads had to agree at the latest. */
  transfer: 365,
  /** A searched word without a choice that did not come on three different days, and any such word. */
  leftWord: 30,
  frequentLeftWord: 365,
  printJob: 30,
  printFile: 90,
  /** A document for a requested share, with its job, because each valuation may have ten thousand of them. */
  sharePrint: 1,
  /** A file that no row names: from an interrupted print or upload, or of a deleted document. */
  strayFile: 1,
  consumedEvent: 90,
  /** A network without a further sign-in to the account. */
  knownNetwork: 90,
} as const;
