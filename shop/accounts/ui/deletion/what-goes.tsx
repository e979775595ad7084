/** Lists the deleted data and the data that the law keeps. */
export function WhatGoes({ when }: { when: string }) {
  return (
    <>
      <p>This cannot be undone. {when}, these are deleted at once:</p>
      <ul className="list-disc pl-5">
        <li>your name, e-mail, mobile number and picture</li>
        <li>your addresses, your cart and your wishlist</li>
        <li>your newsletter, what you agreed to, and the mails we sent</li>
        <li>your login on every device</li>
      </ul>
      <p>
        <strong>Your orders stay, without you.</strong> Tax law makes us keep number, date, goods, amounts and
        the state of delivery for six years or more. Your name, phone number and street are taken out, but for
        an order of ₹50,000 or more, which keeps name and address.
      </p>
      <p>
        <strong>Your tax invoices keep your name and address.</strong> Tax law has each stay as it was issued
        for about seven years; then we take them out. Your phone number is taken out at once.
      </p>
      <p>
        <strong>Your reviews stay, as anonymous as they are shown.</strong> Would you rather have them gone?
        Delete them first, in My Stuff.
      </p>
    </>
  );
}
