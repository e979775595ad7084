import { Link } from 'react-router';
import { categoryPath, categoryTrail, type LinkedCategory } from '../category-tree.ts';

type Props = {
  categories: LinkedCategory[];
  category: LinkedCategory | undefined;
  /** The page's own name, when it differs from the category's. */
  here?: string;
};

/** Shows up to three categories, and on phones the last two steps. */
export function Breadcrumb({ categories, category, here }: Props) {
  const trail = category ? categoryTrail(categories, category) : [];
  const links = [
    { to: '/', text: 'Home' },
    { to: '/all-products', text: 'All products' },
    ...trail.map((one, at) => ({ to: categoryPath(one, trail[at - 1]), text: one.name })),
  ];
  const last = here ?? links.pop()!.text;
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-moss">
      <ol className="flex items-center overflow-x-auto whitespace-nowrap md:flex-wrap">
        {links.map(({ to, text }, at) => (
          <li key={to} className={`items-center ${at < links.length - 2 ? 'hidden md:flex' : 'flex'}`}>
            <Link
              to={to}
              className="inline-flex min-h-11 min-w-11 items-center md:min-w-0 hover:text-leaf hover:underline md:min-h-8"
            >
              {text}
            </Link>
            <span aria-hidden className={`px-2 ${at === links.length - 1 ? 'hidden md:inline' : ''}`}>
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="hidden text-ink md:block">
          {last}
        </li>
      </ol>
    </nav>
  );
}
