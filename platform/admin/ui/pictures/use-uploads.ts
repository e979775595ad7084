import { useRef, useState } from 'react';
import { ApiError } from '#platform/ui/call-api.ts';
import { fileProblem } from './check-file.ts';
import { openPicture, type PictureCalls, type SendPicture } from './send-picture.ts';

export type Upload = {
  id: number;
  file: File;
  /** Sends the picture, and the second time what is missing of it. */
  send: SendPicture;
  share: number;
  problem?: string;
  mayRetry?: boolean;
};

type Options = {
  calls: PictureCalls;
  /** The number of pictures that fit beside those there are. */
  room: number;
  onStored: (name: string) => void;
};

let made = 0;

/** Uploads pictures one after another, which keeps their order and suits a slow line. */
export function useUploads({ calls, room, onStored }: Options) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [refused, setRefused] = useState(0);
  const line = useRef(Promise.resolve());

  const change = (id: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));

  const dismiss = ({ id }: Upload) => setUploads((all) => all.filter((one) => one.id !== id));

  const send = async (upload: Upload) => {
    const { id } = upload;
    try {
      onStored(await upload.send((share) => change(id, { share })));
      dismiss(upload);
    } catch (error) {
      change(id, failureOf(error));
    }
  };

  const queue = (upload: Upload) => {
    line.current = line.current.then(() => send(upload));
  };

  const add = (files: File[]) => {
    const free = room - uploads.filter(isUnderWay).length;
    const taken = files.slice(0, Math.max(0, free)).map((file) => uploadOf(file, calls));
    setRefused(files.length - taken.length);
    setUploads((all) => [...all, ...taken]);
    for (const upload of taken.filter(isUnderWay)) queue(upload);
  };

  const retry = (upload: Upload) => {
    const { id, file, share, send: again } = upload;
    setUploads((all) => all.map((one) => (one.id === id ? { id, file, share, send: again } : one)));
    queue(upload);
  };

  return { uploads, refused, add, retry, dismiss, isUploading: uploads.some(isUnderWay) };
}

export type Uploads = ReturnType<typeof useUploads>;

function uploadOf(file: File, calls: PictureCalls): Upload {
  const problem = fileProblem(file);
  const send = openPicture(file, calls);
  return { id: (made += 1), file, send, share: 0, ...(problem ? { problem } : {}) };
}

function isUnderWay({ problem }: Upload): boolean {
  return problem === undefined;
}

/** The shop never takes a file that is no picture or too large. All else may pass. */
function failureOf(error: unknown): Partial<Upload> {
  if (!(error instanceof ApiError) || error.status === 0)
    return { problem: 'It did not arrive. Please check the connection and try again.', mayRetry: true };
  const problem = error.message || 'The shop could not store it. Please try again.';
  return { problem, mayRetry: ![404, 413, 415].includes(error.status) };
}
