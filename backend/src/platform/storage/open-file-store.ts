import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import type { Config } from '../config/config.js';
import { FileStore, localFileStore } from './file-store.js';

/** Below DATA_DIR. */
const FOLDER = 'files';
const DEFAULT_REGION = 'us-east-1';

/**
 * The store of STORAGE_URL; without it, files under the data directory. `file:///folder`, or
 * `s3://key:secret@host:port/bucket?region=...&tls=0` for any server that speaks S3. Without a host (`s3://bucket`),
 * the bucket is Amazon's and the credentials come from the environment.
 */
export async function openFileStore({
  storageUrl,
  dataDir,
}: Pick<Config, 'storageUrl' | 'dataDir'>): Promise<FileStore> {
  if (storageUrl === undefined) return localFileStore(join(dataDir, FOLDER));
  const url = new URL(storageUrl);
  if (url.protocol === 'file:') return localFileStore(fileURLToPath(url));
  // The S3 client is large, so an installation with files on disk never loads it.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const place = s3Place(url);
  return new FileStore(new Disk(new S3Driver({ ...place, visibility: 'private', supportsACL: false })));
}

interface S3Place {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string;
  readonly forcePathStyle?: boolean;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

export function s3Place(url: URL): S3Place {
  const region = url.searchParams.get('region') ?? DEFAULT_REGION;
  const path = url.pathname.replace(/^\/|\/$/g, '');
  const credentials =
    url.username === ''
      ? {}
      : {
          credentials: {
            accessKeyId: decodeURIComponent(url.username),
            secretAccessKey: decodeURIComponent(url.password),
          },
        };
  if (path === '') return { bucket: url.hostname, region, ...credentials };
  const scheme = url.searchParams.get('tls') === '0' ? 'http' : 'https';
  return { bucket: path, region, endpoint: `${scheme}://${url.host}`, forcePathStyle: true, ...credentials };
}
