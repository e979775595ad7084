import { z } from 'zod';
import { StartRefusal } from './start-refusal.ts';

export type Environment = Record<string, string | undefined>;

/** Parses settings. An empty value counts as unset. Throws a `StartRefusal` that names every wrong setting. */
export function parseSettings<Settings extends z.ZodType>(
  settings: Settings,
  env: Environment,
): z.output<Settings> {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(given);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new StartRefusal('setting', `A setting is wrong: ${[...new Set(wrong)].join('; ')}.`);
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

export const bucketUrl = url(['s3:', 's3+http:'], 'must be s3://key:secret@host/bucket').refine(
  (value) =>
    /^s3(\+http)?:\/\/[^:@/]+:[^@/]+@[^@/]+\/[a-z0-9][a-z0-9.-]{1,62}\/?(\?region=[a-z0-9-]+)?$/.test(value),
  'must be s3://key:secret@host/bucket',
);

export const template = (...names: string[]) =>
  z
    .string()
    .refine(
      (value) => names.every((name) => value.includes(`{${name}}`)),
      `must contain ${names.map((name) => `{${name}}`).join(' and ')}`,
    );

export const phoneNumber = z
  .string()
  .regex(/^\+\d{10,14}$/, 'must be a number in international form, such as +919876543210');

export const wholeNumber = (what: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be ${what} from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be ${what} from ${min} to ${max}`);
