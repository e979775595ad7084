import { type CategoryOfStaff, maxDepth } from './categories.ts';

type Tree = readonly Pick<CategoryOfStaff, 'id' | 'parentId'>[];

/**
 * Returns the places that a category may move to, with null for the top: not where it is, not below itself, and at most
 * three deep with its subcategories.
 */
export function placesFor(tree: Tree, id: number): Set<number | null> {
  const moved = tree.find((category) => category.id === id);
  if (!moved) return new Set();
  const isAllowed = (place: number | null) =>
    place !== moved.parentId &&
    !isWithin(tree, place, id) &&
    depthOf(tree, place) + heightOf(tree, id) <= maxDepth;
  return new Set([null, ...tree.map((category) => category.id)].filter(isAllowed));
}

function isWithin(tree: Tree, id: number | null, root: number): boolean {
  return id !== null && (id === root || isWithin(tree, parentOf(tree, id), root));
}

function depthOf(tree: Tree, id: number | null): number {
  return id === null ? 0 : 1 + depthOf(tree, parentOf(tree, id));
}

function heightOf(tree: Tree, id: number): number {
  const children = tree.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...children.map((child) => heightOf(tree, child.id)));
}

function parentOf(tree: Tree, id: number): number | null {
  return tree.find((category) => category.id === id)?.parentId ?? null;
}
