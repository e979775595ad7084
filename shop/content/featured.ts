/** The featured articles of the demo. */
export const featuredSlugs: ReadonlySet<string> = new Set(['seasonal-wellness', 'ayurvedic-massage']);
