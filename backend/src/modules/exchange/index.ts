/**
 * Exchange: profiles and valuations to and from spreadsheets (XLSX, CSV), and the degrees and texts of a grid draft.
 * Owns: import_batch and import_mapping. Events out: none of its own; the aggregates of the valuations module record each imported row.
 * Invariants: a file is never kept; only what a preview showed is written; an exported file that is imported again
 * gives the same amounts.
 */
export { SheetFiles } from './files/sheet-files.js';
export type { Value, WrittenSheet } from './files/sheet.js';
export { ExchangeModule } from './exchange.module.js';
export { ImportBatchRecord } from './persistence/import-batch.record.js';
export { ImportMappingRecord } from './persistence/import-mapping.record.js';
