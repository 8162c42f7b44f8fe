/**
 * Directory: what public registers outside say of an establishment.
 * Owns: company_register, answers of the public company register kept for a day.
 * Events: none. Invariants: a look-up never holds anybody up for more than five seconds; a register
 * that is away, or that refuses to answer so often, is told as such; an old answer is better than none.
 */
export { DirectoryModule } from './directory.module.js';
export { KnownCompanies } from './queries/known-companies.js';
