/** What staff do with messages beside listing them. */
import { messageCalls, type Message, type MessageFigures, type MessageThread } from '@valorisation/contract';
import { call } from './call';

/** Which message, in the version that was read. */
export type ReadMessage = Pick<Message, 'id' | 'version'>;

export const messageActs = {
  thread: async (id: number): Promise<MessageThread> => call(messageCalls.thread, { params: { id } }),
  figures: async (from: string, to: string): Promise<MessageFigures> =>
    call(messageCalls.figures, { query: { from, to } }),
  assign: async ({ id, version }: ReadMessage, to: number | null): Promise<Message> =>
    call(messageCalls.assign, { params: { id }, body: { to, version } }),
  answer: async ({ id, version }: ReadMessage, text: string, closes: boolean): Promise<Message> =>
    call(messageCalls.answer, { params: { id }, body: { text, closes, version } }),
  note: async ({ id }: ReadMessage, text: string): Promise<Message> =>
    call(messageCalls.note, { params: { id }, body: { text } }),
  close: async ({ id, version }: ReadMessage): Promise<Message> =>
    call(messageCalls.close, { params: { id }, body: { version } }),
  reopen: async ({ id, version }: ReadMessage): Promise<Message> =>
    call(messageCalls.reopen, { params: { id }, body: { version } }),
};
