import { z } from 'zod';
import { line } from '#platform/forms.ts';
import { withPlainDigits } from '#platform/reading/read-number.ts';

/** A bank prints account numbers in groups. */
const withoutBlanks = (written: string) => withPlainDigits(written).replaceAll(/[\s-]/g, '');

const upi = z.object({
  kind: z.literal('upi'),
  upiId: z
    .string('Please enter a UPI ID')
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9._-]{2,60}@[a-z]{2,20}$/, 'A UPI ID looks like name@bank'),
});

const bank = z.object({
  kind: z.literal('bank'),
  name: line('Name', 100),
  account: z
    .string('Please enter an account number')
    .overwrite(withoutBlanks)
    .regex(/^\d{9,18}$/, 'An account number has 9 to 18 digits'),
  ifsc: z
    .string('Please enter an IFSC')
    .overwrite(withoutBlanks)
    .toUpperCase()
    .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'An IFSC looks like HDFC0001234'),
});

export const payoutForm = z.discriminatedUnion('kind', [upi, bank]);

export type Payout = z.infer<typeof payoutForm>;

/** Returns the end of an account, such as `UPI ••••ra@okbank`. */
export function hintOf(payout: Payout): string {
  if (payout.kind === 'bank') return `Account ••••${payout.account.slice(-4)}, ${payout.ifsc.slice(0, 4)}`;
  const [name = '', handle = ''] = payout.upiId.split('@');
  return `UPI ••••${name.slice(-2)}@${handle}`;
}
