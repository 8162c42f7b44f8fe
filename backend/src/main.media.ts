/** Reads uploaded pictures and documents for the API, which starts one process for each. */
import { Worker } from 'node:worker_threads';
import { readMedia } from './modules/content/uploads/media-work.js';
import { serveQuestions } from './platform/process/serve-questions.js';

/** About twice the memory that the largest picture needs. */
const MOST_MEMORY = 768 * 1024 * 1024;

// Image libraries allocate memory outside the heap limit, so this thread kills the process when the process uses too much
// memory. The API then refuses the file as too heavy.
new Worker(
  `setInterval(() => { if (process.memoryUsage.rss() > ${MOST_MEMORY}) process.kill(process.pid, 'SIGKILL'); }, 20)`,
  { eval: true },
).unref();

serveQuestions(readMedia);
