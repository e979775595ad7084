import { Sprout } from 'lucide-react';
import { ButtonLink } from '#platform/ui/button.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { PageHead } from '../page-head.tsx';

type Props = { path: string; title: string; placeholder: string };

/** A page of the demo with placeholder text only (section 2). */
export function Placeholder({ path, title, placeholder }: Props) {
  return (
    <div className="page-width flex flex-col items-center gap-5 py-20 text-center md:py-28">
      <PageHead title={title} description={placeholder} canonical={path} />
      <Sprout aria-hidden className="size-14 text-leaf" strokeWidth={1} />
      <PageHeading>{title}</PageHeading>
      <p className="max-w-md text-lg text-moss">{placeholder}</p>
      <ButtonLink to="/all-products">See all products</ButtonLink>
    </div>
  );
}
