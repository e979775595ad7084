/** The UPI ID of a merchant, and the payment that it asks for. Amount in paise. */
type UpiRequest = {
  upiId: string;
  payee: string;
  amountPaise: number;
  currency: string;
  reference: string;
  note: string;
};

/** Returns the text of a code or a link after the linking specification of NPCI: `upi://pay?pa=shop@bank&pn=Aranya&am=897.00&cu=INR&…`. */
export function upiText({ upiId, payee, amountPaise, currency, reference, note }: UpiRequest): string {
  const fields = {
    pa: upiId,
    pn: payee,
    tr: reference.replaceAll('-', ''),
    tn: note,
    am: (amountPaise / 100).toFixed(2),
    cu: currency,
  };
  // Payer apps read a plus sign as itself, and an encoded at sign as an unknown UPI ID.
  return `upi://pay?${new URLSearchParams(fields).toString().replaceAll('+', '%20').replaceAll('%40', '@')}`;
}

export const upiIdForm = /^[A-Za-z0-9._-]{2,100}@[A-Za-z]{2,64}$/;
