const KILOBYTE = 1024;
const oneDecimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

export function fileSize(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE
    ? `${Math.max(1, Math.round(kilobytes))}\u00a0Ko`
    : `${oneDecimal.format(kilobytes / KILOBYTE)}\u00a0Mo`;
}
