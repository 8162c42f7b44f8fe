/**
 * Documents: requests for prints, and the printed files. Owns: print_job and print_file, and the files under
 * print/<establishment>/ of the store. Events out: `print.requested`, answered by its own job (queue pdf). Invariants:
 * a document is built for the account that asked; one file for each content; only its owner sees a job; a job sheet
 * holds what the viewer sees, filled in from the classification until it is saved. Stored documents leave only through
 * `http/document-release.ts`, which checks each against its reader's rights at that moment and its checksum (ADR 0021).
 * Other code that hands them out, like the data download, uses it too.
 */
export { DocumentRenderingModule, DocumentsModule } from './documents.module.js';
export { documentEvents } from './events.js';
export { DocumentRelease, type Released } from './http/document-release.js';
export type { Patience } from './http/print-waiting.js';
export { PrintFileRecord, PrintJobRecord } from './persistence/print-job.record.js';
export { ListPrinted, type PrintJobView } from './queries/print-job.query.js';
