import { Sprout } from 'lucide-react';
import { useLocation } from 'react-router';
import { ButtonLink } from '#platform/ui/button.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { placeholders } from '#shop/content/placeholders.ts';
import { PageHead } from '../../page-kit/page-head.tsx';

/** /make-profit, /offers, /faq and /collection/*: placeholder text only (section 2). */
export default function PlaceholderPage() {
  const { pathname } = useLocation();
  const { title, text } = placeholders[pathname.split('/')[1] ?? ''] ?? placeholders.collection!;
  return (
    <div className="page-width flex flex-col items-center gap-5 py-20 text-center md:py-28">
      <PageHead title={title} description={text} canonical={pathname} />
      <Sprout aria-hidden className="size-14 text-leaf" strokeWidth={1} />
      <PageHeading>{title}</PageHeading>
      <p className="max-w-md text-lg text-moss">{text}</p>
      <ButtonLink to="/all-products">See all products</ButtonLink>
    </div>
  );
}
