/** Reads and writes spreadsheets for the API, which starts one process for each file. */
import { SheetWork } from './modules/exchange/files/sheet-work.js';
import { serveQuestions } from './platform/process/serve-questions.js';

const work = new SheetWork();
serveQuestions(async (question: Parameters<SheetWork['answer']>[0]) => work.answer(question));
