import { Refusal } from '../../refusal.ts';

/**
 * Reads a body of plain bytes, at most `max`. Refuses an empty body (400), another content type (415) and more bytes (413).
 */
export async function readBytes(
  request: Request,
  { max, type = 'application/octet-stream' }: { max: number; type?: string },
): Promise<Buffer> {
  const sent = request.headers.get('content-type') ?? '';
  if (sent.split(';')[0]!.trim().toLowerCase() !== type)
    throw new Refusal('unsupported_media_type', 415, 'Please send the bytes of a file.');
  if (Number(request.headers.get('content-length')) > max) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > max) throw tooLarge();
    chunks.push(chunk);
  }
  if (size === 0) throw new Refusal('empty', 400, 'The part is empty.');
  return Buffer.concat(chunks);
}

function tooLarge(): Refusal {
  return new Refusal('too_large', 413, 'The part is too large.');
}
