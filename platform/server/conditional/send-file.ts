import { createHash } from 'node:crypto';
import { isSameForRange, preconditionOf, type Validators } from './preconditions.ts';
import { type ByteRange, readRange } from './read-range.ts';

type FileToSend = Validators & {
  size: number;
  headers: Record<string, string>;
  read: (part?: ByteRange) => BodyInit;
};

/** Headers that tell a client how its own copy goes on: RFC 9110, section 15.4.5. */
const ofUnchanged = ['cache-control', 'vary', 'x-content-type-options', 'content-security-policy'];

/**
 * Responds to a GET with a file: whole, the requested part, or 304 for a client that has it. The tag names the bytes that are
 * sent, so another encoding has another one.
 */
export function sendFile({ headers: given }: Pick<Request, 'headers'>, file: FileToSend): Response {
  const { size, etag, modifiedAt } = file;
  const validators = {
    etag,
    ...(modifiedAt && { 'last-modified': notLaterThanNow(modifiedAt).toUTCString() }),
  };
  const outcome = preconditionOf((name) => given.get(name), file);
  if (outcome === 'failed') return new Response(null, { status: 412 });
  if (outcome === 'unchanged') {
    const kept = ofUnchanged.flatMap((name) => (file.headers[name] ? [[name, file.headers[name]]] : []));
    return new Response(null, { status: 304, headers: { ...Object.fromEntries(kept), ...validators } });
  }
  const headers = { ...file.headers, ...validators, 'accept-ranges': 'bytes' };
  const range = isSameForRange(given.get('if-range'), file) ? readRange(given.get('range'), size) : 'whole';
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...validators, 'content-range': `bytes */${size}` },
    });
  if (range === 'whole')
    return new Response(file.read(), { headers: { ...headers, 'content-length': String(size) } });
  const { first, last } = range;
  const part = {
    'content-length': String(last - first + 1),
    'content-range': `bytes ${first}-${last}/${size}`,
  };
  return new Response(file.read(range), { status: 206, headers: { ...headers, ...part } });
}

export function sendBytes(
  request: Pick<Request, 'headers'>,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response {
  const read = (part?: ByteRange) => (part ? bytes.subarray(part.first, part.last + 1) : bytes);
  return sendFile(request, { etag: etagOf(bytes), size: bytes.byteLength, headers, read });
}

export function sendText(
  request: Pick<Request, 'headers'>,
  text: string,
  headers: Record<string, string>,
): Response {
  return sendBytes(request, new TextEncoder().encode(text), headers);
}

/** Returns a strong tag of the content. */
export function etagOf(bytes: Uint8Array): string {
  return quoted(createHash('sha256').update(bytes).digest());
}

export function quoted(hash: Buffer): string {
  return `"${hash.toString('base64url').slice(0, 22)}"`;
}

/** A file may come from a machine whose clock is ahead. */
function notLaterThanNow(date: Date): Date {
  return new Date(Math.min(date.getTime(), Date.now()));
}
