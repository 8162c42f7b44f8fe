/** Words of samples, and rows of keys: no random key has them. */
const SAMPLE = /change|secret|passw|exempl|example|sample|azerty|qwerty|0123456|abcdef0123/i;
const LEAST_STEPS = 8;

/** Whether a secret was typed rather than drawn: repeated or counted up, or out of a sample. */
export function isGuessable(secret: string): boolean {
  if (secret === '') return false;
  if (SAMPLE.test(secret)) return true;
  const { length } = secret;
  // One piece again and again, the last one perhaps cut: the secret, moved on by a piece, is itself.
  for (let piece = 1; piece <= length / 2; piece += 1) if (secret.startsWith(secret.slice(piece))) return true;
  const codes = Array.from(secret, (sign) => sign.codePointAt(0) ?? 0);
  return new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0))).size < LEAST_STEPS;
}
