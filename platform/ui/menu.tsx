import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';

type Props = { trigger: ReactElement; children: ReactNode; align?: 'start' | 'end' };

export function Menu({ trigger, children, align = 'end' }: Props) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align} className="z-50">
          <Base.Popup className="min-w-48 rounded-lg border border-line bg-paper p-1 text-ink shadow-soft outline-none">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type Item = { children: ReactNode; onSelect?: () => void; render?: ReactElement };

export function MenuItem({ children, onSelect, render }: Item) {
  return (
    <Base.Item
      {...(onSelect ? { onClick: onSelect } : {})}
      {...(render ? { render } : {})}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 outline-none data-highlighted:bg-sand"
    >
      {children}
    </Base.Item>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className="px-3 py-2 text-sm text-moss">{children}</div>;
}
