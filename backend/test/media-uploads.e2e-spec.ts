/** Uploads of staff to the media library: redrawn or checked, or refused with the reason. */
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentCalls, mediaCalls, staffDocument, staffMedia } from '@valorisation/contract';
import { PDFDocument, rgb } from 'pdf-lib';
import sharp from 'sharp';
import { z } from 'zod';
import { ApiClient, errorOf, fieldsOf, refusalOf, type Answer } from './support/api-client.js';
import { beyond, docxBomb, hugePng, PDF, picture } from './support/media-files.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { itFurther, scaled } from './support/scale.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const MEDIA = '/admin/media';
const POINTS = 10_000;

describe('the media library', () => {
  let bench: TestBench;
  let url: string;
  let as: RoleClients;

  /** As a browser sends it. */
  async function send(bytes: Uint8Array, name = 'fichier', client?: ApiClient, path = MEDIA): Promise<Answer> {
    const form = new FormData();
    form.append('file', new Blob([Buffer.from(bytes)], { type: 'text/html' }), name);
    return (client ?? as.staff).post(path, form);
  }
  const taken = async (bytes: Uint8Array, name?: string) => {
    const answer = await send(bytes, name);
    if (answer.status >= 300) throw new Error(`${refusalOf(answer)}: ${JSON.stringify(answer.body)}`);
    return staffMedia.parse(answer.body);
  };
  const refused = async (bytes: Uint8Array): Promise<string> => {
    const answer = await send(bytes);
    return `${answer.status} ${errorOf(answer).fields?.['file'] ?? errorOf(answer).code}`;
  };
  const bytesOf = (answer: Answer): Buffer => {
    if (!Buffer.isBuffer(answer.body)) throw new Error(`No file: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const put = async (path: string, body: object) => as.staff.call(path, { method: 'PUT', body });
  /** Sends raw bytes on its own connection: forms that no browser writes. */
  async function sendRaw(body: string): Promise<string> {
    const { hostname, port } = new URL(url);
    const socket = createConnection(Number(port), hostname);
    socket.write(
      [
        `POST ${MEDIA} HTTP/1.1`,
        'Host: x',
        `Authorization: Bearer ${as.staff.token}`,
        'Content-Type: multipart/form-data; boundary=xx',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
    return text(socket);
  }

  beforeAll(async () => {
    bench = await openTestBench();
    url = await bench.startApi();
    as = await signInAll(url);
  });

  afterAll(async () => bench.close());

  it('redraws a picture: upright, small, without camera data, public and cached for a year', async () => {
    const sent = (await picture(2520, 1680)).jpeg().withExif({ IFD0: { Artist: 'Nadia Ferrand' } });
    const turned = await sent.withMetadata({ orientation: 6 }).toBuffer();
    const media = await taken(turned, 'C:\\Photos\\Salle de classe.JPG');
    expect(media).toMatchObject({
      kind: 'picture',
      file_name: 'Salle de classe.webp',
      width: 1600,
      height: 2400,
      alt: '',
    });
    const answer = await new ApiClient(url).get(media.src ?? '');
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const { format, exif, orientation } = await sharp(bytesOf(answer)).metadata();
    expect({ format, exif, orientation }).toEqual({ format: 'webp', exif: undefined, orientation: undefined });
    const small = await sharp(bytesOf(await new ApiClient(url).get(media.thumbnail ?? ''))).metadata();
    expect(small.width).toBe(480);
    expect(staffMedia.parse((await send(turned, 'autre.jpg')).body).id).toBe(media.id);
  });

  itFurther('refuses a file that is too large, as sent or once opened, and keeps little of it in memory', async () => {
    const before = process.memoryUsage().rss;
    expect(await refused(hugePng(POINTS, POINTS))).toContain('413 Cette image compte trop de points');
    expect(await refused(docxBomb())).toContain('413 Une fois déplié');
    expect(await refused(beyond(10, Buffer.from('ffd8ffe0', 'hex')))).toContain('413 Ce fichier est trop volumineux');
    const large = beyond(25, Buffer.from('%PDF-1.4'));
    const answers = await Promise.all(Array.from({ length: scaled({ part: 1, all: 2 }) }, async () => refused(large)));
    expect(answers.every((answer) => answer.startsWith('413 Ce fichier est trop volumineux'))).toBe(true);
    // The test's two files and forms are in the same process.
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  });

  it('draws the first page of a PDF for library and portal, and keeps a PDF that it cannot draw', async () => {
    const document = await PDFDocument.create();
    document.addPage([600, 900]).drawRectangle({ x: 0, y: 0, width: 600, height: 450, color: rgb(1, 0, 0) });
    const media = await taken(await document.save(), 'affiche.pdf');
    expect(media).toMatchObject({ kind: 'document', src: null });
    const drawn = bytesOf(await new ApiClient(url).get(media.thumbnail ?? ''));
    const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([480, 720]);
    const top = [...data.subarray(0, 3)];
    const bottom = [...data.subarray(-info.channels).subarray(0, 3)];
    expect(top.every((value) => value > 250)).toBe(true);
    expect([bottom[0], bottom[1], bottom[2]].map((value) => Math.round((value ?? 0) / 255))).toEqual([1, 0, 0]);

    const facts = { type: 'modele', title: 'Affiche', summary: '', media_id: media.id };
    const { id } = staffDocument.parse((await as.staff.post('/admin/documents', facts)).body);
    await as.staff.post(`/admin/documents/${id}/publish`, {});
    const { body } = await new ApiClient(url).get(`/v1/user/docs/${id}`);
    expect(body).toMatchObject({ payload: { img: media.thumbnail } });

    expect(await taken(PDF, 'vide.pdf')).toMatchObject({ kind: 'document', thumbnail: null });
  });

  it('gives a document to staff only, to be saved and never run', async () => {
    const media = await taken(Buffer.from('Bonjour <script>alert(1)</script>'), '../../a\r\nSet-Cookie: x/note.html');
    const path = `${MEDIA}/${media.id}/file`;
    const { headers, body } = await as.staff.get(path);
    expect(headers.get('content-type')).toBe('text/plain');
    expect(headers.get('content-disposition')).toContain('attachment; filename="note.txt"');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(String(body)).toContain('Bonjour');
    expect(refusalOf(await as.main.get(path))).toBe('403 acces_refuse');
    expect(refusalOf(await new ApiClient(url).get(path))).toBe('401 session_absente');
    for (const name of ['x.webp', `${'0'.repeat(64)}.webp`, '..%2f..%2fetc%2fpasswd', `${'0'.repeat(64)}.php`]) {
      expect((await new ApiClient(url).get(`/media/${name}`)).status).toBe(404);
    }
  });

  it('refuses a file of another kind than requested, whatever its name, and keeps nothing of it', async () => {
    const kept = async () => (await as.staff.get(MEDIA)).headers.get('content-range');
    const before = await kept();
    const drawn = await (await picture(8, 8)).png().toBuffer();
    const reasons: string[] = [];
    for (const [bytes, name, kind] of [
      [PDF, 'affiche.png', 'picture'],
      [Buffer.from('Un texte'), 'photo.jpg', 'picture'],
      [drawn, 'note.txt', 'document'],
    ] as const) {
      const answer = await send(bytes, name, as.staff, `${MEDIA}?kind=${kind}`);
      reasons.push(`${answer.status} ${errorOf(answer).fields?.['file']}`);
    }
    const noPicture = expect.stringMatching(/^415 Ce fichier n’est pas une image\./);
    expect(reasons).toEqual([noPicture, noPicture, expect.stringMatching(/^415 Ce fichier est une image\./)]);
    expect(await kept()).toBe(before);
  });

  it('is closed to members and the public, and takes complete forms only', async () => {
    expect(refusalOf(await send(PDF, 'a.pdf', as.main))).toBe('403 acces_refuse');
    expect(refusalOf(await send(PDF, 'a.pdf', new ApiClient(url)))).toBe('401 session_absente');
    expect(refusalOf(await as.staff.post(MEDIA, { file: 'x' }))).toBe('415 type_non_accepte');
    const head = 'Content-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n';
    const forms = [
      '',
      '--xx--',
      'no form at all',
      `--xx\r\n${head}abc`,
      `--xx\r\n${head.replace('"file"', '"other"')}abc\r\n--xx--`,
    ];
    for (const form of forms) expect(await sendRaw(form)).toMatch(/^HTTP\/1\.1 400 [^]*"requete_malformee"/);
    const other = new FormData();
    other.append('file', new Blob(['x']), 'x');
    expect(refusalOf(await as.staff.post('/admin/articles', other))).toBe('415 type_non_accepte');
    expect(await sendRaw(`--xx\r\n${head}abc\r\n--xx--`)).toMatch(/^HTTP\/1\.1 201/);
  });

  it('knows where a file is used, now and in earlier versions, and deletes unused ones', async () => {
    const media = await taken(await (await picture(90, 50)).png().toBuffer());
    const body = `<figure><img src="${media.src}" alt="x"></figure>`;
    const article = { theme: null, type: 'actualite', title: 'Avec image', summary: '', body };
    const { id } = z.object({ id: z.int() }).parse((await as.staff.post('/admin/articles', article)).body);
    const uses = async () => z.parse(mediaCalls.uses.answer, (await as.staff.get(`${MEDIA}/${media.id}/uses`)).body);
    expect(await uses()).toMatchObject([{ kind: 'articles', record_id: id, title: 'Avec image', is_current: true }]);
    await put(`/admin/articles/${id}`, { body: '<p>Sans</p>' });
    expect(await uses()).toMatchObject([{ record_id: id, is_current: false }]);
    const remove = async (which: number) => as.staff.call(`${MEDIA}/${which}`, { method: 'DELETE' });
    expect(refusalOf(await remove(media.id))).toBe('409 encore_utilise');
    const changed = staffMedia.parse(
      (await put(`${MEDIA}/${media.id}`, { alt: 'Un jardin', archived: true, file_name: 'Le jardin' })).body,
    );
    expect(changed).toMatchObject({ alt: 'Un jardin', archived: true, file_name: 'Le jardin.webp', uses: 1 });
    expect(fieldsOf(await put(`${MEDIA}/${media.id}`, { file_name: ' ' }))).toEqual(['file_name']);
    const unused = await taken(await (await picture(91, 51)).png().toBuffer());
    expect((await remove(unused.id)).status).toBe(200);
    expect((await new ApiClient(url).get(unused.src ?? '')).status).toBe(404);
  });

  itFurther('provides the files of portal documents, whose earlier files stay available', async () => {
    const [first, second] = [
      await taken(Buffer.from('Premier'), 'un.txt'),
      await taken(Buffer.from('a;b\n3;4'), 'deux.csv'),
    ];
    const described = { type: 'note', title: 'Note', summary: '' };
    expect(errorOf(await as.staff.post('/admin/documents', described)).fields).toHaveProperty('media_id');
    const image = await taken(await (await picture(92, 52)).png().toBuffer());
    const wrong = await as.staff.post('/admin/documents', { ...described, media_id: image.id });
    expect(errorOf(wrong).fields?.['media_id']).toContain('n’est pas un document');
    const made = await as.staff.post('/admin/documents', { ...described, media_id: first.id });
    const { id } = staffDocument.parse(made.body);
    const download = async () => new ApiClient(url).get(contentCalls.document.path.replace(':id', String(id)));
    expect((await download()).status).toBe(404);
    await as.staff.post(`/admin/documents/${id}/publish`, {});
    expect(String((await download()).body)).toBe('Premier');
    const replaced = staffDocument.parse((await put(`/admin/documents/${id}`, { media_id: second.id })).body);
    expect(replaced).toMatchObject({ file_name: 'deux.csv', media_type: 'text/csv', version: 3 });
    const { headers, body } = await download();
    expect([headers.get('content-type'), String(body)]).toEqual(['text/csv', 'a;b\n3;4']);
    expect(headers.get('content-disposition')).toContain('deux.csv');
    const earlier = await as.staff.get(`/admin/documents/${id}/versions/2/file`);
    expect([earlier.headers.get('content-disposition'), String(earlier.body)]).toEqual([
      expect.stringContaining('un.txt'),
      'Premier',
    ]);
    expect(refusalOf(await as.staff.call(`${MEDIA}/${first.id}`, { method: 'DELETE' }))).toBe('409 encore_utilise');

    // A publication with another file also describes it, and removes none.
    const publish = async (content: object) => as.staff.post(`/admin/documents/${id}/publish`, { content });
    expect(errorOf(await publish({ media_id: null })).fields).toHaveProperty('media_id');
    expect(errorOf(await publish({ media_id: image.id })).fields?.['media_id']).toContain('n’est pas un document');
    expect((await publish({ media_id: first.id })).status).toBeLessThan(300);
    const published = await download();
    expect([published.headers.get('content-type'), String(published.body)]).toEqual(['text/plain', 'Premier']);
    expect(published.headers.get('content-disposition')).toContain('un.txt');
  });
});
