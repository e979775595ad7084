/** Parts of the settings page, in its order. */
export const settingGroups = [
  'name',
  'contact',
  'seller',
  'delivery',
  'charges',
  'payments',
  'orders',
  'returns',
  'policies',
  'products',
  'email',
  'sign-in',
  'server',
  'data',
  'backup',
  'watch',
  'demo',
] as const;

export type SettingGroup = (typeof settingGroups)[number];

/** Characters of a stored value. A logo is the longest. */
export const maxSettingLength = 24_000;

/** How a setting is typed on the screen. The shop stores each as the environment would write it. */
export const settingInputs = [
  'text',
  'lines',
  'number',
  'rupees',
  'hour',
  'choice',
  'choices',
  'switch',
  'phone',
  'email',
  'state',
  'dates',
  'picture',
  'secret',
] as const;

type SettingInput = (typeof settingInputs)[number];

/**
 * A setting in words, beside its zod schema. Environment, screen, API and docs read it. A fact of the shop may stand in the database, and
 * the owner changes it on screen. A machine setting and each secret stand in the environment alone.
 */
export type SettingDefinition = {
  kind: 'fact' | 'machine';
  group: SettingGroup;
  label: string;
  /** Says in a sentence why the shop needs it. */
  help: string;
  /** Follows the number, such as `days`. */
  unit?: string;
  input: SettingInput;
  /** Customers read it beside the goods, so it may claim no cure. */
  isAdvertised?: true;
  /** The values of a `choice` or of `choices`. */
  choices?: readonly { value: string; label: string }[];
  /** A change needs a second factor of the last ten minutes, besides the role of owner. */
  needsFreshFactor?: true;
  /** Without a value it is one thing in the demo and another in a real shop. */
  followsDemo?: true;
};
