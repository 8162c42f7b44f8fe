export { home } from './home';
export { textPages } from './textPages';
