import { cutText } from '#platform/text/cut-text.ts';

const cardCharacters = 70;

/** Cuts a description to 70 characters plus an ellipsis (sections 2 and 9). */
export function shorten(description: string): string {
  const characters = Array.from(description);
  if (characters.length <= cardCharacters) return description;
  return `${cutText(description, characters.slice(0, cardCharacters).join('').length)}…`;
}
