import type { Category } from './contract.ts';

/** As much of a category as every page knows. */
export type LinkedCategory = Pick<Category, 'id' | 'slug' | 'name' | 'parentId' | 'picture'>;

export function linkedCategory({ id, slug, name, parentId, picture }: Category): LinkedCategory {
  return { id, slug, name, parentId, ...(picture ? { picture } : {}) };
}

export type CategoryNode = {
  id: string;
  slug: string;
  name: string;
  path: string;
  parentId: string | null;
  children: CategoryNode[];
};

/** Returns the categories as a tree. Each list keeps its order. */
export function categoryTree(categories: LinkedCategory[]): CategoryNode[] {
  const byParent = Map.groupBy(categories, ({ parentId }) => parentId);
  const nodesOf = (parent: LinkedCategory | null): CategoryNode[] =>
    (byParent.get(parent?.id ?? null) ?? []).map((category) => ({
      id: String(category.id),
      slug: category.slug,
      name: category.name,
      path: categoryPath(category, parent),
      parentId: parent ? String(parent.id) : null,
      children: nodesOf(category),
    }));
  return nodesOf(null);
}

/** Puts roots before their descendants and keeps the order of each (section 7). */
export function rootsFirst(categories: Category[]): Category[] {
  return categories.toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null));
}

export function categoryPath(category: LinkedCategory, parent: LinkedCategory | null | undefined): string {
  return parent ? `/category/${parent.slug}/${category.slug}` : `/category/${category.slug}`;
}

export function findCategory<T extends LinkedCategory>(categories: T[], idOrSlug: string): T | undefined {
  return categories.find(({ id, slug }) => slug === idOrSlug || String(id) === idOrSlug);
}

export function categoryTrail(categories: LinkedCategory[], category: LinkedCategory): LinkedCategory[] {
  const trail = [category];
  for (let at = category; at.parentId !== null;) {
    const parent = categories.find(({ id }) => id === at.parentId);
    if (!parent || trail.includes(parent)) break;
    trail.unshift(parent);
    at = parent;
  }
  return trail;
}

export function withDescendants(categories: LinkedCategory[], id: number): number[] {
  const children = categories.filter(({ parentId }) => parentId === id);
  return [id, ...children.flatMap((child) => withDescendants(categories, child.id))];
}
