import type { ReactNode } from 'react';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { HelpButton } from './navigation/help/help-button.tsx';
import { useShop } from '../page-kit/use-shop.ts';

type Props = {
  title: string;
  /** In place of the title, where the content has a heading of its own. */
  heading?: ReactNode;
  children: ReactNode;
};

export function AdminPage({ title, heading, children }: Props) {
  const { name } = useShop();
  return (
    <div className="flex flex-col gap-6">
      <title>{`${title} | ${name} staff`}</title>
      <div className="flex items-start justify-between gap-4">
        <div>{heading ?? <PageHeading>{title}</PageHeading>}</div>
        <HelpButton />
      </div>
      {children}
    </div>
  );
}
