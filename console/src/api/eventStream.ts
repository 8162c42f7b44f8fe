/** Parses server-sent events from a text stream, by the HTML standard. Pure. */
export interface ServerEvent {
  /** The last id of the stream; null before the first. */
  readonly id: string | null;
  readonly event: string;
  readonly data: string;
}

export function eventReader(): (text: string) => readonly ServerEvent[] {
  let rest = '';
  let id: string | null = null;
  let event = '';
  let data: string[] = [];

  function finish(): ServerEvent[] {
    const whole = data.length > 0 ? [{ id, event: event === '' ? 'message' : event, data: data.join('\n') }] : [];
    event = '';
    data = [];
    return whole;
  }

  function readLine(line: string): ServerEvent[] {
    if (line === '') return finish();
    const colon = line.indexOf(':');
    // A comment line, which the server sends as its heartbeat.
    if (colon === 0) return [];
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'id') id = value;
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
    return [];
  }

  return (text) => {
    // A line may be cut anywhere, even between its carriage return and its line feed.
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    return lines.flatMap(readLine);
  };
}
