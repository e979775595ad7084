import { Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#platform/ui/button.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { PageHead } from './page-head.tsx';

type Props = { title: string; children: ReactNode };

export default function MissingText({ title, children }: Props) {
  return (
    <div className="page-width flex flex-col items-center gap-6 py-20 text-center md:py-28">
      <PageHead title={title} description={title} />
      <Sprout aria-hidden className="size-14 text-leaf" strokeWidth={1} />
      <PageHeading>{title}</PageHeading>
      <p className="max-w-md text-moss">{children}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/all-products">See all products</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Go to the home page
        </ButtonLink>
      </div>
    </div>
  );
}
