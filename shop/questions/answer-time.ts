/** Returns when an answer comes, from the working days that the owner names. 0 names none. */
export function answerTime(days: number): string {
  if (days === 0) return 'We answer by email.';
  return `We answer by email within ${days === 1 ? 'one working day' : `${days} working days`}.`;
}
