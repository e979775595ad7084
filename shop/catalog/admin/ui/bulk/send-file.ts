import { callApi } from '#platform/ui/call-api.ts';
import { sendParts } from '#platform/ui/sending/send-parts.ts';
import { type BulkChange, endpoints } from '../../bulk/contract.ts';

type Sending = { onProgress: (share: number) => void; signal: AbortSignal };

/** A part that the shop has not taken by then is sent again. The shop ends a request after 15 seconds. */
const partMs = 20_000;

/** Uploads a file in parts, and reads its headers. An upload that broke off goes on with its missing parts. */
export async function sendFile(file: File, { onProgress, signal }: Sending): Promise<BulkChange> {
  const { id, missingParts } = await announce(file);
  await sendParts(file, {
    missingParts,
    send: async ({ number, bytes }) => {
      const params = { id: String(id), number: String(number) };
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(partMs)]);
      return (await callApi(endpoints.savePart, { params, bytes }, { signal: inTime })).missingParts;
    },
    onProgress,
    signal,
  });
  sessionStorage.removeItem(keyOf(file));
  return callApi(endpoints.look, { params: { id: String(id) } }, { signal });
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
