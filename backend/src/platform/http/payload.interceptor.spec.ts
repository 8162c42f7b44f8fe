import 'reflect-metadata';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StreamableFile } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { describe, expect, it } from '@jest/globals';
import { lastValueFrom, of } from 'rxjs';
import { PayloadInterceptor } from './payload.interceptor.js';

async function answered(content: Readable): Promise<unknown> {
  const reply = { hasHeader: () => true };
  const context = new ExecutionContextHost([{ method: 'GET' }, reply], Object, () => undefined);
  const file = new StreamableFile(content);
  return lastValueFrom(new PayloadInterceptor().intercept(context, { handle: () => of(file) }));
}

describe('a file in an answer', () => {
  it('is refused as a whole when it fails before its first byte', async () => {
    const failing = new Readable({
      read() {
        this.destroy(new Error('The storage is away'));
      },
    });
    await expect(answered(failing)).rejects.toThrow('The storage is away');
  });

  it('is sent completely otherwise', async () => {
    const file = await answered(Readable.from(['one ', 'two']));
    expect(file instanceof StreamableFile && (await text(file.getStream()))).toBe('one two');
  });
});
