import { Link } from 'react-router';
import { concernPictures } from './top-concerns.ts';
import { StepDrawing } from '../detail/step-drawing.tsx';

/** Each tile leads to all products of a concern, by the filter of the listing. */
export function ConcernTiles({ title, concerns }: { title: string; concerns: string[] }) {
  if (concerns.length === 0) return null;
  return (
    <section aria-label={title} className="page-width pt-14 md:pt-20">
      <h2 className="pb-6 text-2xl md:text-3xl">{title}</h2>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 md:mx-0 md:px-0">
        {concerns.map((concern) => (
          <li key={concern} className="w-36 shrink-0 snap-start md:flex-1">
            <Link
              to={`/all-products?${new URLSearchParams({ concern }).toString()}`}
              className="flex flex-col items-center gap-3 rounded-lg border border-line bg-paper p-4 text-center font-serif text-lg leading-snug hover:text-leaf"
            >
              <span className="text-leaf">
                <StepDrawing picture={concernPictures[concern] ?? 'leaf'} />
              </span>
              {concern}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
