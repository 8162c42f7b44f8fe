/** The suite's object storage with the S3 calls that the product uses, which can fail on request. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** `lying` reports success but stores half a file; `away` refuses every call. */
export type StorageMood = 'keeping' | 'away' | 'read-only' | 'full' | 'slow' | 'lying' | 'silent';

const SLOW_MS = 2_000;
const REFUSALS: Readonly<Partial<Record<StorageMood, readonly [number, string]>>> = {
  'read-only': [403, 'AccessDenied'],
  full: [507, 'InsufficientStorage'],
};

export interface MoodyStorage {
  /** The value of STORAGE_URL. */
  readonly url: string;
  become(mood: StorageMood): void;
  /** Cuts every file to its first half. */
  cutFiles(): void;
  count(): number;
  close(): Promise<void>;
}

export async function startMoodyStorage(): Promise<MoodyStorage> {
  const files = new Map<string, Buffer>();
  let mood: StorageMood = 'keeping';
  const half = (content: Buffer): Buffer => content.subarray(0, content.byteLength >> 1);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://suite');
    const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
    const body = await buffer(request);
    // The caller has its own deadline.
    if (mood === 'silent') return;
    if (mood === 'slow') await wait(SLOW_MS);
    if (mood === 'away') return void response.writeHead(503).end('<Error><Code>ServiceUnavailable</Code></Error>');
    const [status, code] = (request.method === 'PUT' ? REFUSALS[mood] : undefined) ?? [200, ''];
    if (status !== 200) return void response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    if (request.method === 'PUT') {
      const content = unchunked(request, body);
      files.set(key, mood === 'lying' ? half(content) : content);
      return void response.writeHead(200, { etag: '"kept"' }).end();
    }
    if (request.method === 'DELETE') {
      files.delete(key);
      return void response.writeHead(204).end();
    }
    if (searchParams.has('list-type')) return void response.writeHead(200).end(listOf(files));
    const content = files.get(key);
    if (content === undefined) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    const headers = {
      'content-length': content.byteLength,
      etag: '"kept"',
      'last-modified': new Date(0).toUTCString(),
    };
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : content);
  };
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    url: `s3://key:secret@127.0.0.1:${(server.address() as AddressInfo).port}/files?tls=0`,
    become(next) {
      mood = next;
      if (next === 'keeping') server.closeAllConnections();
    },
    cutFiles() {
      for (const [key, content] of files) files.set(key, half(content));
    },
    count: () => files.size,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A body sent in signed chunks: `size;chunk-signature=…`, the bytes, and so on. */
function unchunked({ headers }: IncomingMessage, body: Buffer): Buffer {
  if (headers['content-encoding']?.includes('aws-chunked') !== true) return body;
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const end = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.subarray(at, end).toString(), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

function listOf(files: ReadonlyMap<string, Buffer>): string {
  const date = new Date(0).toISOString();
  const contents = [...files].map(
    ([key, { byteLength }]) =>
      `<Contents><Key>${key}</Key><Size>${byteLength}</Size><LastModified>${date}</LastModified><ETag>"kept"</ETag></Contents>`,
  );
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
}
