/** The process for uploads: reads pictures and documents for the API, which starts one for each of them. */
import { readMedia } from './modules/content/uploads/media-work.js';
import { serveQuestions } from './platform/process/serve-questions.js';

serveQuestions(readMedia);
