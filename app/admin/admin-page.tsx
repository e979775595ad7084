import type { ReactNode } from 'react';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { useShop } from '../page-kit/use-shop.ts';

type Props = { title: string; children: ReactNode };

export function AdminPage({ title, children }: Props) {
  const { name } = useShop();
  return (
    <div className="flex flex-col gap-6">
      <title>{`${title} | ${name} staff`}</title>
      <PageHeading>{title}</PageHeading>
      {children}
    </div>
  );
}
