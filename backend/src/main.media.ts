/** The process for uploads: reads pictures and documents for the API, which starts one for each of them. */
import { Worker } from 'node:worker_threads';
import { readMedia } from './modules/content/uploads/media-work.js';
import { serveQuestions } from './platform/process/serve-questions.js';

/** Some twice what the largest picture takes. */
const MOST_MEMORY = 768 * 1024 * 1024;

// Libraries unpack beside the heap, whose limit they do not feel: the API takes a process that was killed for one too heavy.
new Worker(
  `setInterval(() => { if (process.memoryUsage.rss() > ${MOST_MEMORY}) process.kill(process.pid, 'SIGKILL'); }, 20)`,
  { eval: true },
).unref();

serveQuestions(readMedia);
