import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';

type Props = { title: string; children: ReactNode };

/** A page that shows what is one's own: search engines are asked to leave it out. */
export function PrivatePage({ title, children }: Props) {
  return (
    <div className="page-width pt-6 pb-20 md:pt-10 md:pb-28">
      <PageHead title={title} description={title} />
      <meta name="robots" content="noindex" />
      {children}
    </div>
  );
}
