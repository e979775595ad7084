/** The topic that an id or slug in an address names: ids in the form in which changes report them. */
export function topicOf(named: string | undefined): string | undefined {
  return named !== undefined && /^\d{1,9}$/.test(named) ? String(Number(named)) : named;
}
