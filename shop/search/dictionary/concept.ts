/** A concept's id and its comma-separated names. A semicolon (in a file of words an empty line) parts the names of several product types under one id. */
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
  return dictionaries.flatMap((names) => Object.values(names).join(',').split(/[,;]/));
}

/** Returns each concept of a dictionary with its names. One of several under an id is `foods: honey`. */
export function listedIn(names: Names): { id: string; names: string[] }[] {
  return Object.entries(names).flatMap(([id, list]) => {
    const groups = list.split(';').map((group) => group.split(',').map((name) => name.trim()));
    // The search token of a concept is made of Latin letters and digits.
    const idOf = (group: string[], at: number) =>
      groups.length > 1 ? `${id}: ${group.find((name) => /^[a-z]/.test(name)) ?? `${group[0]} ${at}`}` : id;
    return groups.map((group, at) => ({ id: idOf(group, at), names: group }));
  });
}

/** Returns the id of the list that holds a concept: `foods` of `foods: honey`. */
export function listOf({ id }: Concept): string {
  return id.split(':')[0]!;
}

export function isHerb({ kind }: Concept): boolean {
  return kind === 'herb';
}

export function isOffered({ kind }: Concept): boolean {
  return kind === 'herb' || kind === 'concern';
}

export function isUnsold({ kind }: Concept): boolean {
  return kind === 'unsold';
}

export function isNeed({ kind }: Concept): boolean {
  return kind === 'concern';
}
