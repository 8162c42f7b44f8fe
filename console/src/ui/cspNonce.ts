/** What the server lets this page's own styles pass by; empty where no server asks for it. */
export function cspNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
