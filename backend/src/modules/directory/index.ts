/**
 * Directory: what outside registers say about establishments. Owns: company_register (answers of the public company
 * register, kept for a day); directory_answer (the last answer of the federation's directory for each department, ADR
 * 31). Events: none. Invariants: a look-up takes at most five seconds; a provider that is away or overloaded is
 * reported as away; an old answer is better than none.
 */
export { DirectoryModule } from './directory.module.js';
export { KnownCompanies, registerFacts } from './queries/known-companies.js';
