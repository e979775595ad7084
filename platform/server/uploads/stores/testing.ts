import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { minuteMs } from '#platform/time-spans.ts';

const credentials = { key: 'test-key', secret: 'test-secret' };
const maxSkewMs = 15 * minuteMs;
const listParameters = new Set(['list-type', 'prefix', 'continuation-token', 'max-keys', 'encoding-type']);

type StoredObject = { bytes: Buffer; type: string; changedAt: Date };
type Reply = { status: number; headers?: Record<string, string>; body?: Buffer | string };

/** Objects by bucket and key, for a test that damages or counts them. */
export type TestStorage = {
  buckets: Map<string, Map<string, StoredObject>>;
  urlOf: (bucket: string) => string;
  close: () => Promise<void>;
};

/**
 * Starts a storage with these empty buckets on a free port. It checks signatures and speaks the part of the S3 protocol that
 * the shop uses: objects, and lists of the second version with continuation tokens. Anything else is refused.
 */
export async function startTestStorage(names: string[], { perPart = 1_000 } = {}): Promise<TestStorage> {
  const buckets = new Map(names.map((name) => [name, new Map<string, StoredObject>()]));
  const tokens = new Map<string, string>();
  const server = createServer((request, response) => {
    void serve(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, body = '' } = await answer(request);
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
    response.end(request.method === 'HEAD' ? '' : body);
  }

  async function answer(request: IncomingMessage): Promise<Reply> {
    const url = new URL(request.url!, `http://${request.headers.host}`);
    const body = await buffer(request);
    const refusal = refusalOf(request, url, body);
    if (refusal) return failure(403, refusal);
    const [, name = '', path = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    const bucket = buckets.get(name);
    if (!bucket) return failure(404, 'NoSuchBucket');
    if (path === '') return request.method === 'GET' ? list(bucket, url.searchParams) : failure(405);
    if (url.search !== '') return failure(501);
    return answerObject(bucket, path, { request, body });
  }

  /** A token is opaque, so that no client may read the last key out of it. */
  function list(bucket: Map<string, StoredObject>, query: URLSearchParams): Reply {
    if ([...query.keys()].some((name) => !listParameters.has(name))) return failure(501);
    if (query.get('list-type') !== '2') return failure(501);
    const token = query.get('continuation-token');
    const after = token === null ? '' : tokens.get(token);
    if (after === undefined) return failure(400, 'InvalidArgument');
    const prefix = query.get('prefix') ?? '';
    const due = [...bucket.keys()].filter((key) => key.startsWith(prefix) && inBytes(key, after) > 0);
    const size = Math.min(perPart, Number(query.get('max-keys') ?? perPart));
    const keys = due.toSorted(inBytes).slice(0, size);
    const shown = query.get('encoding-type') === 'url' ? encoded : (key: string) => key;
    const next = due.length > keys.length ? `token <&> ${randomUUID()}` : null;
    if (next) tokens.set(next, keys.at(-1)!);
    const contents = keys.map((key) => entry(shown(key), bucket.get(key)!)).join('');
    const more = next ? `<NextContinuationToken>${escaped(next)}</NextContinuationToken>` : '';
    return xml(`<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Prefix>${escaped(prefix)}</Prefix>
      <EncodingType>${query.get('encoding-type') ?? ''}</EncodingType><KeyCount>${keys.length}</KeyCount><IsTruncated>${next !== null}</IsTruncated>${contents}${more}</ListBucketResult>`);
  }

  return {
    buckets,
    urlOf: (bucket) => `s3+http://${credentials.key}:${credentials.secret}@127.0.0.1:${port}/${bucket}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      if (server.listening) await once(server, 'close');
    },
  };
}

type Upload = { request: IncomingMessage; body: Buffer };

function answerObject(bucket: Map<string, StoredObject>, key: string, { request, body }: Upload): Reply {
  const stored = bucket.get(key);
  switch (request.method) {
    case 'PUT': {
      const type = request.headers['content-type'] ?? 'binary/octet-stream';
      bucket.set(key, { bytes: body, type, changedAt: new Date() });
      return { status: 200, headers: { etag: etagOf(body) } };
    }
    case 'GET':
    case 'HEAD': {
      if (!stored) return failure(404, 'NoSuchKey');
      const headers = {
        'content-type': stored.type,
        etag: etagOf(stored.bytes),
        'last-modified': stored.changedAt.toUTCString(),
      };
      return { status: 200, headers, body: stored.bytes };
    }
    case 'DELETE':
      bucket.delete(key);
      return { status: 204 };
    default:
      return failure(501);
  }
}

/** Checks Signature Version 4 without the library that signs. Returns the code of the refusal. */
function refusalOf({ method, headers }: IncomingMessage, url: URL, body: Buffer): string | null {
  const shape =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[\w-]+\/s3\/aws4_request), ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
  const [, key, scope = '', signedHeaders = '', signature] = shape.exec(headers.authorization ?? '') ?? [];
  if (key !== credentials.key) return 'InvalidAccessKeyId';
  const time = String(headers['x-amz-date']);
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d:\d\dZ)$/.exec(
    time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  ) ?? ['', '', ''];
  if (!(Math.abs(Date.now() - Date.parse(`${day}${clock}`)) < maxSkewMs)) return 'RequestTimeTooSkewed';
  const hash = headers['x-amz-content-sha256'];
  if (hash !== sha256(body) && (hash !== 'UNSIGNED-PAYLOAD' || body.length > 0))
    return 'XAmzContentSHA256Mismatch';
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).toSorted();
  const names = signedHeaders.split(';');
  const lines = names.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('');
  const request = [method, url.pathname, query.join('&'), lines, signedHeaders, hash].join('\n');
  const signing = scope
    .split('/')
    .reduce<Buffer>((secret, part) => hmac(secret, part), Buffer.from(`AWS4${credentials.secret}`));
  const expected = hmac(signing, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(request)}`).toString('hex');
  return signature === expected ? null : 'SignatureDoesNotMatch';
}

const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');
const hmac = (secret: Buffer, text: string): Buffer => createHmac('sha256', secret).update(text).digest();
const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;
const inBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"'\r]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

function entry(key: string, { bytes, changedAt }: StoredObject): string {
  const facts = `<LastModified>${changedAt.toISOString()}</LastModified><ETag>${escaped(etagOf(bytes))}</ETag>`;
  return `<Contents><Key>${escaped(key)}</Key>${facts}<Size>${bytes.length}</Size></Contents>`;
}

const xml = (body: string, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
});

const failure = (status: number, code = 'NotImplemented'): Reply =>
  xml(`<Error><Code>${code}</Code></Error>`, status);
