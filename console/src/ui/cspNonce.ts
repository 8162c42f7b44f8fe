/** The nonce for the styles that this page adds itself. Empty when the server requires none. */
export function cspNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
