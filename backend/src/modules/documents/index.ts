/**
 * Documents: what is printed, by whom it was asked for, and the rendered files.
 * Owns: print_job and print_file, and the files under print/<establishment>/ of the store.
 * Events out: `print.requested`, answered by a job of its own (queue pdf).
 * Invariants: a document is built for the account that asked; one file per content; a job is visible to its owner only;
 * a job sheet holds what the viewer sees, prefilled from the classification until it is saved. Stored documents leave by
 * `http/document-release.ts` alone, which holds each against what its reader sees at that moment and against its checksum
 * (ADR 0021); whoever hands them out elsewhere, as the data download does, asks it too.
 */
export { DocumentRenderingModule, DocumentsModule } from './documents.module.js';
export { documentEvents } from './events.js';
export { DocumentRelease, type Released } from './http/document-release.js';
export type { Patience } from './http/print-waiting.js';
export { PrintFileRecord, PrintJobRecord } from './persistence/print-job.record.js';
export { ListPrinted, type PrintJobView } from './queries/print-job.query.js';
