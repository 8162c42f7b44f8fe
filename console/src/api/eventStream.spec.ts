import { describe, expect, it } from '@jest/globals';
import { eventReader } from './eventStream';

describe('a stream of server-sent events', () => {
  it('gives each event with its id, its kind and its data', () => {
    const read = eventReader();
    expect(read('retry: 3000\nid: 41\nevent: open\ndata: {}\n\nid: 42\nevent: change\ndata: {"id":5}\n\n')).toEqual([
      { id: '41', event: 'open', data: '{}' },
      { id: '42', event: 'change', data: '{"id":5}' },
    ]);
  });

  it.each(['\n', '\r\n', '\r'])('waits for the rest after a cut anywhere (line ends %j)', (end) => {
    const text = ['id: 7', 'event: change', 'data: un', 'data: deux', '', 'id: 8', 'data: trois', '', ''].join(end);
    const read = eventReader();
    const events = [...text].flatMap((character) => read(character));
    // A lone carriage return at the end may be half of a line end.
    events.push(...read(end === '\r' ? ':\r' : ''));
    expect(events).toEqual([
      { id: '7', event: 'change', data: 'un\ndeux' },
      { id: '8', event: 'message', data: 'trois' },
    ]);
  });

  it('gives nothing for a beat, a lone id or an event without data', () => {
    const read = eventReader();
    expect(read(': beat\n\n')).toEqual([]);
    expect(read('id: 9\n\n')).toEqual([]);
    expect(read('event: change\n\n')).toEqual([]);
    expect(read('data: x\n\n')).toEqual([{ id: '9', event: 'message', data: 'x' }]);
  });
});
