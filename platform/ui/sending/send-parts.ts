import { partBytes, partsOfFile } from '../../file-parts.ts';
import { ApiError } from '../call-api.ts';

type Sending = {
  missingParts: readonly number[];
  /** Sends a part, and returns the numbers of the parts that the shop still lacks. */
  send: (
    part: { number: number; bytes: Blob },
    onProgress: (share: number) => void,
  ) => Promise<readonly number[]>;
  onProgress: (share: number) => void;
  signal?: AbortSignal;
};

const tries = 4;

/**
 * Sends the missing parts of a file one after another. A part that does not arrive is sent again, after growing pauses. Throws
 * the last error when it stays so, or at once when the shop refuses a part.
 */
export async function sendParts(
  file: Blob,
  { missingParts, send, onProgress, signal }: Sending,
): Promise<void> {
  const count = partsOfFile(file.size);
  let missing = missingParts;
  while (missing[0] !== undefined) {
    const number = missing[0];
    const stored = count - missing.length;
    const bytes = file.slice(number * partBytes, (number + 1) * partBytes);
    missing = await insist(signal, () =>
      send({ number, bytes }, (share) => onProgress((stored + share) / count)),
    );
  }
  onProgress(1);
}

/** Repeats a request that may pass later: no response came, or the response asks for patience. */
export async function insist<T>(signal: AbortSignal | undefined, request: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      const mayPass = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (!mayPass || attempt === tries) throw error;
      await new Promise((done) => setTimeout(done, 500 * 2 ** attempt));
      signal?.throwIfAborted();
    }
  }
}
