import { Refusal } from '../../refusal.ts';

const maxBytes = 100 * 1024;
const maxDepth = 12;

/**
 * The JSON body of a request: at most 100 KB, of bounded depth, without NUL characters or prototype keys. A call whose body
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
  refuseUnsafe(value, 0);
  return value;
}

/** A body of a known length is read in one go, which Node holds to that length; one without is counted as it comes. */
async function readText(request: Request): Promise<string> {
  const announced = Number(request.headers.get('content-length') ?? Infinity);
  if (announced <= maxBytes) return Buffer.from(await request.arrayBuffer()).toString('utf8');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Refusal('too_large', 413, 'The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function refuseUnsafe(value: unknown, depth: number): void {
  if (depth > maxDepth) throw new Refusal('invalid_json', 400, 'The request is nested too deeply.');
  if (typeof value === 'string' && value.includes('\0'))
    throw new Refusal('invalid_json', 400, 'The request contains a character that is not allowed.');
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (key === '__proto__' || key.includes('\0'))
      throw new Refusal('invalid_json', 400, 'The request contains a name that is not allowed.');
    refuseUnsafe(member, depth + 1);
  }
}
