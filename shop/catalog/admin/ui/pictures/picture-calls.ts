import type { PictureCalls } from '#platform/admin/ui/pictures/send-picture.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { sendWatched } from '#platform/ui/sending/send-watched.ts';
import { endpoints } from '../../contract.ts';

/** The calls that send a picture of a product. */
export function pictureCalls(productId: number): PictureCalls {
  const id = String(productId);
  return {
    announce: (bytes, inTime) =>
      callApi(endpoints.announcePicture, { params: { id }, body: { bytes } }, inTime),
    sendPart: async ({ upload, number, bytes }, onShare) => {
      const params = { upload, number };
      return (await sendWatched(endpoints.sendPicturePart, { params, bytes }, onShare)).missingParts;
    },
    add: async (upload, inTime) =>
      (await callApi(endpoints.addPicture, { params: { id, upload } }, inTime)).name,
  };
}
