/**
 * A browser that translates a page moves each text into a `font` element of its own. React then removes a text from an element
 * that no longer holds it, or puts an element before it, and the browser throws. Every page would become the error page. Our
 * own elements keep such texts apart (decision 60). This guard holds for the parts of libraries, and for texts in components.
 */
export function bearTranslation(prototype: Node): void {
  // oxlint-disable-next-line typescript/unbound-method -- Both are called with the node that they belong to.
  const { insertBefore, removeChild } = prototype;
  prototype.insertBefore = function insertBeforeMoved<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    insertBefore.call(this, node, before && childWith(this, before));
    return node;
  };
  prototype.removeChild = function removeMoved<T extends Node>(this: Node, child: T): T {
    const moved = childWith(this, child);
    if (moved) removeChild.call(this, moved);
    return child;
  };
}

/** Returns the child of `parent` that is `node` or holds it. Null when a translation has replaced the text. */
function childWith(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}
