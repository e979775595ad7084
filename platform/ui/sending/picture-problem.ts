import { kindBytes, kindProblem, pictureKind, pictureMessages } from '../../picture-kind.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Returns why the shop cannot take a chosen picture, or nothing. A browser that reads HEIC makes it a JPEG when it is sent. */
export async function pictureProblem(picture: File): Promise<string | undefined> {
  try {
    const problem = await kindProblemOf(picture);
    return problem && (await kindProblemOf(await shrinkPicture(picture)));
  } catch {
    return pictureMessages.unreadable;
  }
}

async function kindProblemOf(picture: Blob): Promise<string | undefined> {
  return kindProblem(pictureKind(new Uint8Array(await picture.slice(0, kindBytes).arrayBuffer())));
}
