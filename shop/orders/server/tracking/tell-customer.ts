import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Email, EmailData } from '#platform/emails/define-email.ts';
import type { Db } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { type ChannelName, channelOf, type Recipient } from '../../channels.ts';
import type { orders } from '../tables.ts';
import { signTrackLink } from './signed-links.ts';

type Message<S extends z.ZodType> = { email: Email<S>; data: EmailData<S>; orderNumber: string };

type Sender = <S extends z.ZodType>(tx: Db, to: Recipient, message: Message<S>) => Promise<unknown>;

const senders: Record<ChannelName, Sender> = {
  email: (tx, to, { email, data, orderNumber }) =>
    queueEmail(tx, email, {
      to: to.email!,
      data: to.isGuest
        ? ({ ...(data as object), guestToken: signTrackLink(orderNumber) } as typeof data)
        : data,
      about: orderNumber,
    }),
  // Staff send it by hand.
  whatsapp: () => Promise.resolve(),
};

/** Tells the customer of an order by the channel that reaches them, in the transaction of the cause. */
export async function tellCustomer<S extends z.ZodType>(
  tx: Db,
  to: Recipient,
  message: Message<S>,
): Promise<void> {
  const channel = channelOf(to);
  if (channel) await senders[channel](tx, to, message);
}

type OrderOf = Pick<typeof orders.$inferSelect, 'userId' | 'contactEmail' | 'address' | 'channel'>;

/** Nobody has proved the email of an order that its customer placed without an account, so its links do less. */
export function hasUnprovedEmail({ userId, channel }: Pick<OrderOf, 'userId' | 'channel'>): boolean {
  return userId === null && channel === 'guest';
}

/** The email of an order without an account, by phone too, may be anybody's. So it repeats no text that somebody typed. */
export const repeatsTyped = ({ userId }: Pick<OrderOf, 'userId'>): boolean => userId !== null;

/** Returns whom an order tells about itself. `name` is whom emails greet: the account, or without its name the recipient of the parcel. */
export async function recipientOf(
  tx: Db,
  { userId, contactEmail, address }: Omit<OrderOf, 'channel'>,
): Promise<Recipient & { name: string }> {
  const { email, firstName, lastName } = users;
  const [user] =
    userId === null
      ? []
      : await tx.select({ email, firstName, lastName }).from(users).where(eq(users.id, userId));
  return {
    email: user?.email ?? contactEmail,
    phone: address.phone,
    isGuest: userId === null,
    name: repeatsTyped({ userId }) ? (user && nameOf(user)) || address.name : '',
  };
}

export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}
