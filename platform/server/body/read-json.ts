import { Refusal } from '../../refusal.ts';

const usualBytes = 100 * 1024;
const maxDepth = 12;

type Options = { optional?: boolean; maxBytes?: number | undefined };

/**
 * Reads the JSON body of a request: UTF-8, at most 100 KB without another limit, of limited depth, without duplicate or prototype keys. Returns
 * undefined for an `optional` body that is missing. Refuses invalid JSON (400), another content type (415) and a larger body
 * (413).
 */
export async function readJson(
  request: Request,
  { optional = false, maxBytes = usualBytes }: Options = {},
): Promise<unknown> {
  if (optional && (request.body === null || request.headers.get('content-length') === '0')) return undefined;
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal('unsupported_media_type', 415, 'Please send JSON.');
  const text = await readText(request, maxBytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal('invalid_json', 400, 'The request is not valid JSON.');
  }
  if (countKeys(value, 0) !== countWrittenKeys(text))
    throw new Refusal('invalid_json', 400, 'The request contains a name twice.');
  return value;
}

/** Node enforces an announced length, so such a body is read at once. Other bodies are counted as they arrive. */
async function readText(request: Request, maxBytes: number): Promise<string> {
  const announced = Number(request.headers.get('content-length') ?? Infinity);
  if (announced <= maxBytes) return decode(new Uint8Array(await request.arrayBuffer()));
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Refusal('too_large', 413, 'The request is too large.');
    chunks.push(chunk);
  }
  return decode(Buffer.concat(chunks));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refusal('invalid_json', 400, 'The request is not valid UTF-8.');
  }
}

/** Counts the keys of a value at every depth. Refuses values that are nested too deeply, and the key `__proto__`. */
function countKeys(value: unknown, depth: number): number {
  if (depth > maxDepth) throw new Refusal('invalid_json', 400, 'The request is nested too deeply.');
  if (typeof value !== 'object' || value === null) return 0;
  const isArray = Array.isArray(value);
  return Object.entries(value).reduce((sum, [key, member]) => {
    if (key === '__proto__')
      throw new Refusal('invalid_json', 400, 'The request contains a name that is not allowed.');
    return sum + (isArray ? 0 : 1) + countKeys(member, depth + 1);
  }, 0);
}

/**
 * Counts the keys in the JSON text. `JSON.parse` keeps only the last of two equal keys, so a difference shows a duplicate.
 */
function countWrittenKeys(text: string): number {
  let keys = 0;
  for (const [, colon] of text.matchAll(/"[^"\\]*(?:\\[^][^"\\]*)*(?:"\s*(:)?|\\?$)/g)) if (colon) keys += 1;
  return keys;
}
