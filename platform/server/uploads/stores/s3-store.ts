import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { PictureStore, StoredPicture } from './picture-store.ts';

const patienceMs = 10_000;
/** aws4fetch repeats 5xx and 429 with growing pauses. */
const retries = 3;
const maxPictureBytes = 16 * 1024 * 1024;

/**
 * Keeps pictures in a bucket of S3 or a service with the same protocol, below the folder `uploads`. The address is
 * `s3://key:secret@host/bucket?region=…`, or `s3+http://…` for a service in a network that you trust.
 */
export function openS3Store(address: string): PictureStore {
  const { protocol, username, password, host, pathname, searchParams } = new URL(address);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries,
  });
  const bucket = `${protocol === 's3+http:' ? 'http' : 'https'}://${host}${pathname.replace(/\/$/, '')}`;

  /** A redirect would send the request to a host that the setting does not name. */
  async function send(method: string, query: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const headers: Record<string, string> = body
      ? {
          'content-type': 'image/webp',
          'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
        }
      : {};
    const signal = AbortSignal.timeout(patienceMs);
    const init = { method, headers, signal, redirect: 'error' as const, ...(body ? { body } : {}) };
    const response = await client.fetch(`${bucket}${query}`, init);
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`The storage responds to ${method} with ${response.status}.`);
  }

  return {
    write: async (path, bytes) => {
      const response = await send('PUT', `/uploads/${path}`, new Uint8Array(bytes));
      if (!response.ok) throw new Error('The storage has no such bucket.');
    },
    read: async (path) => {
      const response = await send('GET', `/uploads/${path}`);
      if (response.status === 404) return null;
      if (Number(response.headers.get('content-length')) > maxPictureBytes)
        throw new Error('The storage holds a picture that is too large.');
      return new Uint8Array(await response.arrayBuffer());
    },
    has: async (path) => (await send('HEAD', `/uploads/${path}`)).ok,
    remove: async (path) => void (await send('DELETE', `/uploads/${path}`)),
    list: (place) => list(place, send),
  };
}

/** Each part begins after the last key of the part before. */
async function* list(
  place: string,
  send: (method: string, query: string) => Promise<Response>,
): AsyncIterable<StoredPicture[]> {
  const prefix = `uploads/${place}/`;
  for (let marker: string | undefined = ''; marker !== undefined;) {
    const query = new URLSearchParams({ prefix, marker });
    const xml = await (await send('GET', `?${query}`)).text();
    const entries = [...xml.matchAll(/<Contents>[^]*?<\/Contents>/g)].map(([entry]) => entry);
    yield entries.flatMap((entry) => entryOf(entry, prefix));
    const last = textIn(entries.at(-1) ?? '', 'Key');
    marker = textIn(xml, 'IsTruncated') === 'true' ? last : undefined;
  }
}

function entryOf(entry: string, prefix: string): StoredPicture[] {
  const key = textIn(entry, 'Key') ?? '';
  const changedAt = Date.parse(textIn(entry, 'LastModified') ?? '');
  return key.startsWith(prefix) && !Number.isNaN(changedAt)
    ? [{ name: key.slice(prefix.length), changedAt }]
    : [];
}

function textIn(xml: string, tag: string): string | undefined {
  const [, text] = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml) ?? [];
  return text
    ?.replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
