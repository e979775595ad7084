import type { SettingDefinition } from '../../setting-definition.ts';

type Facts = 'SHOP_NAME' | 'SHOP_TAGLINE' | 'SHOP_PHONE' | 'SHOP_EMAIL' | 'MAIL_FROM';

/** Facts that any shop tells about itself. */
export const shopDefinitions = {
  SHOP_NAME: {
    kind: 'fact',
    group: 'name',
    label: 'Name of the shop',
    help: 'Every page, email and invoice begins with it.',
    input: 'text',
  },
  SHOP_TAGLINE: {
    kind: 'fact',
    group: 'name',
    label: 'Tagline',
    help: 'It tells a new customer in a few words what you sell.',
    input: 'text',
  },
  SHOP_PHONE: {
    kind: 'fact',
    group: 'contact',
    label: 'Phone',
    help: 'Customers see it in the footer, and the chat link opens it.',
    input: 'phone',
  },
  SHOP_EMAIL: {
    kind: 'fact',
    group: 'contact',
    label: 'Email of the shop',
    help: 'Customers write to it, and it gets word of new orders.',
    input: 'email',
  },
  MAIL_FROM: {
    kind: 'fact',
    group: 'email',
    label: 'Sender of emails',
    help: 'Your mail server must be allowed to send from it. A real shop without one sends from the email of the shop.',
    input: 'email',
    followsDemo: true,
  },
} satisfies Record<Facts, SettingDefinition>;
