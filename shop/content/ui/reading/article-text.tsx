import { Link } from 'react-router';
import type { Block, Line, Span } from '../../reading/block.ts';

export function ArticleText({ blocks }: { blocks: Block[] }) {
  return (
    <div className="flex max-w-reading flex-col gap-5 text-lg leading-relaxed">
      {blocks.map((block) => (
        <TextBlock key={block.at} block={block} />
      ))}
    </div>
  );
}

function TextBlock({ block }: { block: Block }) {
  if ('items' in block) return <TextList {...block} />;
  const words = block.spans.map((span) => <OneSpan key={span.at} span={span} />);
  if (block.kind === 'heading') return <h2 className="pt-4 text-2xl">{words}</h2>;
  if (block.at > 0) return <p>{words}</p>;
  return <p className="font-serif text-xl leading-relaxed md:text-2xl md:leading-relaxed">{words}</p>;
}

function TextList({ kind, items }: { kind: 'list' | 'steps'; items: Line[] }) {
  const List = kind === 'steps' ? 'ol' : 'ul';
  const look = kind === 'steps' ? 'list-decimal marker:font-semibold' : 'list-disc';
  return (
    <List className={`flex flex-col gap-2.5 pl-6 marker:text-leaf ${look}`}>
      {items.map(({ at, spans }) => (
        <li key={at} className="pl-1">
          {spans.map((span) => (
            <OneSpan key={span.at} span={span} />
          ))}
        </li>
      ))}
    </List>
  );
}

function OneSpan({ span }: { span: Span }) {
  if (span.kind === 'link')
    return (
      <Link to={span.to} className="link">
        {span.text}
      </Link>
    );
  if (span.kind === 'strong') return <strong className="font-semibold">{span.text}</strong>;
  if (span.kind === 'soft') return <em>{span.text}</em>;
  return span.text;
}
