export { home } from './home';
export { publicLists } from './lists';
export { textPages } from './textPages';
