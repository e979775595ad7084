import { Link } from 'react-router';
import { categoryPath, type LinkedCategory } from '../../category-tree.ts';

export function CategoryChips({
  categories,
  within,
}: {
  categories: LinkedCategory[];
  within: LinkedCategory | undefined;
}) {
  const children = categories.filter(({ parentId }) => parentId === (within?.id ?? null));
  if (children.length === 0) return null;
  return (
    <nav aria-label="Categories in here">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 md:mx-0 md:flex-wrap md:px-0">
        {children.map((child) => (
          <li key={child.id} className="shrink-0">
            <Link
              to={categoryPath(child, within)}
              className="inline-flex min-h-11 items-center rounded-full border border-edge bg-paper px-4 text-ink transition-colors duration-150 hover:border-leaf hover:text-leaf"
            >
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
