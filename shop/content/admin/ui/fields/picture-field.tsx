import { useEffect, useRef, useState } from 'react';
import { PictureChoice } from '#platform/admin/ui/pictures/picture-choice.tsx';
import type { PictureCalls } from '#platform/admin/ui/pictures/send-picture.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { sendWatched } from '#platform/ui/sending/send-watched.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints } from '../../contract.ts';
import { ProductChoice } from './product-field.tsx';
import type { FormValue } from '../../texts.ts';
import type { Tools } from './tools.ts';

type About = Record<string, FormValue>;

type Props = {
  label: string;
  value: string;
  error: string | undefined;
  hint: string | undefined;
  optional: boolean;
  'data-field': string;
  tools: Tools;
  /** The fields beside it that describe the picture. Another picture needs other words. */
  about: About;
  onChoose: (name: string, about: About) => void;
};

const calls: PictureCalls = {
  announce: (bytes, inTime) => callApi(endpoints.announcePicture, { body: { bytes } }, inTime),
  sendPart: async ({ upload, number, bytes }, onShare) => {
    const params = { upload, number };
    return (await sendWatched(endpoints.sendPicturePart, { params, bytes }, onShare)).missingParts;
  },
  add: async (upload, inTime) => (await callApi(endpoints.addPicture, { params: { upload } }, inTime)).name,
};

/** A picture of the merchant's own, or that of a product. */
export function PictureField({ tools, about, onChoose, ...props }: Props) {
  const { label, value } = props;
  const [isOpen, setOpen] = useState(false);
  const latest = useLatest({ value, about, onChoose });
  const choose = (name: string) => {
    if (!latest.current || latest.current.value === name) return;
    const former = latest.current;
    if (former.value === '') return former.onChoose(name, former.about);
    former.onChoose(name, Object.fromEntries(Object.keys(former.about).map((field) => [field, ''])));
    const said = name === '' ? 'Picture removed.' : 'Another picture is chosen.';
    toast.info(said, {
      label: 'Undo',
      act: () => latest.current?.onChoose(former.value, former.about),
    });
  };
  return (
    <>
      <PictureChoice {...props} calls={calls} choose={choose}>
        {(described) => (
          <Button {...described} variant="secondary" onClick={() => setOpen(true)}>
            {value ? 'Choose another' : 'Choose a picture'}
          </Button>
        )}
      </PictureChoice>
      <Dialog title={label} open={isOpen} onClose={() => setOpen(false)}>
        <ProductChoice
          tools={tools}
          onChoose={({ image }) => {
            choose(image);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

/** A picture arrives while staff type and move rows. Its field may be gone by then. */
function useLatest<T>(value: T) {
  const latest = useRef<T | null>(value);
  useEffect(() => {
    latest.current = value;
    return () => {
      latest.current = null;
    };
  });
  return latest;
}
