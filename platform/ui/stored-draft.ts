import type { z } from 'zod';

/**
 * What somebody is typing, kept in this tab until it is saved or given up: a reload, a failure or a step back loses nothing.
 * It is whose it is: nobody else who logs in meets it. Never for codes or passwords.
 */
const prefix = 'draft ';

/** The draft of this name and person, if there is one that the schema can read. */
export function readDraft<T>(name: string, userId: number, schema: z.ZodType<T>): T | null {
  try {
    return schema.parse(JSON.parse(sessionStorage.getItem(keyOf(name, userId)) ?? 'null'));
  } catch {
    return null;
  }
}

export function storeDraft(name: string, userId: number, draft: object): void {
  try {
    sessionStorage.setItem(keyOf(name, userId), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage keeps nobody from typing on.
  }
}

export function deleteDraft(name: string, userId: number): void {
  sessionStorage.removeItem(keyOf(name, userId));
}

/** Anyone who logs out leaves nothing in this tab. */
export function deleteDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}

function keyOf(name: string, userId: number): string {
  return `${prefix}${userId} ${name}`;
}
