/**
 * How long what has served is kept, in days; the page on data protection tells the same. Establishments without any use
 * go by a setting of the employer body (`retention_months`).
 */
export const KEPT_DAYS = {
  /**
   * A mail or a document that is still to be made: its job was lost (the database away at its last try, a queue emptied),
   * else it would have ended within hours. It is given up, so that somebody is told and it goes by age like any other.
   */
  unfinished: 2,
  /** Recipient and content of a mail that was sent; its row, as a proof of sending, stays for a year. */
  mailContent: 30,
  failedMail: 90,
  mailRow: 365,
  /** A link after its end: until then its page can say why it no longer serves. */
  link: 30,
  /** A request of the public that no worker answered. */
  unansweredRequest: 7,
  /** A request for an account after the decision; one that nobody decided, after it came. */
  accountRequest: 365,
  contactMessage: 365,
  printJob: 30,
  printFile: 90,
  /** A document for a share that somebody asked for, with its job: there are ten thousand of each valuation. */
  sharePrint: 1,
  /** A file that no row names: of a rendering or an upload that was interrupted, of a document that was deleted. */
  strayFile: 1,
  consumedEvent: 90,
  /** A network from which nobody signed in to the account any more. */
  knownNetwork: 90,
} as const;
