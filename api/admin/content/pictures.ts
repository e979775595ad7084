import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { savePart } from '#platform/server/uploads/file-parts.ts';
import { announcePicture } from '#platform/server/uploads/picture-parts.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { endpoints } from '#shop/content/admin/contract.ts';
import { addContentPicture } from '#shop/content/admin/server/pictures/note-pictures.ts';
import type { ApiEnv } from '../../context.ts';
import { staff, userOf } from '../../middleware/guards.ts';

/** Mounts the uploads of pictures for texts, for the role content. */
export function serveContentPictures(app: Hono<ApiEnv>): void {
  const writer = staff('content');

  serveEndpoint(app, endpoints.announcePicture, [writer], ({ body }, c) =>
    announcePicture(c.var.db, { userId: userOf(c), bytes: body.bytes }),
  );

  serveEndpoint(app, endpoints.sendPicturePart, [writer], async ({ params, bytes }, c) => {
    const part = { id: params.upload, userId: userOf(c), number: params.number, content: bytes };
    return { missingParts: await savePart(c.var.db, part) };
  });

  serveEndpoint(app, endpoints.addPicture, [writer], async ({ params }, c) => {
    const store = pictureStore(c.var.config);
    return { name: await addContentPicture(c.var.db, { ...params, userId: userOf(c), store }) };
  });
}
