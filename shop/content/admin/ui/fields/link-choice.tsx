import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '#platform/ui/text-field.tsx';
import type { Tools } from './tools.ts';

type Target = { title: string; path: string };

/** Finds a page or a product of the shop for a link. */
export function LinkChoice({ tools, onChoose }: { tools: Tools; onChoose: (target: Target) => void }) {
  const [text, setText] = useState('');
  const words = text.trim().toLowerCase();
  const { data: products = [] } = useQuery({
    queryKey: ['staff', 'content-products', words],
    queryFn: () => tools.findProducts(words),
    enabled: words.length > 1,
  });
  const pages = tools.pages.filter(({ title, path }) => `${title} ${path}`.toLowerCase().includes(words));
  const found = [
    ...pages.slice(0, 12),
    ...(words.length > 1
      ? products.map(({ name, slug }) => ({ title: name, path: `/product/${slug}` }))
      : []),
  ];
  return (
    <div className="flex flex-col gap-3">
      <TextField label="Page or product" value={text} onChange={(event) => setText(event.target.value)} />
      <ul className="flex max-h-80 flex-col overflow-y-auto">
        {found.map((target) => (
          <li key={target.path}>
            <button
              type="button"
              onClick={() => onChoose(target)}
              className="flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-md px-2 text-left hover:bg-sand"
            >
              <span className="wrap-anywhere">{target.title}</span>
              <span className="text-sm text-moss wrap-anywhere">{target.path}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="text-moss">Nothing of the shop has this name.</p>}
    </div>
  );
}
