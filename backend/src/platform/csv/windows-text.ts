/**
 * Windows-1252, as older spreadsheets save their files. In parts: given whole, Node 20 takes it for Latin-1 and makes the
 * control characters 80 to 9F of œ, ’, – and €.
 */
export function decodeWindows(bytes: Uint8Array): string {
  const decoder = new TextDecoder('windows-1252');
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}
