import type { Camera } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { pictureTypes } from './check-file.ts';

type Props = {
  icon: typeof Camera;
  label: string;
  multiple?: boolean;
  capture?: 'environment';
  onFiles: (files: File[]) => void;
};

/** A button that chooses pictures of the device, or takes one. */
export function FileChoice({ icon: Icon, label, onFiles, ...input }: Props) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  };
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-edge bg-paper px-4 hover:bg-sand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf">
      <Icon aria-hidden className="size-5" strokeWidth={1.5} />
      {label}
      <input {...input} type="file" accept={pictureTypes.join(',')} className="sr-only" onChange={choose} />
    </label>
  );
}
