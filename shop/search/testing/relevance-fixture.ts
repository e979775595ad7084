/** Comma-separated queries, and the products of the demo shop that must be among the first five. */
export type RelevanceFixture = { finds: string; queries: string };
