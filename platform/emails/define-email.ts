import type { z } from 'zod';

/** An email that modules queue. Jobs and the email log store its name, so a name never changes. */
export type Email<S extends z.ZodType = z.ZodType, Name extends string = string> = { name: Name; data: S };

/** The jobs table can be read, so a code waits there sealed. An email is not sent after `validUntil`. */
export type SealedCode = { sealedCode: string; validUntil: string };

type Sealed<Data> = Data extends { code: string } ? Omit<Data, 'code'> & SealedCode : Data;

export type EmailData<S extends z.ZodType> = Sealed<z.input<S>>;

export function defineEmail<const Name extends string, S extends z.ZodType>(
  name: Name,
  data: S,
): Email<S, Name> {
  return { name, data };
}
