import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { kindBytes, kindProblem, pictureKind, pictureMessages } from '#platform/picture-kind.ts';
import { Button } from '#platform/ui/button.tsx';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints } from '../../../contract.ts';
import { Avatar } from './avatar.tsx';
import { CutSquare, squareIn } from './cut-square.tsx';

/** Uploads a picture that is still being cropped. Returns the URL to save, or null after a failure. */
export type AvatarUpload = { finish: () => Promise<string | null> };

type Props = { url: string; onChange: (url: string) => void; ref: Ref<AvatarUpload> };

/** Chooses, crops and uploads a picture. The profile shows it after Save. */
export function AvatarField({ url, onChange, ref }: Props) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [busy, setBusy] = useState(false);

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    const opening = file && createImageBitmap(file);
    currentTarget.value = '';
    await opening?.then(setPicture, async () => toast.error(await problemOf(file!)));
  };

  const upload = async () => {
    setBusy(true);
    try {
      const square = canvas.current && (await squareIn(canvas.current));
      if (!square) throw new ApiError(0, {});
      const form = new FormData();
      form.set('picture', square);
      const { profilePictureUrl } = await callApi(endpoints.uploadPicture, { form });
      onChange(profilePictureUrl);
      setPicture(null);
      return profilePictureUrl;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message || 'Your picture could not be uploaded. Please try again.');
      return null;
    } finally {
      setBusy(false);
    }
  };

  useImperativeHandle(ref, () => ({ finish: async () => (picture ? upload() : url) }));

  if (picture)
    return (
      <CutSquare
        picture={picture}
        canvas={canvas}
        busy={busy}
        onUse={() => void upload()}
        onCancel={() => setPicture(null)}
      />
    );
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar url={url} />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-edge bg-paper px-4 font-semibold hover:bg-sand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
      >
        <ImagePlus aria-hidden className="size-5" strokeWidth={1.5} />
        Choose a picture
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className="sr-only"
          onChange={(event) => void choose(event)}
        />
      </label>
      {url !== '' && (
        <Button variant="quiet" onClick={() => onChange('')}>
          Remove
        </Button>
      )}
    </div>
  );
}

/** The browser could not open the picture: another format, or a damaged file. */
async function problemOf(file: File): Promise<string> {
  const start = await file.slice(0, kindBytes).arrayBuffer();
  return kindProblem(pictureKind(new Uint8Array(start))) ?? pictureMessages.notAPicture;
}
