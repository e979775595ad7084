import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readPart } from '#shop/search/contract.ts';
import { SearchBox } from '#shop/search/ui/search-box.tsx';

type Props = { start: ReactNode; onDone?: () => void; takeFocus?: boolean; typed?: string };

export function Searching({ start, onDone, takeFocus = false, typed = '' }: Props) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const shown = pathname === '/search' ? readPart(new URLSearchParams(search).get('q') ?? '') : '';
  function go(path: string) {
    onDone?.();
    void navigate(path);
  }
  return (
    <SearchBox
      shown={shown}
      takeFocus={takeFocus}
      typed={typed}
      onSearch={(text) => go(`/search?q=${encodeURIComponent(text)}`)}
      onOpen={go}
      start={start}
    />
  );
}
