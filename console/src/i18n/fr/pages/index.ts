export { accountHelp, practicalHelp, teachingPack, toolPresentation } from './tool';
export { agreement } from './agreement';
export { accessibility, legalNotice, privacy, terms } from './legal';
export type { ContentPageText, ContentSection } from './contentPage';
export { faq } from './faq';
export { home } from './home';
export { publicLists } from './lists';
