import type { PictureCalls } from '#platform/admin/ui/pictures/send-picture.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { sendWatched } from '#platform/ui/sending/send-watched.ts';
import { endpoints as ofCategories } from '../../categories.ts';
import { endpoints } from '../../contract.ts';

const sendPart: PictureCalls['sendPart'] = async ({ upload, number, bytes }, onShare) => {
  const params = { upload, number };
  return (await sendWatched(endpoints.sendPicturePart, { params, bytes }, onShare)).missingParts;
};

/** The calls that send a picture of a category. */
export const categoryPictureCalls: PictureCalls = {
  announce: (bytes, inTime) => callApi(ofCategories.announcePicture, { body: { bytes } }, inTime),
  sendPart,
  add: async (upload, inTime) =>
    (await callApi(ofCategories.addPicture, { params: { upload } }, inTime)).name,
};

/** The calls that send a picture of a product. */
export function pictureCalls(productId: number): PictureCalls {
  const id = String(productId);
  return {
    announce: (bytes, inTime) =>
      callApi(endpoints.announcePicture, { params: { id }, body: { bytes } }, inTime),
    sendPart,
    add: async (upload, inTime) =>
      (await callApi(endpoints.addPicture, { params: { id, upload } }, inTime)).name,
  };
}
