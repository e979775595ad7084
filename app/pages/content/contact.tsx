import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#platform/ui/button.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';
import { answerTime } from '#shop/questions/answer-time.ts';
import { policyPath } from '#shop/legal/policies.ts';
import { chatTarget } from '../../layout/chat-link.tsx';
import { ContactLink } from '../../page-kit/contact-link.tsx';
import { PageHead } from '../../page-kit/page-head.tsx';
import { useShop } from '../../page-kit/use-shop.ts';

const link = 'link inline-flex min-h-11 items-center';

/** How to reach the shop, its hours and the person who answers. A fact that the owner has not told is left out. */
export function ContactPage() {
  const { name, email, phone, hours, answerDays, legal, demo } = useShop();
  const chat = chatTarget({ phone, name });
  return (
    <div className="page-width flex flex-col gap-10 py-8 md:py-12">
      <PageHead
        title="Contact"
        description={`How to write to ${name}, call us or ask about a product or an order.`}
        canonical="/contact"
      />
      <header className="flex flex-col gap-3">
        <PageHeading className="text-4xl md:text-5xl">Contact</PageHeading>
        {email && <p className="max-w-reading text-lg text-moss">{answerTime(answerDays)}</p>}
      </header>
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
        <dl className="flex flex-col gap-5">
          {email && (
            <Fact name="Write to us">
              <ContactLink to="mailto" address={email} className={link} />
            </Fact>
          )}
          {phone && chat && (
            <Fact name="Call us">
              <ContactLink to="tel" address={phone} className={link} />
              <a {...chat} aria-label={undefined} className={`${link} ml-6`}>
                Chat on WhatsApp
              </a>
            </Fact>
          )}
          {hours && <Fact name="Hours">{hours}</Fact>}
          {legal.officer && <Fact name={legal.designation}>{legal.officer}</Fact>}
          {legal.seller && (
            <Fact name="Where we are">
              {[legal.seller, legal.address].filter(Boolean).join(', ')} <DemoRibbon show={demo} />
            </Fact>
          )}
        </dl>
        <div className="flex flex-col gap-6">
          <Way title="About an order" to="/track" action="Find your order">
            Open it in{' '}
            <Link to="/orders" className="link">
              My Orders
            </Link>{' '}
            and ask there, or see where your parcel is without signing in.
          </Way>
          <Way title="About a product" to="/all-products" action="All products">
            Its page has a form for your question, below the details. The answer comes by email.
          </Way>
          <Way title="A complaint" to="/policies/complaint" action="Write a complaint">
            You get a ticket number at once. Our{' '}
            <Link to={policyPath('grievance')} className="link">
              grievance policy
            </Link>{' '}
            says by when we answer.
          </Way>
        </div>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-moss">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

type WayProps = { title: string; to: string; action: string; children: ReactNode };

function Way({ title, to, action, children }: WayProps) {
  return (
    <section className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <h2 className="text-xl">{title}</h2>
      <p>{children}</p>
      <ButtonLink variant="secondary" to={to}>
        {action}
      </ButtonLink>
    </section>
  );
}
