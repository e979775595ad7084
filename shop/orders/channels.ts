/** Whom an order tells about itself. */
export type Recipient = {
  /** Of the account, or as a customer without one said it on the phone. */
  email: string | null;
  phone: string;
  /** Has no account, so that a link into it would lead nowhere. */
  isGuest: boolean;
};

type Channel = {
  /** The text for staff about it. */
  label: string;
  /** The shop sends it. Otherwise staff do, from the page of the order. */
  isSent: boolean;
  reaches: (recipient: Recipient) => boolean;
};

/** The ways to tell a customer, the best first. A new one is a record here, and its sender in `tell-customer.ts`. */
export const channels = {
  email: {
    label: 'The customer gets an email.',
    isSent: true,
    reaches: ({ email }) => email !== null,
  },
  whatsapp: {
    label: 'The customer gets no email. Send a message by WhatsApp.',
    isSent: false,
    reaches: ({ phone }) => phone !== '',
  },
} as const satisfies Record<string, Channel>;

export type ChannelName = keyof typeof channels;

export const channelNames = Object.keys(channels) as [ChannelName, ...ChannelName[]];

/** Returns how a customer is told, or null for an erased one. Only this function decides it. */
export function channelOf(recipient: Recipient): ChannelName | null {
  return channelNames.find((name) => channels[name].reaches(recipient)) ?? null;
}
