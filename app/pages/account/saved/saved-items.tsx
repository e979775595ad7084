import { Link, useSearchParams } from 'react-router';
import { savedItemsTabs } from './saved-items-tabs.ts';

export function SavedItems() {
  const [query] = useSearchParams();
  const shown = savedItemsTabs.find(({ key }) => key === query.get('part')) ?? savedItemsTabs[0];
  return (
    <>
      <nav aria-label="My Stuff" className="pt-4">
        <ul className="flex flex-wrap gap-2">
          {savedItemsTabs.map(({ key, name }) => (
            <li key={key}>
              <Link
                to={`?tab=stuff&part=${key}`}
                preventScrollReset
                aria-current={key === shown.key ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 hover:bg-sand aria-[current=page]:border-forest aria-[current=page]:bg-forest aria-[current=page]:text-ivory"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <shown.Content />
    </>
  );
}
