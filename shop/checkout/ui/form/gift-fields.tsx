import { useState } from 'react';
import { formatPaise } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextAreaField } from '#platform/ui/text-field.tsx';
import { giftMessage, maxGiftMessage } from '#shop/orders/body/gift.ts';
import type { Gift } from '#shop/orders/order.ts';

type Props = {
  gift: Gift;
  /** The cash that the courier collects at the door. */
  duePaise: number;
  /** The next page offers the giver to pay by UPI. */
  mayPayLater: boolean;
  onChange: (gift: Gift | null) => void;
};

/** The message of a gift, and where its price is seen. Loads when a customer opens it. */
export default function GiftFields({ gift: { message }, duePaise, mayPayLater, onChange }: Props) {
  // A kept message was written before, so it is checked at once.
  const [isWritten, setIsWritten] = useState(message !== '');
  return (
    <section aria-labelledby="gift" className="mt-3 flex flex-col gap-3 border-t border-line pt-4">
      <div className="flex items-center justify-between gap-3">
        <h3 id="gift" className="font-sans text-base font-semibold">
          This is a gift
        </h3>
        <Button variant="quiet" className="-mr-3 px-3!" onClick={() => onChange(null)}>
          Not a gift
        </Button>
      </div>
      <TextAreaField
        label="Message"
        optional
        rows={3}
        maxLength={maxGiftMessage}
        value={message}
        error={isWritten ? problemOf(message) : undefined}
        onBlur={() => setIsWritten(true)}
        hint={`Printed on the slip in the parcel, without emoji. ${message.length} of ${maxGiftMessage} characters`}
        onChange={({ target }) => onChange({ message: target.value })}
      />
      <p className="text-sm text-moss">
        The slip in the parcel shows no prices. The invoice comes to you by email.
        {duePaise > 0 && (
          <span>{` The courier collects ${formatPaise(duePaise)} from the person who takes the parcel, so the label outside shows this amount.`}</span>
        )}
        {duePaise > 0 && mayPayLater && (
          <span> Would you like to pay it yourself? The page after ‘Place Order’ offers UPI.</span>
        )}
      </p>
    </section>
  );
}

/** Returns why the shop refuses a message. An empty one is none. */
function problemOf(message: string): string | undefined {
  return message === '' ? undefined : giftMessage.safeParse(message).error?.issues[0]?.message;
}
