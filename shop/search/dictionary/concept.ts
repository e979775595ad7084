/** A concept's id and its names, with commas between. */
export type Names = Record<string, string>;

/** What a word can mean: a herb is never exchanged for another, nor left out of a search. */
export type Concept = { id: string; kind: 'herb' | 'concern' | 'thing' | 'ailment' };
