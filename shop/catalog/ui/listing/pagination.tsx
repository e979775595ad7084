import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

type Props = {
  page: number;
  pages: number;
  /** The cursor of the next page, where pages have no numbers. */
  next?: string | null;
};

const box = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-md px-2';

export function Pagination({ page, pages, next = null }: Props) {
  if (pages <= 1) return null;
  const shown = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (one) => one === 1 || one === pages || Math.abs(one - page) <= 1,
  );
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-1 pt-12">
      <PageLink to={page - 1} rel="prev" present={page > 1 && page <= pages}>
        <ChevronLeft aria-hidden className="size-5" strokeWidth={1.5} />
        Previous
      </PageLink>
      <ol className="flex items-center gap-1">
        {shown.map((one, at) => (
          <li key={one} className="flex items-center gap-1">
            {at > 0 && one - shown[at - 1]! > 1 && <span className="px-1 text-moss">…</span>}
            {one === page ? (
              <span aria-current="page" className={`${box} bg-forest font-semibold text-ivory`}>
                {one}
              </span>
            ) : (
              <PageLink to={one} present label={`Page ${one}`}>
                {one}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      <PageLink to={next ?? page + 1} rel="next" present={next !== null || page < pages}>
        Next
        <ChevronRight aria-hidden className="size-5" strokeWidth={1.5} />
      </PageLink>
    </nav>
  );
}

/** A number, or the cursor of a page without one. */
type Target = { to: number | string; present: boolean; rel?: string; label?: string; children: ReactNode };

function PageLink({ to, present, rel, label, children }: Target) {
  const [search] = useSearchParams();
  if (!present) return null;
  const next = new URLSearchParams(search);
  next.delete('page');
  next.delete('cursor');
  if (typeof to === 'string') next.set('cursor', to);
  else if (to > 1) next.set('page', String(to));
  return (
    <Link
      to={{ search: next.toString() }}
      {...(rel ? { rel } : {})}
      {...(label ? { 'aria-label': label } : {})}
      className={`${box} hover:bg-sand`}
    >
      {children}
    </Link>
  );
}
