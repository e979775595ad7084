/** A concept's id and its comma-separated names. */
export type Names = Record<string, string>;

/**
 * The meaning of a word. A search never exchanges one herb for another, nor drops a herb. `unsold` are goods of the field that
 * shops like this one do not sell.
 */
export type Concept = {
  id: string;
  kind: 'herb' | 'concern' | 'thing' | 'condition' | 'medicine' | 'unsold';
};

/** Returns every name of dictionaries. */
export function namesIn(dictionaries: readonly Names[]): string[] {
  return dictionaries.flatMap((names) => Object.values(names).join(',').split(','));
}
