/**
 * All the console's texts, by area. Spaces before « : ; ? % € » are no-break (\u00a0).
 * Each area imports its own object, so that a visitor never downloads the members' texts.
 */
export { account } from './fr/account';
export { apiErrors } from './fr/apiErrors';
export { associated, takeover } from './fr/associated';
export { body } from './fr/body';
export { chrome } from './fr/chrome';
export { classification } from './fr/classification';
export { coherence } from './fr/coherence';
export { compare } from './fr/compare';
export { evolutions } from './fr/evolutions';
export { openRules } from './fr/openRules';
export { estimate } from './fr/estimate';
export { figures } from './fr/figures';
export { firstSteps } from './fr/firstSteps';
export { jobSheet, printedPage } from './fr/jobSheet';
export { exchange } from './fr/exchange';
export { life } from './fr/life';
export { mailLinks } from './fr/mailLinks';
export { contact } from './fr/contact';
export { dataProtection } from './fr/dataProtection';
export { directory } from './fr/directory';
export { dashboard } from './fr/member';
export * as pages from './fr/pages';
export { planned } from './fr/planned';
export { publications } from './fr/publications';
export { selection } from './fr/selection';
export { login } from './fr/signIn';
export { signup } from './fr/signup';
export { staff, staffKit, wrongArea } from './fr/staff';
export { staffAccess } from './fr/staffAccess';
export { staffAccount } from './fr/staffAccount';
export { staffDashboard, staffSearch, staffValuations } from './fr/staffDashboard';
export { staffAccounts, staffEstablishments } from './fr/staffAccounts';
export { staffContent } from './fr/staffContent';
export { staffDesk } from './fr/staffDesk';
export { staffJournal } from './fr/staffJournal';
export { staffMails } from './fr/staffMails';
export { staffMedia } from './fr/staffMedia';
export { staffAnswerTemplates, staffMessages } from './fr/staffMessages';
export { staffRequests } from './fr/staffRequests';
export { staffSettings } from './fr/staffSettings';
export { staffTeam } from './fr/staffTeam';
export { staffView } from './fr/staffView';
export { headings, titles } from './fr/titles';
export { ui } from './fr/ui';
export { undo } from './fr/undo';
