import { ApiError } from '#platform/ui/call-api.ts';
import { insist, sendParts } from '#platform/ui/sending/send-parts.ts';
import { shrinkPicture } from '#platform/ui/sending/shrink-picture.ts';

export type SendPicture = (onProgress: (share: number) => void) => Promise<string>;

type OpenUpload = { upload: string; missingParts: readonly number[] };

type Part = { upload: string; number: string; bytes: Blob };

/** The calls of the module that the picture belongs to. Each gets a time limit, since beyond it the line is dead. */
export type PictureCalls = {
  announce: (bytes: number, inTime: { signal: AbortSignal }) => Promise<OpenUpload>;
  sendPart: (part: Part, onShare: (share: number) => void) => Promise<readonly number[]>;
  /** Returns the name of the stored picture. */
  add: (upload: string, inTime: { signal: AbortSignal }) => Promise<string>;
};

const inTime = () => ({ signal: AbortSignal.timeout(30_000) });

type PictureUpload = OpenUpload & { picture: Blob };

/** Returns what sends a picture in parts, and answers its name. When it is called again it goes on where it broke off. */
export function openPicture(file: File, calls: PictureCalls): SendPicture {
  let sent: PictureUpload | undefined;

  const announce = async (): Promise<PictureUpload> => {
    const picture = sent?.picture ?? (await shrinkPicture(file));
    return { picture, ...(await calls.announce(picture.size, inTime())) };
  };

  const sendMissing = async (
    { picture, upload, missingParts }: PictureUpload,
    onProgress: (share: number) => void,
  ) => {
    await sendParts(picture, {
      missingParts,
      send: async ({ number, bytes }, onShare) => {
        const missing = await calls.sendPart({ upload, number: String(number), bytes }, onShare);
        sent = { picture, upload, missingParts: missing };
        return missing;
      },
      onProgress,
    });
    return insist(undefined, () => calls.add(upload, inTime()));
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
