import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

const patienceMs = 10_000;
/** A large object may take longer: at least so many bytes in a millisecond must pass. */
const leastBytesPerMs = 100;
/** aws4fetch repeats 5xx and 429 with growing pauses. */
const retries = 3;

const noBucket = 'The storage has no such bucket.';

type Body = Uint8Array<ArrayBuffer> | Blob;
export type StoredObject = { key: string; changedAt: number; bytes: number };

/** A bucket of S3 or a service with the same protocol. */
export type Bucket = {
  /** The object is there whole or not at all. `sha256` spares reading a large body at once. */
  put: (key: string, body: Body, options: { type: string; sha256?: string }) => Promise<void>;
  /** Returns the response with the object, or null when there is none. `bytes` is its length, if known. */
  get: (key: string, bytes?: number) => Promise<Response | null>;
  has: (key: string) => Promise<boolean>;
  /** A missing object is no error. */
  remove: (key: string) => Promise<void>;
  /** Lists the objects whose keys begin with `prefix` in parts, by key. */
  list: (prefix: string) => AsyncIterable<StoredObject[]>;
};

/**
 * Opens a bucket. The address is `s3://key:secret@host/bucket?region=…`, or `s3+http://…` for a service in a network that you
 * trust. No error names the secret.
 */
export function openBucket(address: string): Bucket {
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
  async function send(method: string, path: string, { headers = {}, body, bytes = 0 }: Sending = {}) {
    const signal = AbortSignal.timeout(patienceMs + Math.ceil(bytes / leastBytesPerMs));
    const init = { method, headers, signal, redirect: 'error' as const, ...(body ? { body } : {}) };
    const response = await client.fetch(`${bucket}${path}`, init);
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`The storage responds to ${method} with ${response.status}.`);
  }

  return {
    put: async (key, body, { type, sha256 }) => {
      const hash =
        sha256 ??
        createHash('sha256')
          .update(body as Uint8Array)
          .digest('hex');
      const headers = { 'content-type': type, 'x-amz-content-sha256': hash };
      const bytes = body instanceof Blob ? body.size : body.byteLength;
      const response = await send('PUT', `/${key}`, { headers, body, bytes });
      await response.body?.cancel();
      if (!response.ok) throw new Error(noBucket);
    },
    get: async (key, bytes = 0) => {
      const response = await send('GET', `/${key}`, { bytes });
      if (response.status !== 404) return response;
      if (textIn(await response.text(), 'Code') === 'NoSuchBucket') throw new Error(noBucket);
      return null;
    },
    has: async (key) => (await send('HEAD', `/${key}`)).ok,
    remove: async (key) => void (await send('DELETE', `/${key}`)),
    list: (prefix) => list(prefix, (query) => send('GET', query)),
  };
}

type Sending = { headers?: Record<string, string>; body?: Body; bytes?: number };

/** Throws rather than end early, since a file that a list lacks counts as missing. */
async function* list(
  prefix: string,
  ask: (query: string) => Promise<Response>,
): AsyncIterable<StoredObject[]> {
  const begin = { 'list-type': '2', prefix };
  for (let token: string | undefined = ''; token !== undefined;) {
    const query = new URLSearchParams(token === '' ? begin : { ...begin, 'continuation-token': token });
    const response = await ask(`?${query}`);
    const xml = await response.text();
    if (response.status === 404) throw new Error(noBucket);
    if (!xml.includes('<ListBucketResult')) throw new Error('The storage does not answer with a list.');
    yield xml
      .split('<Contents>')
      .slice(1)
      .flatMap((entry) => objectOf(entry, prefix));
    const next = textIn(xml, 'NextContinuationToken');
    const isWhole = textIn(xml, 'IsTruncated') === 'false';
    if (!isWhole && (!next || next === token)) throw new Error('The storage breaks its list off.');
    token = isWhole ? undefined : next;
  }
}

function objectOf(entry: string, prefix: string): StoredObject[] {
  const key = textIn(entry, 'Key') ?? '';
  const changedAt = Date.parse(textIn(entry, 'LastModified') ?? '');
  const bytes = Number(textIn(entry, 'Size'));
  return key.startsWith(prefix) && !Number.isNaN(changedAt) ? [{ key, changedAt, bytes }] : [];
}

function textIn(xml: string, tag: string): string | undefined {
  const [, text] = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml) ?? [];
  return text?.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(quot|apos|lt|gt|amp));/gi,
    (_, decimal, hex, name) =>
      name
        ? letters[String(name).toLowerCase()]!
        : String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex, 16)),
  );
}

const letters: Record<string, string> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };
