import { LINKED_MAILS, type Mail } from '@valorisation/contract';

/**
 * Every mail of the product, with the values that it needs. They are personal, so they live in the mail's own erasable
 * row, never in an event or a job. A mail of LINKED or LEADING gets the address of its link when it is sent.
 */
export interface MailContents {
  /** To the applicant: staff will look at the request. */
  'registration-received': { readonly companyName: string };
  /** To the applicant whose address already has an account. */
  'already-registered': { readonly companyName: string };
  /** To the head of an establishment that another person asks to join. */
  'registration-joins': {
    readonly companyName: string;
    readonly applicantName: string;
    readonly applicantEmail: string;
  };
  'registration-refused': { readonly companyName: string; readonly reason: string };
  activation: { readonly companyName: string };
  'associated-invitation': { readonly companyName: string; readonly inviterName: string };
  /** To a person whose address has an account elsewhere. `canJoin`: the person may accept while signed in. */
  'associated-invitation-deferred': {
    readonly companyName: string;
    readonly inviterName: string;
    readonly canJoin: boolean;
  };
  /** To a person who has an account elsewhere and got one of this establishment. */
  'establishment-joined': { readonly companyName: string };
  'associated-removed': { readonly companyName: string };
  'password-reset': Record<string, never>;
  'password-changed': { readonly changedAt: string };
  'second-step-set': Record<string, never>;
  'second-step-removed': { readonly byAdmin: boolean };
  /** To a person whom an admin gives an account of the employer body. Without a name, the operator gives it. */
  'staff-invitation': { readonly inviterName: string | null; readonly isAdmin: boolean };
  /** To the new address. */
  'email-change': { readonly newEmail: string };
  /** To an address with an account, when another account asks for it. Only its holder learns this. */
  'email-change-taken': Record<string, never>;
  /** To the old address. */
  'email-change-notice': { readonly newEmail: string };
  /** To both addresses. */
  'email-changed': { readonly newEmail: string };
  'deletion-link': { readonly companyName: string };
  /** Its link cancels the deletion. `on`: the day of the deletion, in words. */
  'deletion-planned': { readonly companyName: string; readonly on: string };
  /** To the associated accounts of an establishment whose head planned its deletion. */
  'deletion-announced': { readonly companyName: string; readonly on: string };
  'deletion-cancelled': { readonly companyName: string };
  'deletion-done': { readonly companyName: string };
  'retention-warning': { readonly companyName: string; readonly on: string };
  /** To the associated account that is to take over. */
  'handover-proposed': { readonly companyName: string; readonly proposerName: string };
  /** To the new main account. */
  'handover-received': { readonly companyName: string; readonly newHeadName: string };
  /** To the other associated accounts. */
  'handover-announced': { readonly companyName: string; readonly newHeadName: string };
  /** To the former main account. */
  'handover-done': { readonly companyName: string; readonly newHeadName: string };
  /** To the head who has let staff read the establishment’s names and texts. `on`: the last day. */
  'access-granted': { readonly companyName: string; readonly on: string };
  /** To a head who has to agree that people move. `otherName`: the other establishment; `on`: the last day. */
  'transfer-waiting': {
    readonly companyName: string;
    readonly otherName: string;
    readonly leaving: boolean;
    readonly on: string;
  };
  /** To a person whose account staff suspended, with the reason. */
  'account-suspended': { readonly reason: string };
  'account-restored': Record<string, never>;
  /** To a head: staff propose a function of the grid for rows of an "autre fonction". */
  'function-proposed': { readonly companyName: string; readonly functionTitle: string };
  /** To a head: an admin fixed an amount for a valuation, or removed it, and why. */
  'amount-fixed': {
    readonly companyName: string;
    readonly valuationId: number;
    readonly isTakenBack: boolean;
    readonly reason: string;
  };
  /** To a head: a grid came into force, and the amounts of valuations change. `on`: its first day. */
  'grid-to-update': {
    readonly companyName: string;
    readonly on: string;
    readonly toUpdate: number;
    readonly toRedo: number;
  };
  /** To a head: a grid came into force without functions or degrees of valuations. */
  'grid-to-redo': { readonly companyName: string; readonly on: string; readonly toRedo: number };
  /** To a head: the earlier grid is back, because another one was published by mistake. */
  'grid-withdrawn': {
    readonly companyName: string;
    readonly on: string;
    readonly toUpdate: number;
    readonly toRedo: number;
    /** Valuations that are in their earlier state again. */
    readonly reinstated: number;
  };
  /** To a member: what staff wrote to many (ADR 116). `isDuty`: it goes to members who want no news, too. */
  campaign: {
    readonly companyName: string;
    readonly subject: string;
    readonly html: string;
    readonly isDuty: boolean;
  };
  /** To a person of the employer body, on Mondays: how much waits. */
  'staff-weekly': {
    readonly requests: number;
    readonly messages: number;
    readonly mails: number;
    readonly toConfirm: number;
  };
  /** To the employer body. */
  'contact-message': {
    readonly name: string;
    readonly email: string;
    readonly subject: string;
    readonly message: string;
    readonly companyName: string;
  };
  /** The sender's copy. */
  'contact-copy': { readonly subject: string; readonly message: string };
  /** It has the subject of the copy, if there was one, because mail programs group by it. */
  'contact-answer': {
    readonly subject: string;
    readonly hasCopy: boolean;
    /** True when the answer has its own greeting. */
    readonly greets: boolean;
    readonly answer: string;
    readonly message: string;
    /** The day, as printed. */
    readonly writtenOn: string;
  };
}

export type MailKind = keyof MailContents;

/** failed: for good, until staff retry it. */
export type MailState = 'waiting' | 'sent' | 'failed';

/**
 * Why the last try failed. refuse: a server refused it for good; injoignable: no server answered, or it asked to try later;
 * non_redige: our template could not be filled; interne: another error of ours.
 */
export type MailFailure = NonNullable<Mail['error_code']>;

/** The console page behind a mail's link. Its token is the last part of the path. */
export const LINKED = LINKED_MAILS satisfies Partial<Record<MailKind, string>>;

export type LinkedMail = keyof typeof LINKED;

/** The console page of a mail's link without a token, which opens nothing by itself. `:name` is a value of the mail. */
export const LEADING = {
  'already-registered': 'login',
  'associated-invitation-deferred': 'etablissements',
  'establishment-joined': 'etablissements',
  'registration-refused': 'signup',
  'retention-warning': 'login',
  'account-restored': 'login',
  'access-granted': 'rgpd',
  'transfer-waiting': 'transferts',
  'function-proposed': 'propositions',
  'amount-fixed': 'valorisation/:valuationId',
  'grid-to-update': 'dashboard?visa=3',
  'grid-to-redo': 'dashboard?visa=2',
  'grid-withdrawn': 'dashboard',
  campaign: 'dashboard',
  'staff-weekly': 'admin',
} as const satisfies Partial<Record<MailKind, string>>;

/** Mails to a person whose account is deleted. Once sent, their rows keep neither address nor content. */
const LAST_MAILS: readonly string[] = ['deletion-done', 'associated-removed'] satisfies MailKind[];

export function isLastMail(kind: string): boolean {
  return LAST_MAILS.includes(kind);
}

export function isLinked(kind: string): kind is LinkedMail {
  return Object.hasOwn(LINKED, kind);
}

export function isLeading(kind: string): kind is keyof typeof LEADING {
  return Object.hasOwn(LEADING, kind);
}

export function leadingPage(kind: keyof typeof LEADING, data: object): string {
  const values = new Map<string, unknown>(Object.entries(data));
  return LEADING[kind].replace(/:(\w+)/, (_, name: string) => String(values.get(name)));
}

/**
 * The values of each mail that staff may read: the person concerned and the time. Typed texts are left out, and so is
 * any value that is not in this list.
 */
export const READABLE: { readonly [Kind in MailKind]: readonly (keyof MailContents[Kind])[] } = {
  'registration-received': ['companyName'],
  'already-registered': ['companyName'],
  'registration-joins': ['companyName', 'applicantName', 'applicantEmail'],
  'registration-refused': ['companyName'],
  activation: ['companyName'],
  'associated-invitation': ['companyName', 'inviterName'],
  'associated-invitation-deferred': ['companyName', 'inviterName', 'canJoin'],
  'establishment-joined': ['companyName'],
  'associated-removed': ['companyName'],
  'password-reset': [],
  'password-changed': ['changedAt'],
  'email-change': ['newEmail'],
  'email-change-taken': [],
  'email-change-notice': ['newEmail'],
  'email-changed': ['newEmail'],
  'deletion-link': ['companyName'],
  'deletion-planned': ['companyName', 'on'],
  'deletion-announced': ['companyName', 'on'],
  'deletion-cancelled': ['companyName'],
  'deletion-done': ['companyName'],
  'retention-warning': ['companyName', 'on'],
  'handover-proposed': ['companyName', 'proposerName'],
  'handover-received': ['companyName', 'newHeadName'],
  'handover-announced': ['companyName', 'newHeadName'],
  'handover-done': ['companyName', 'newHeadName'],
  'contact-message': ['name', 'email', 'companyName'],
  'contact-copy': [],
  'contact-answer': ['hasCopy', 'greets', 'writtenOn'],
  'staff-invitation': ['inviterName', 'isAdmin'],
  'access-granted': ['companyName', 'on'],
  'transfer-waiting': ['companyName', 'otherName', 'leaving', 'on'],
  'account-suspended': [],
  'account-restored': [],
  // The function would reveal the title that an establishment has typed.
  'function-proposed': ['companyName'],
  'amount-fixed': ['companyName', 'valuationId', 'isTakenBack'],
  'grid-to-update': ['companyName', 'on', 'toUpdate', 'toRedo'],
  'grid-to-redo': ['companyName', 'on', 'toRedo'],
  'grid-withdrawn': ['companyName', 'on', 'toUpdate', 'toRedo', 'reinstated'],
  campaign: ['companyName', 'subject', 'html', 'isDuty'],
  'staff-weekly': ['requests', 'messages', 'mails', 'toConfirm'],
  'second-step-set': [],
  'second-step-removed': ['byAdmin'],
};
