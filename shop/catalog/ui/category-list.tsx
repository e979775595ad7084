import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import type { CategoryNode } from '../category-tree.ts';

type Props = {
  nodes: CategoryNode[];
  /** The path of the page, whose branch is open. */
  here: string;
  onChoose: () => void;
};

/**
 * The category tree of the sidebar (section 2, 'Shop By Category'). Up and down move through visible items, right opens a
 * branch, left closes it or moves to its parent, Home and End jump to the ends.
 */
export function CategoryList(parts: Props) {
  return (
    <div data-categories>
      <Branches {...parts} />
    </div>
  );
}

function Branches({ nodes, here, onChoose }: Props) {
  return (
    <ul>
      {nodes.map((node) => (
        <Branch key={node.id} node={node} here={here} onChoose={onChoose} />
      ))}
    </ul>
  );
}

function Branch({ node, here, onChoose }: Omit<Props, 'nodes'> & { node: CategoryNode }) {
  const within = here.startsWith(`${node.path}/`);
  const [open, setOpen] = useState(within);
  const [was, setWas] = useState(here);
  if (was !== here) {
    setWas(here);
    if (within) setOpen(true);
  }
  const listId = `category-${node.id}`;
  const hasChildren = node.children.length > 0;
  return (
    <li>
      <div className="flex items-center rounded-md hover:bg-sand">
        <Link
          to={node.path}
          onClick={onChoose}
          data-branch
          onKeyDown={walk}
          {...(here === node.path ? { 'aria-current': 'page' } : {})}
          className="flex min-h-11 flex-1 items-center rounded-md px-3 py-1 aria-[current]:font-semibold"
        >
          {node.name}
        </Link>
        {hasChildren && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={listId}
            aria-label={`${open ? 'Close' : 'Open'} ${node.name}`}
            onClick={() => setOpen(!open)}
            onKeyDown={walk}
            className="grid size-11 place-items-center rounded-md"
          >
            <ChevronDown
              aria-hidden
              strokeWidth={1.5}
              className={`size-4 transition-transform duration-150 ${open ? 'rotate-180' : ''}`}
            />
          </button>
        )}
      </div>
      {hasChildren && (
        <div id={listId} hidden={!open} className="ml-3 border-l border-line pl-1">
          <Branches nodes={node.children} here={here} onChoose={onChoose} />
        </div>
      )}
    </li>
  );
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const row = event.currentTarget.closest('li');
  const all = event.currentTarget
    .closest('[data-categories]')
    ?.querySelectorAll<HTMLElement>('[data-branch]');
  const shown = [...(all ?? [])].filter((link) => link.checkVisibility());
  const link = row?.querySelector<HTMLElement>('[data-branch]');
  const toggle = row?.querySelector<HTMLElement>(':scope > div > button');
  const at = link ? shown.indexOf(link) : -1;
  const isOpen = toggle?.getAttribute('aria-expanded') === 'true';
  const parent = row?.parentElement?.closest('li')?.querySelector<HTMLElement>('[data-branch]');
  const moves: Record<string, () => void> = {
    ArrowDown: () => shown[at + 1]?.focus(),
    ArrowUp: () => shown[at - 1]?.focus(),
    ArrowRight: () => (isOpen ? shown[at + 1]?.focus() : toggle?.click()),
    ArrowLeft: () => (isOpen ? toggle?.click() : parent?.focus()),
    Home: () => shown[0]?.focus(),
    End: () => shown.at(-1)?.focus(),
  };
  const move = moves[event.key];
  if (!move || at < 0) return;
  event.preventDefault();
  move();
}
