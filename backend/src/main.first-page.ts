/** The process that draws the first page of a PDF which staff sent; the API starts one for each of them. */
import { drawFirstPage } from './modules/content/uploads/first-page.js';
import { serveQuestions } from './platform/process/serve-questions.js';

serveQuestions(drawFirstPage);
