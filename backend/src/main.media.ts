/** The process for uploads: reads pictures and documents for the API, which starts one for each of them. */
import { Worker } from 'node:worker_threads';
import { readMedia } from './modules/content/uploads/media-work.js';
import { serveQuestions } from './platform/process/serve-questions.js';

/** About twice what the largest picture needs. */
const MOST_MEMORY = 768 * 1024 * 1024;

// Image libraries allocate outside the heap limit, so the process ends itself; the API then refuses the file as too heavy.
new Worker(
  `setInterval(() => { if (process.memoryUsage.rss() > ${MOST_MEMORY}) process.kill(process.pid, 'SIGKILL'); }, 20)`,
  { eval: true },
).unref();

serveQuestions(readMedia);
