import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createBrotliDecompress,
  createGzip,
  gzip,
} from 'node:zlib';
import { preconditionOf } from '../conditional/preconditions.ts';
import { limitConcurrency } from '../limits/concurrency-limit.ts';

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
  /** Without length, encoding and ETag. */
  headers: Record<string, string>;
  /** Names the content. The ETag of each encoding begins with it. */
  hash: string;
  /** Of the content, without compression. */
  length: number;
  br: Bytes;
  gzip?: Bytes;
  hits: number;
};

export type Encoding = 'br' | 'gzip' | 'identity';

/** A larger body passes in pieces, so that its text is never in memory as a whole. */
const largeBytes = 2_000_000;

type Head = Pick<KeptResponse, 'status' | 'headers'>;

/** Node has four threads for it. Each further coder would hold half a megabyte while it waits for one. */
const inTurn = limitConcurrency({ atOnce: 4, maxWaiting: Infinity });

/** Compresses a body, and gives it an ETag. */
export async function keepBody(body: string, head: Head): Promise<KeptResponse> {
  const bytes = Buffer.from(body);
  const { length } = bytes;
  const br = await inTurn(() => compress(bytes, brotliFor(length, levels.first)));
  return kept(head, length, new Uint8Array(br));
}

/** Compresses a body that is written in pieces. Returns null when there is none. */
export async function keepPieces(pieces: AsyncIterable<string>, head: Head): Promise<KeptResponse | null> {
  let length = 0;
  async function* counted() {
    for await (const piece of pieces) {
      length += Buffer.byteLength(piece);
      yield piece;
    }
  }
  const coder = createBrotliCompress(brotliFor(largeBytes, levels.first));
  const br = await buffer(Readable.from(counted(), { objectMode: false }).compose(coder));
  return length === 0 ? null : kept(head, length, new Uint8Array(br));
}

/** Equal bodies have equal compressed bytes, and these are a tenth as long. */
function kept({ status, headers }: Head, length: number, br: Bytes): KeptResponse {
  const hash = createHash('sha256').update(br).digest('base64url').slice(0, 22);
  return { status, headers: { ...headers, vary: 'Accept-Encoding' }, hash, length, br, hits: 0 };
}

/**
 * Returns the ETag of a response in an encoding. It is weak, because a busy response is compressed once more. Each encoding
 * has its own, so that no proxy takes one for another.
 */
export function etagIn({ hash }: Pick<KeptResponse, 'hash'>, encoding: Encoding): string {
  return `W/"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
}

/** Returns the bytes that a response takes in memory. */
export function sizeOf({ headers, br }: KeptResponse): number {
  return entryBytes + Math.ceil(br.byteLength * gzipReserve) + JSON.stringify(headers).length;
}

export function encodingFor(accepted: string): Encoding {
  const accepts = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted);
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}

/** Counts a hit; a response that many ask for is compressed once more, smaller. */
export function countHit(kept: KeptResponse): void {
  kept.hits += 1;
  if (kept.hits === busyHits && kept.length <= largeBytes) void compressSmaller(kept).catch(() => {});
}

async function compressSmaller(kept: KeptResponse): Promise<void> {
  const br = await compress(await decompress(kept.br), brotliFor(kept.length, levels.busy));
  if (br.byteLength < kept.br.byteLength) kept.br = new Uint8Array(br);
}

/** The body in an encoding; gzip is held from then on. */
async function bodyIn(kept: KeptResponse, encoding: Encoding): Promise<Bytes | ReadableStream> {
  if (encoding === 'br') return kept.br;
  if (encoding === 'gzip') return (kept.gzip ??= await gzipOf(kept));
  if (kept.length > largeBytes) return Readable.toWeb(inPieces(kept)) as ReadableStream;
  return new Uint8Array(await decompress(kept.br));
}

async function gzipOf(kept: KeptResponse): Promise<Bytes> {
  if (kept.length > largeBytes) return new Uint8Array(await buffer(inPieces(kept).compose(createGzip())));
  return new Uint8Array(await zip(await decompress(kept.br)));
}

function inPieces({ br }: KeptResponse): Readable {
  return Readable.from([br], { objectMode: false }).compose(createBrotliDecompress()) as Readable;
}

/** The response for one client, or 304 when the client has it already. */
export async function respondWith(kept: KeptResponse, request: Pick<Request, 'headers'>): Promise<Response> {
  const { status } = kept;
  const given = request.headers;
  const encoding = encodingFor(given.get('accept-encoding') ?? '');
  const etag = etagIn(kept, encoding);
  const headers: Record<string, string> = { ...kept.headers, etag };
  const outcome = status === 200 ? preconditionOf((name) => given.get(name), { etag }) : 'send';
  if (outcome === 'failed') return new Response(null, { status: 412 });
  if (outcome === 'unchanged') return new Response(null, { status: 304, headers });
  const body = await bodyIn(kept, encoding);
  const length = body instanceof Uint8Array ? body.byteLength : kept.length;
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return new Response(body, { status, headers: { ...headers, 'content-length': String(length) } });
}

/** A window of the body's size finds as much as the default of 4 MB, and takes a fraction of its memory. */
function brotliFor(size: number, level: number): BrotliOptions {
  const windowBits = Math.min(22, Math.max(16, Math.ceil(Math.log2(size + 1))));
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  };
}
