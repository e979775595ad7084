import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Fast for a response that few ask for, small for a busy one. */
const levels = { first: 3, busy: 9 };
const busyHits = 16;
/** The second encoding is counted before it is there. */
const gzipReserve = 2.5;

/** An upper bound for the memory of an entry beside its bytes: buffers, headers and its places in maps. */
const entryBytes = 4_096;

type Bytes = Uint8Array<ArrayBuffer>;

/** A response as it is held: compressed once, in a second encoding when a client needs it. */
export type KeptResponse = {
  status: number;
  /** Without length and encoding. */
  headers: Record<string, string>;
  br: Bytes;
  gzip?: Bytes;
  hits: number;
};

export type Encoding = 'br' | 'gzip' | 'identity';

/** Compresses a body, and gives it an ETag. */
export async function keepBody(
  body: string,
  { status, headers }: { status: number; headers: Record<string, string> },
): Promise<KeptResponse> {
  const br = await brotli(body, levels.first);
  // Of the compressed bytes: equal bodies have equal ones, and they are a tenth as long.
  const etag = `"${createHash('sha256').update(br).digest('base64url').slice(0, 22)}"`;
  return { status, headers: { ...headers, vary: 'Accept-Encoding', etag }, br, hits: 0 };
}

/** Returns the bytes that a response takes in memory. */
export function sizeOf({ headers, br }: KeptResponse): number {
  return entryBytes + Math.ceil(br.byteLength * gzipReserve) + JSON.stringify(headers).length;
}

/** The best encoding that the client accepts. */
export function encodingFor(accepted: string): Encoding {
  const accepts = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted);
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}

export function isUnchanged({ status, headers }: KeptResponse, ifNoneMatch: string | undefined): boolean {
  return status === 200 && Boolean(ifNoneMatch?.includes(headers.etag!));
}

/** Counts a hit; a response that many ask for is compressed once more, smaller. */
export function countHit(kept: KeptResponse): void {
  kept.hits += 1;
  if (kept.hits === busyHits) void compressSmaller(kept).catch(() => {});
}

async function compressSmaller(kept: KeptResponse): Promise<void> {
  const br = await brotli(await decompress(kept.br), levels.busy);
  if (br.byteLength < kept.br.byteLength) kept.br = br;
}

/** The body in an encoding; gzip is held from then on. */
export async function bodyIn(kept: KeptResponse, encoding: Encoding): Promise<Bytes> {
  if (encoding === 'br') return kept.br;
  if (encoding === 'gzip' && kept.gzip) return kept.gzip;
  const body = await decompress(kept.br);
  if (encoding === 'identity') return new Uint8Array(body);
  kept.gzip = new Uint8Array(await zip(body));
  return kept.gzip;
}

export function headersIn(kept: KeptResponse, encoding: Encoding, length: number): Record<string, string> {
  return {
    ...kept.headers,
    'content-length': String(length),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
}

/** The response for one client, or 304 when the client has it already. */
export async function respondWith(kept: KeptResponse, request: Request): Promise<Response> {
  const { status, headers } = kept;
  if (isUnchanged(kept, request.headers.get('if-none-match') ?? undefined))
    return new Response(null, { status: 304, headers });
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '');
  const body = await bodyIn(kept, encoding);
  return new Response(body, { status, headers: headersIn(kept, encoding, body.byteLength) });
}

/** A window of the body's size finds as much as the default of 4 MB, and takes a fraction of its memory. */
async function brotli(body: string | Uint8Array, level: number): Promise<Bytes> {
  const size = Buffer.byteLength(body);
  const windowBits = Math.min(22, Math.max(16, Math.ceil(Math.log2(size + 1))));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
  };
  return new Uint8Array(await compress(body, { params }));
}
