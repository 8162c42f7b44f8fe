/** Words of samples and rows of keys, which no random key contains. */
const SAMPLE = /change|secret|passw|exempl|example|sample|azerty|qwerty|0123456|abcdef0123/i;
const LEAST_STEPS = 8;

/** True for a typed secret: repeated or counting characters, or a sample. */
export function isGuessable(secret: string): boolean {
  if (secret === '') return false;
  if (SAMPLE.test(secret)) return true;
  const { length } = secret;
  // A repetition of one piece, the last one perhaps cut: shifted by a piece, the secret equals itself.
  for (let piece = 1; piece <= length / 2; piece += 1) if (secret.startsWith(secret.slice(piece))) return true;
  const codes = Array.from(secret, (sign) => sign.codePointAt(0) ?? 0);
  return new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0))).size < LEAST_STEPS;
}
