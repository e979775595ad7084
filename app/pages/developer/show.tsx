import type { ReactNode } from 'react';

export function Part({ name, file, children }: { name: string; file: string; children: ReactNode }) {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id} className="border-t border-line py-8">
      <div className="flex flex-wrap items-baseline gap-x-4 pb-4">
        <h2 id={id} className="text-2xl">
          {name}
        </h2>
        <code className="wrap-anywhere text-sm text-moss">{file}</code>
      </div>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-6">{children}</div>
    </section>
  );
}

export function State({
  name,
  wide = false,
  children,
}: {
  name: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={`flex flex-col gap-2 [&_button]:max-w-full ${wide ? 'w-full' : 'w-full max-w-72 sm:w-auto sm:min-w-40'}`}
    >
      <p className="text-sm text-moss">{name}</p>
      {children}
    </div>
  );
}
