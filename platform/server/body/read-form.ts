import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { Refusal } from '../../refusal.ts';

export type Form = { fields: Record<string, string>; files: Record<string, Uint8Array> };

const maxFileBytes = 5 * 1024 * 1024;
const maxBytes = maxFileBytes + 256 * 1024;
const limits = {
  fileSize: maxFileBytes,
  fields: 20,
  fieldSize: 20 * 1024,
  fieldNameSize: 60,
  headerPairs: 20,
};

/** Limits the memory of all forms that the shop reads at the same time. */
const maxBytesAtOnce = 64 * 1024 * 1024;
let bytesAtOnce = 0;

/**
 * Reads a multipart form with limits on each part while it streams in. Takes only files named in `fileNames`, and counts an
 * empty file as none. Returns the fields and the files. Refuses a malformed or truncated form (400), another content type
 * (415) and too many bytes (413).
 */
export async function readForm(request: Request, fileNames: readonly string[]): Promise<Form> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type))
    throw new Refusal('unsupported_media_type', 415, 'Please send a multipart form.');
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge();
  const fields = new Map<string, string>();
  const files = new Map<string, Uint8Array>();
  const parser = makeParser(type, fileNames.length);
  let refused: Refusal | undefined;
  const refuse = (refusal: Refusal) => {
    refused ??= refusal;
    parser.destroy(refused);
  };
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    const isWhole = !nameTruncated && !valueTruncated;
    if (isWhole && !fields.has(name)) fields.set(name, value);
    else refuse(malformed());
  });
  parser.on('file', (name, stream) => {
    stream.on('error', () => {});
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('limit', () => refuse(tooLarge()));
    stream.on('end', () => files.set(name, Buffer.concat(chunks)));
    if (!fileNames.includes(name) || files.has(name)) refuse(malformed());
  });
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const)
    parser.on(limit, () => refuse(malformed()));
  await feed(request, parser).catch((error: unknown) => {
    throw refused ?? (error instanceof Refusal ? error : malformed());
  });
  const sent = [...files].filter(([, bytes]) => bytes.length > 0);
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(sent) };
}

function makeParser(type: string, files: number): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': type },
      defParamCharset: 'utf8',
      limits: { ...limits, files, parts: limits.fields + files },
    });
  } catch {
    throw malformed();
  }
}

async function feed(request: Request, parser: busboy.Busboy): Promise<void> {
  let size = 0;
  async function* counted() {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      bytesAtOnce += chunk.byteLength;
      if (size > maxBytes) throw tooLarge();
      if (bytesAtOnce > maxBytesAtOnce) throw busy();
      yield chunk;
    }
  }
  try {
    await pipeline(counted(), parser);
  } finally {
    bytesAtOnce -= size;
  }
}

function malformed() {
  return new Refusal('invalid_form', 400, 'The form is not valid.');
}

function tooLarge() {
  return new Refusal('too_large', 413, 'Please choose a picture under 5 MB.');
}

function busy() {
  return new Refusal('busy', 503, 'The shop is busy. Please try again in a moment.', {
    retryAfterSeconds: 5,
  });
}
