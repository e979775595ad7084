import { callApi } from '#platform/ui/call-api.ts';
import { sendParts } from '#platform/ui/sending/send-parts.ts';
import type { Target } from '../../statement-file/columns.ts';
import { endpoints, type StatementLook } from '../contract.ts';

/** The shop ends a request after 15 seconds. */
const partMs = 20_000;

/** A statement whose bytes the shop has, and what it says of them. */
export type SentStatement = { id: string; look: StatementLook };

/** Sends a statement in parts, and returns what the shop reads in it. */
export async function sendStatement(file: File, onProgress: (share: number) => void): Promise<SentStatement> {
  const { id, missingParts } = await callApi(endpoints.announce, { body: { bytes: file.size } });
  await sendParts(file, {
    missingParts,
    send: async ({ number, bytes }) => {
      const params = { id, number: String(number) };
      const inTime = { signal: AbortSignal.timeout(partMs) };
      return (await callApi(endpoints.savePart, { params, bytes }, inTime)).missingParts;
    },
    onProgress,
  });
  return lookAgain(id, null);
}

/** Reads a statement again by the chosen columns. Without columns the shop takes the remembered ones. */
export async function lookAgain(id: string, columns: (Target | null)[] | null): Promise<SentStatement> {
  return { id, look: await callApi(endpoints.look, { params: { id }, body: { columns } }) };
}
