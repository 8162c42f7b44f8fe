/**
 * Directory: what public registers outside say of establishments.
 * Owns: company_register, answers of the public company register kept for a day; directory_answer, the last that the
 * federation's directory said of each department (ADR 31).
 * Events: none. Invariants: a look-up never holds anybody up for more than five seconds; a provider
 * that is away, or that refuses to answer so often, is told as such; an old answer is better than none.
 */
export { DirectoryModule } from './directory.module.js';
export { KnownCompanies } from './queries/known-companies.js';
export { registerFacts } from './queries/register-facts.js';
