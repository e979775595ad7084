import { Refusal } from '../../refusal.ts';

const maxBytes = 100 * 1024;
const maxDepth = 12;

/**
 * The JSON body of a request: UTF-8, at most 100 KB, of bounded depth, without duplicate or prototype keys. A call whose body
 * is `optional` may come without one.
 */
export async function readJson(request: Request, { optional = false } = {}): Promise<unknown> {
  if (optional && (request.body === null || request.headers.get('content-length') === '0')) return undefined;
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal('unsupported_media_type', 415, 'Please send JSON.');
  const text = await readText(request);
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

/** A body of a known length is read in one go, which Node holds to that length; one without is counted as it comes. */
async function readText(request: Request): Promise<string> {
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

/** The keys of a value and of all within it. Refuses what is nested too deeply, and `__proto__`. */
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

/** The keys as valid JSON spells them. `JSON.parse` keeps the last of two equal keys, so that fewer arrive then. */
function countWrittenKeys(text: string): number {
  let keys = 0;
  for (const [, colon] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"\s*(:)?/g)) if (colon) keys += 1;
  return keys;
}
