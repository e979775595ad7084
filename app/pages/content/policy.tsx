import type { ReactNode } from 'react';
import { data } from 'react-router';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { formatLongDay } from '#platform/india-time.ts';
import { ArticleText } from '#shop/content/ui/reading/article-text.tsx';
import { policies, policyNamed, policyPath } from '#shop/legal/policies.ts';
import { fillInFacts } from '#shop/legal/server/read-policy.ts';
import { pageContext } from '../../context.ts';
import { MarginLinks } from '../../page-kit/written/margin-links.tsx';
import { MissingPage } from '../../page-kit/missing-page.tsx';
import { ComplaintPage } from './complaint.tsx';
import { ContactPage } from './contact.tsx';
import { DeletionLinkPage } from '../account/deletion-link.tsx';
import { PageHead } from '../../page-kit/page-head.tsx';
import type { Route } from './+types/policy';

/** The contact page and pages of links share the route of the policies, since each route of its own lengthens the list that every customer downloads. */
const linkedPages: Record<string, ReactNode> = {
  contact: <ContactPage />,
  complaint: <ComplaintPage />,
  'delete-account': <DeletionLinkPage />,
};

/** The address of the contact page has no name. */
const nameIn = ({ policy = 'contact' }: { policy?: string }) => policy;

export function loader({ context, params }: Route.LoaderArgs) {
  if (Object.hasOwn(linkedPages, nameIn(params))) return data(null);
  const { config, content } = context.get(pageContext);
  const policy = policyNamed(nameIn(params));
  if (!policy) return data(null, { status: 404 });
  const { data: words, number, publishedAt } = content.find('policy', policy.name)!;
  const isTemplate = number === null && config.SHOP_DEMO;
  const blocks = fillInFacts(words.text, config);
  const version = publishedAt && { number, day: formatLongDay(new Date(publishedAt)) };
  return data({ ...policy, blocks, isTemplate, version });
}

/** Shipping, returns, privacy, terms and grievance redressal: the merchant's text or a template, with the shop's own facts. */
export default function PolicyPage({ loaderData: policy, params }: Route.ComponentProps) {
  if (Object.hasOwn(linkedPages, nameIn(params))) return linkedPages[nameIn(params)];
  if (!policy)
    return <MissingPage title="Page not found">The footer lists all policies of the shop.</MissingPage>;
  const { name, title, description, blocks, isTemplate, version } = policy;
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-8 md:py-12 lg:grid-cols-[minmax(0,var(--container-reading))_minmax(0,1fr)] lg:gap-16">
      <PageHead title={title} description={description} canonical={policyPath(name)} />
      <article className="flex flex-col gap-8">
        <PageHeading className="text-4xl md:text-5xl">{title}</PageHeading>
        {isTemplate && <TemplateNotice />}
        <ArticleText blocks={blocks} />
        {version && (
          <p className="text-moss">
            Version {version.number}, in force since {version.day}.
          </p>
        )}
        {name === 'grievance' && (
          <ButtonLink className="self-start" to="/policies/complaint">
            Write a complaint
          </ButtonLink>
        )}
      </article>
      <MarginLinks
        title="Other policies"
        links={policies
          .filter((one) => one.name !== name)
          .map((one) => ({ to: policyPath(one.name), text: one.title }))}
      />
    </div>
  );
}

/** A notice above a template in a demo. A real shop tells its owner on the page of its opening, and not its customers. */
function TemplateNotice() {
  return (
    <div className="max-w-reading">
      <Notice>
        This text is a template. Have your lawyer read this before you sell. It is no legal advice.
      </Notice>
    </div>
  );
}
