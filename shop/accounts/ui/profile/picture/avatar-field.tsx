import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints } from '../../../contract.ts';
import { Avatar } from './avatar.tsx';
import { CutSquare } from './cut-square.tsx';

type Props = { url: string; onChange: (url: string) => void };

/** Chooses, crops and uploads a picture. The profile shows it after Save. */
export function AvatarField({ url, onChange }: Props) {
  const id = useId();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [busy, setBusy] = useState(false);

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    const opening = file && createImageBitmap(file);
    currentTarget.value = '';
    await opening?.then(setPicture, () => toast.error('Please choose a JPEG, PNG or WebP picture.'));
  };

  const upload = async (square: Blob) => {
    setBusy(true);
    try {
      const form = new FormData();
      form.set('picture', square);
      onChange((await callApi(endpoints.uploadPicture, { form })).profilePictureUrl);
      setPicture(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message || 'Your picture could not be uploaded. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  if (picture)
    return (
      <CutSquare
        picture={picture}
        busy={busy}
        onCut={(square) => void upload(square)}
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
