/**
 * Exchange: profiles and valuations to and from spreadsheets (XLSX, CSV).
 * The degrees and texts of a draft of the grid, too.
 * Owns: import_batch.
 * Events out: none of its own; the aggregates of the valuations module record what an import brings, one event a row.
 * Invariants: a file is never kept; nothing is written that a preview did not show; an exported file, imported again,
 * gives the same amounts.
 */
export { ExchangeModule } from './exchange.module.js';
export { ImportBatchRecord } from './persistence/import-batch.record.js';
