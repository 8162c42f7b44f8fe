/** As the contract has it; longer texts are read by nobody’s screen reader in one go. */
export const LONGEST_ALT = 300;
