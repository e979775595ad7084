type Props = { excerpt: { before: string; words: string; after: string }; isRefused: boolean };

export function MarkedExcerpt({ excerpt: { before, words, after }, isRefused }: Props) {
  const tone = isRefused ? 'bg-clay/25 decoration-clay' : 'bg-turmeric/30 decoration-turmeric';
  return (
    <p className="wrap-anywhere text-moss">
      {before}
      <mark className={`rounded-sm px-0.5 text-ink underline decoration-2 ${tone}`}>{words}</mark>
      {after}
    </p>
  );
}
