export type Span = { at: number } & (
  | { kind: 'plain' | 'strong' | 'soft'; text: string }
  | { kind: 'link'; text: string; to: string }
);

export type Line = { at: number; spans: Span[] };

export type Block = { at: number } & (
  | { kind: 'heading' | 'paragraph'; spans: Span[] }
  | { kind: 'list' | 'steps'; items: Line[] }
);

/** The text of an article as the build reads it from Markdown. */
export type Reading = { blocks: Block[]; minutes: number; sources: string[] };

/** An imported `.md` file. */
export type MarkdownFile = { default: Reading };
