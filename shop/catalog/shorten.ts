import { cutText } from '#platform/text/cut-text.ts';

const cardCharacters = 70;
/** More than the longest 70 characters take, since a description has ten times as many and each is read in every card. */
const enough = 2 * cardCharacters + 2;

/** Cuts a description to 70 characters plus an ellipsis (sections 2 and 9). */
export function shorten(description: string): string {
  const start = description.slice(0, enough);
  const characters = Array.from(start);
  if (characters.length <= cardCharacters) return description;
  return `${cutText(start, characters.slice(0, cardCharacters).join('').length)}…`;
}
