import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';

type Props = { title: string; children: ReactNode };

/** Asks search engines not to index a personal page. */
export function PrivatePage({ title, children }: Props) {
  return (
    <div className="page-width pt-6 pb-6 md:pt-10 md:pb-10">
      <PageHead title={title} description={title} />
      <meta name="robots" content="noindex" />
      {children}
    </div>
  );
}
