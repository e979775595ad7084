import { z } from 'zod';
import { readAnyPhone } from '../reading/read-phone.ts';
import type { SettingDefinition } from '../setting-definition.ts';
import { secretAddressProblem } from './settings/secret-address.ts';
import { StartRefusal } from './start-refusal.ts';

export type Environment = Record<string, string | undefined>;

export type SettingDefinitions<Schema extends z.ZodType, Elsewhere extends string = never> = Record<
  Exclude<keyof z.input<Schema> & string, Elsewhere>,
  SettingDefinition
>;

/** A wrong setting. The message follows its name: `must be on or off`. */
export type SettingProblem = { name: string; message: string };

/** Parses settings, or returns what is wrong with them. An empty value counts as unset. */
export function checkSettings<Settings extends z.ZodType>(
  settings: Settings,
  env: Environment,
): { config: z.output<Settings>; problems: [] } | { config: null; problems: SettingProblem[] } {
  const parsed = settings.safeParse(withoutEmpty(env));
  if (parsed.success) return { config: parsed.data, problems: [] };
  const problems = parsed.error.issues.map(({ path, message }) => ({ name: path.join('.'), message }));
  return { config: null, problems: [...new Map(problems.map((one) => [inOneSentence(one), one])).values()] };
}

/** Parses settings. An empty value counts as unset. Throws a `StartRefusal` that names every wrong setting. */
export function parseSettings<Settings extends z.ZodType>(
  settings: Settings,
  env: Environment,
): z.output<Settings> {
  const { config, problems } = checkSettings(settings, env);
  if (problems.length > 0) throw new StartRefusal('setting', inOneSentence(...problems));
  return config as z.output<Settings>;
}

/** `A setting is wrong: SHOP_DEMO must be on or off.` */
export function inOneSentence(...problems: SettingProblem[]): string {
  return `A setting is wrong: ${problems.map(({ name, message }) => `${name} ${message}`).join('; ')}.`;
}

/** Returns the stored facts with the environment over them: a variable that is set wins. */
export function withStored(env: Environment, stored: Environment): Environment {
  return { ...stored, ...withoutEmpty(env) };
}

function withoutEmpty(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
}

/**
 * Copies the settings as they are now. A request, a job and an email take one copy at their beginning, so that none mixes old and new
 * values: a change writes into the settings of a running shop.
 */
export function snapshotOf<Settings extends object>(config: Settings): Settings {
  return { ...config };
}

export const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');

export const url = (protocols: string[], message: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message);

export const webUrl = url(['http:', 'https:'], 'must be an http or https address');

/** An address that gets secrets. Without https it is one of this machine. */
export const secretUrl = webUrl.refine(
  (value) => !URL.canParse(value) || isSafe(new URL(value)),
  'must be an https address, or http on this machine',
);

function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** An address with a user name and a password. The message names the wrong sign, and never a part of the value. */
export const secretAddress = (kind: Parameters<typeof secretAddressProblem>[1]) =>
  z.string().superRefine((value, context) => {
    const message = secretAddressProblem(value, kind);
    if (message) context.addIssue({ code: 'custom', message });
  });

const bucketForm = 's3://key:secret@host/bucket';

export const bucketUrl = secretAddress({ protocols: ['s3:', 's3+http:'], called: bucketForm }).refine(
  (value) =>
    secretAddressProblem(value, { protocols: ['s3:', 's3+http:'], called: bucketForm }) !== null ||
    /^s3(\+http)?:\/\/[^:@/]+:[^@/]+@[^@/]+\/[a-z0-9][a-z0-9.-]{1,62}\/?(\?region=[a-z0-9-]+)?$/.test(value),
  `must be ${bucketForm}`,
);

export const template = (...names: string[]) =>
  z
    .string()
    .refine(
      (value) => names.every((name) => value.includes(`{${name}}`)),
      `must contain ${names.map((name) => `{${name}}`).join(' and ')}`,
    );

/** A text of one line that the shop shows. */
export const shownText = (max: number) =>
  z
    .string()
    .max(max, `must be at most ${max} characters`)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line');

export const emailAddress = z.email('must be an e-mail address').max(254, 'must be at most 254 characters');

/** People copy `+91 98765-43210`. */
export const phoneNumber = z
  .string()
  .transform((written) => {
    const read = readAnyPhone(written);
    return 'value' in read ? `+91${read.value}` : written;
  })
  .pipe(z.string().regex(/^\+\d{10,14}$/, 'must be a number in international form, such as +919876543210'));

export const wholeNumber = (what: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be ${what} from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be ${what} from ${min} to ${max}`);

/** Returns a parsed value as the environment writes it: `on`, `5`, `ayurvedic,food`. Without a value it is empty. */
export function settingText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return Array.isArray(value) ? value.join(',') : JSON.stringify(value);
}
