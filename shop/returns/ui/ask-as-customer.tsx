import { type ReactNode, useState } from 'react';
import { callApi } from '#platform/ui/call-api.ts';
import { PictureChoice } from '#platform/ui/sending/picture-choice.tsx';
import { shrinkPicture } from '#platform/ui/sending/shrink-picture.ts';
import { toast } from '#platform/ui/toast.tsx';
import { type AskForm as Asked, endpoints, type ReturnsOfOrder } from '../contract.ts';
import { maxPhotos } from '../rules.ts';
import { AskForm } from './ask-form.tsx';
import { sendPhoto, useReturnStep } from './queries.ts';
import { refundText, replacementText, youPay } from './refund-text.ts';

type Props = {
  token: string;
  order: ReturnsOfOrder;
  picture: (line: { imageUrl: string }) => ReactNode;
};

/** Asks for a return, with a photo, and says what comes back. */
export function AskAsCustomer({ token, order, picture }: Props) {
  const [photo, setPhoto] = useState<File | null>(null);
  const { mutate, isPending, error } = useReturnStep(token, async (asked: Asked) => {
    const shown = await callApi(endpoints.ask, { body: { token, ...asked } });
    const made = shown.returns.find(({ requestId }) => requestId === asked.requestId);
    if (!photo || !made || made.photos.length > 0) return shown;
    try {
      return await sendPhoto(token, made.id, await shrinkPicture(photo));
    } catch {
      toast.error('We have your request. The photo could not be sent: please add it again.');
      return shown;
    }
  });
  return (
    <div className="rounded-lg border border-line bg-paper p-4 md:p-6">
      <AskForm
        lines={order.lines.filter(({ left }) => left > 0)}
        send={mutate}
        isPending={isPending}
        error={error}
        picture={picture}
      >
        {({ counts, reason, remedy }) => (
          <>
            <div className="flex flex-col items-start gap-2">
              <PictureChoice what="photo" picture={photo} onChange={setPhoto} />
              <p className="text-sm text-moss">
                A photo of a fault makes our answer faster. You can add more once the request is sent,{' '}
                {maxPhotos} in all.
              </p>
            </div>
            {reason === 'changed_mind' && <p>{youPay}</p>}
            <output className="empty:hidden">
              {remedy === 'refund' ? refundText(order, counts) : replacementText}
            </output>
          </>
        )}
      </AskForm>
    </div>
  );
}
