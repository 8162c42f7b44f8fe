/** Files that staff send pass a scanner first, where there is one. The test's own server speaks clamd's protocol. */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { staffMedia } from '@valorisation/contract';
import { errorOf, type Answer, type ApiClient } from './support/api-client.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const COMMAND = Buffer.from('zINSTREAM\0');
const LENGTH_BYTES = 4;
const HARM = 'a sign that the scanner knows';

/** The file once it has arrived completely: its chunks end with an empty one. */
function fileIn(received: Buffer): Buffer | undefined {
  if (!received.subarray(0, COMMAND.length).equals(COMMAND)) return undefined;
  const pieces: Buffer[] = [];
  for (let at = COMMAND.length; at + LENGTH_BYTES <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    at += LENGTH_BYTES;
    pieces.push(received.subarray(at, at + length));
    at += length;
  }
  return undefined;
}

describe('a file for the media library', () => {
  let bench: TestBench;
  let staff: ApiClient;
  let looked: Buffer[] = [];
  let answer: (file: Buffer) => string;

  const scanner = createServer((socket: Socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part]);
      const file = fileIn(received);
      if (file === undefined) return;
      looked.push(file);
      socket.end(`${answer(file)}\0`);
    });
  });
  const send = async (text: string): Promise<Answer> => {
    const form = new FormData();
    form.append('file', new Blob([text], { type: 'text/plain' }), 'notice.txt');
    return staff.post('/admin/media', form);
  };
  const kept = async (): Promise<number> =>
    Number((await bench.owner.query<{ count: string }>('select count(*) from content_media')).rows[0]?.count);

  beforeAll(async () => {
    bench = await openTestBench();
    await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve));
    const { port } = scanner.address() as AddressInfo;
    const url = await bench.startApi({ variables: { SCANNER_URL: `tcp://127.0.0.1:${port}` } });
    staff = await signIn(url, emailOf('staff'));
  });

  beforeEach(() => {
    looked = [];
    answer = (file) => (file.includes(HARM) ? 'stream: Some-Malware FOUND' : 'stream: OK');
  });

  afterAll(async () => {
    await bench.close();
    scanner.close();
  });

  it('is scanned completely before it is stored', async () => {
    const text = 'Une notice. '.repeat(20_000);
    const sent = await send(text);
    expect(sent.status).toBe(201);
    expect(staffMedia.parse(sent.body).kind).toBe('document');
    expect(looked.map(String)).toEqual([text]);
  });

  it('is refused with advice when the scanner recognises it, and nothing of it is stored', async () => {
    const before = await kept();
    const refused = await send(`Une notice, ${HARM}.`);
    expect([refused.status, errorOf(refused).fields?.['file']]).toEqual([422, expect.stringContaining('antivirus')]);
    expect(await kept()).toBe(before);
  });

  it('is not stored unscanned while the scanner does not answer', async () => {
    const before = await kept();
    answer = () => 'INSTREAM size limit exceeded. ERROR';
    const unsaid = await send('Une autre notice.');
    await new Promise((resolve) => scanner.close(resolve));
    const away = await send('Une autre notice.');
    for (const refused of [unsaid, away])
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await kept()).toBe(before);
  });
});
