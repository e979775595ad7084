/**
 * Keeps form input in this tab until the customer saves or discards it, so that a reload, a failure or Back loses nothing.
 * The key holds the user id, so another user never sees it. Never used for codes or passwords.
 */
const prefix = 'draft ';

/** Begins the keys of local storage that a logout clears too. */
export const keptPrefix = 'kept ';

export function readDraft<T>(
  name: string,
  userId: number,
  schema: { parse: (stored: unknown) => T },
): T | null {
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
    // A full or forbidden storage must not stop the customer from typing.
  }
}

export function deleteDraft(name: string, userId: number): void {
  sessionStorage.removeItem(keyOf(name, userId));
}

/** Logging out clears all drafts of this tab, and what the device kept for the customer. */
export function deleteDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(keptPrefix)) localStorage.removeItem(key);
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}

function keyOf(name: string, userId: number): string {
  return `${prefix}${userId} ${name}`;
}
