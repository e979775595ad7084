import type { ReactNode } from 'react';

type Props = { picture: ReactNode; title: string; children?: ReactNode; action?: ReactNode };

export function EmptyState({ picture, title, children, action }: Props) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-12 text-center">
      <div
        aria-hidden
        className="grid size-24 place-items-center rounded-full bg-sand text-leaf [&_svg]:size-10"
      >
        {picture}
      </div>
      <p className="font-serif text-2xl">{title}</p>
      {children && <div className="text-balance text-moss">{children}</div>}
      {action}
    </div>
  );
}
