import { paletteNames, palettes } from '../look/palettes.ts';
import type { SettingDefinition } from '../../setting-definition.ts';

type Facts =
  | 'SHOP_NAME'
  | 'SHOP_TAGLINE'
  | 'SHOP_PALETTE'
  | 'SHOP_LOGO'
  | 'SHOP_PHONE'
  | 'SHOP_EMAIL'
  | 'MAIL_FROM';

/** Facts that any shop tells about itself. */
export const shopDefinitions = {
  SHOP_NAME: {
    kind: 'fact',
    group: 'name',
    label: 'Name of the shop',
    help: 'Every page, email and invoice begins with it.',
    input: 'text',
    isAdvertised: true,
    needsFreshFactor: true,
  },
  SHOP_TAGLINE: {
    kind: 'fact',
    group: 'name',
    label: 'Tagline',
    help: 'It tells a new customer in a few words what you sell.',
    input: 'text',
    isAdvertised: true,
  },
  SHOP_PALETTE: {
    kind: 'fact',
    group: 'name',
    label: 'Colours',
    help: 'Each palette is easy to read, by day and in the dark. A page that is open changes when it is loaded again.',
    input: 'choice',
    choices: paletteNames.map((value) => ({ value, label: palettes[value].label })),
  },
  SHOP_LOGO: {
    kind: 'fact',
    group: 'name',
    label: 'Logo',
    help: 'It stands in the header, in emails and on invoices. Without one the name of the shop stands there.',
    input: 'picture',
  },
  SHOP_PHONE: {
    kind: 'fact',
    group: 'contact',
    label: 'Phone',
    help: 'Customers see it in the footer, in emails and on invoices, and the chat link opens it.',
    input: 'phone',
    needsFreshFactor: true,
  },
  SHOP_EMAIL: {
    kind: 'fact',
    group: 'contact',
    label: 'Email of the shop',
    help: 'Customers write to it, and it gets word of new orders.',
    input: 'email',
    needsFreshFactor: true,
  },
  MAIL_FROM: {
    kind: 'fact',
    group: 'email',
    label: 'Sender of emails',
    help: 'Your mail server must be allowed to send from it. A real shop without one sends from the email of the shop.',
    input: 'email',
    needsFreshFactor: true,
    followsDemo: true,
  },
} satisfies Record<Facts, SettingDefinition>;
