export type MessageParams = Readonly<Record<string, string | number>>;

/** Fills `{name}` placeholders. A missing parameter is a programming error and stays visible. */
export function fillMessage(message: string, params: MessageParams = {}): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
}
