/** Draws the first page of an uploaded PDF. The API starts one process for each PDF. */
import { drawFirstPage } from './modules/content/uploads/first-page.js';
import { serveQuestions } from './platform/process/serve-questions.js';

serveQuestions(drawFirstPage);
