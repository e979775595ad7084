import { Camera, CameraOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { openFrameReader } from './read-frames.ts';
import { seenCodes } from './seen-codes.ts';

type Props = { onScan: (code: string) => void };

/** The camera of a phone as a scanner. A browser without one shows nothing. */
export function CameraScan({ onScan }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState('');
  if (typeof navigator.mediaDevices?.getUserMedia !== 'function') return null;
  const toggle = () => {
    setFailure('');
    setOpen((open) => !open);
  };
  const fail = (text: string) => {
    setFailure(text);
    setOpen(false);
  };
  const Icon = isOpen ? CameraOff : Camera;
  return (
    <div className="flex max-w-xl flex-col items-start gap-2">
      <Button variant="quiet" onClick={toggle} aria-expanded={isOpen}>
        <Icon aria-hidden className="size-5" strokeWidth={1.5} />
        <span>{isOpen ? 'Close the camera' : 'Scan with the camera'}</span>
      </Button>
      <div aria-live="assertive">{failure && <Notice>{failure}</Notice>}</div>
      {isOpen && <Viewfinder onScan={onScan} onFailure={fail} />}
    </div>
  );
}

function Viewfinder({ onScan, onFailure }: Props & { onFailure: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isReading, setReading] = useState(false);
  const calls = useRef({ onScan, onFailure });
  useEffect(() => void (calls.current = { onScan, onFailure }));
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const work = readCamera(video.current!, {
      signal,
      onReady: () => setReading(true),
      onCode: (code) => calls.current.onScan(code),
    });
    work.catch((error: unknown) => !signal.aborted && calls.current.onFailure(whyNoCamera(error)));
    return () => end.abort();
  }, []);
  return (
    <figure className="flex w-full flex-col gap-1">
      {/* It shows what the camera sees and has no sound. */}
      <video ref={video} muted playsInline className="w-full rounded-lg bg-sand" />
      <figcaption className="text-sm text-moss">
        <output>
          {isReading
            ? 'Hold a barcode into the picture. A pack counts once; take it out before the next one.'
            : 'Opening the camera…'}
        </output>
      </figcaption>
    </figure>
  );
}

type Options = { signal: AbortSignal; onReady: () => void; onCode: (code: string) => void };

const pauseMs = 120;

/** Reads codes from the camera at the back until the signal ends it. */
async function readCamera(video: HTMLVideoElement, { signal, onReady, onCode }: Options): Promise<void> {
  const asked = { facingMode: 'environment', width: { ideal: 1_280 } };
  const stream = await navigator.mediaDevices.getUserMedia({ video: asked, audio: false });
  try {
    if (signal.aborted) return;
    video.srcObject = stream;
    const [read] = await Promise.all([openFrameReader(), video.play()]);
    const isNew = seenCodes();
    onReady();
    while (!signal.aborted) {
      // A picture that cannot be read is followed by the next one.
      const code = await read(video).catch(() => null);
      if (code && !signal.aborted && isNew(code, performance.now())) onCode(code);
      await new Promise((resume) => setTimeout(resume, pauseMs));
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

function whyNoCamera(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError')
    return 'The browser does not allow the camera. Allow it for this page, load the page again, or type the number.';
  if (name === 'NotFoundError' || name === 'OverconstrainedError')
    return 'This device has no camera. Use a scanner or type the number.';
  return 'The camera did not open. Another app may be using it. Try again, or type the number.';
}
