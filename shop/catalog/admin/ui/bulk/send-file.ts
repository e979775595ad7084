import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { partBytes } from '../../bulk/bulk-change.ts';
import { type BulkChange, endpoints } from '../../bulk/contract.ts';

type Sending = { onProgress: (share: number) => void; signal: AbortSignal };

const tries = 4;

/** Uploads a file in parts, and reads its headers. An upload that broke off goes on with its missing parts. */
export async function sendFile(file: File, { onProgress, signal }: Sending): Promise<BulkChange> {
  const change = await announce(file);
  const count = Math.ceil(file.size / partBytes);
  let missing = change.missingParts;
  while (missing[0] !== undefined) {
    onProgress((count - missing.length) / count);
    missing = await sendPart(file, { id: change.id, number: missing[0], signal });
  }
  onProgress(1);
  sessionStorage.removeItem(keyOf(file));
  return callApi(endpoints.look, { params: { id: String(change.id) } }, { signal });
}

type Part = { id: number; number: number; signal: AbortSignal };

async function sendPart(file: File, { id, number, signal }: Part): Promise<number[]> {
  const bytes = file.slice(number * partBytes, (number + 1) * partBytes);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const params = { id: String(id), number: String(number) };
      return (await callApi(endpoints.savePart, { params, bytes }, { signal })).missingParts;
    } catch (error) {
      const mayPass = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (!mayPass || attempt === tries) throw error;
      await new Promise((done) => setTimeout(done, 500 * 2 ** attempt));
    }
  }
}

/** The same file in the same tab goes on where it stood. */
async function announce(file: File): Promise<BulkChange> {
  const known = sessionStorage.getItem(keyOf(file));
  const found = known && (await callApi(endpoints.get, { params: { id: known } }).catch(() => null));
  if (found && found.state === 'uploading') return found;
  const made = await callApi(endpoints.upload, { body: { name: file.name, bytes: file.size } });
  sessionStorage.setItem(keyOf(file), String(made.id));
  return made;
}

const keyOf = ({ name, size, lastModified }: File) => `import ${name} ${size} ${lastModified}`;
