import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CategoryNode } from '../category-tree.ts';

/** The categories as a list whose branches open and close (section 2, 'Shop By Category'). */
export function CategoryList({ nodes, onChoose }: { nodes: CategoryNode[]; onChoose: () => void }) {
  return (
    <ul>
      {nodes.map((node) => (
        <Branch key={node.id} node={node} onChoose={onChoose} />
      ))}
    </ul>
  );
}

function Branch({ node, onChoose }: { node: CategoryNode; onChoose: () => void }) {
  const [open, setOpen] = useState(false);
  const listId = `category-${node.id}`;
  const hasChildren = node.children.length > 0;
  return (
    <li>
      <div className="flex items-center rounded-md hover:bg-sand">
        <Link to={node.path} onClick={onChoose} className="flex min-h-11 flex-1 items-center px-3 py-1">
          {node.name}
        </Link>
        {hasChildren && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={listId}
            aria-label={`${open ? 'Close' : 'Open'} ${node.name}`}
            onClick={() => setOpen(!open)}
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
          <CategoryList nodes={node.children} onChoose={onChoose} />
        </div>
      )}
    </li>
  );
}
