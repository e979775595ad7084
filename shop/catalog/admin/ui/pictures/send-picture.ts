import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { insist, sendParts } from '#platform/ui/sending/send-parts.ts';
import { sendWatched } from '#platform/ui/sending/send-watched.ts';
import { shrinkPicture } from '#platform/ui/sending/shrink-picture.ts';
import { endpoints } from '../../contract.ts';

export type SendPicture = (onProgress: (share: number) => void) => Promise<string>;

/** Beyond this time the line is dead. */
const inTime = () => ({ signal: AbortSignal.timeout(30_000) });

type PictureUpload = { picture: Blob; upload: string; missingParts: readonly number[] };

/**
 * Returns what sends a picture of a product in parts, and answers its name. When it is called again it goes on where it broke
 * off.
 */
export function openPicture(file: File, productId: number): SendPicture {
  const id = String(productId);
  let sent: PictureUpload | undefined;

  const announce = async (): Promise<PictureUpload> => {
    const picture = sent?.picture ?? (await shrinkPicture(file));
    const body = { bytes: picture.size };
    return { picture, ...(await callApi(endpoints.announcePicture, { params: { id }, body }, inTime())) };
  };

  const sendMissing = async (
    { picture, upload, missingParts }: PictureUpload,
    onProgress: (share: number) => void,
  ) => {
    await sendParts(picture, {
      missingParts,
      send: async ({ number, bytes }, onShare) => {
        const params = { upload, number: String(number) };
        const answer = await sendWatched(endpoints.sendPicturePart, { params, bytes }, onShare);
        sent = { picture, upload, missingParts: answer.missingParts };
        return answer.missingParts;
      },
      onProgress,
    });
    const params = { id, upload };
    const { name } = await insist(undefined, () => callApi(endpoints.addPicture, { params }, inTime()));
    return name;
  };

  return async (onProgress) => {
    const isResumed = sent !== undefined;
    sent ??= await announce();
    try {
      return await sendMissing(sent, onProgress);
    } catch (error) {
      // The shop keeps parts for a day.
      const isGone = isResumed && error instanceof ApiError && error.status === 404;
      if (!isGone) throw error;
      sent = await announce();
      return sendMissing(sent, onProgress);
    }
  };
}
