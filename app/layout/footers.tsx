import { Link, useLocation } from 'react-router';
import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';
import { categoryTree } from '#shop/catalog/category-tree.ts';
import { policies, policyPath } from '#shop/legal/policies.ts';
import { LegalLines } from '#shop/legal/ui/legal-lines.tsx';
import { NewsletterForm } from '#shop/newsletter/ui/newsletter-form.tsx';
import { ContactLink } from '../page-kit/contact-link.tsx';
import { useCategories, useShop } from '../page-kit/use-shop.ts';

/** Pages on which a customer orders, or looks at what is theirs. */
const shortOn = ['/cart', '/checkoutpage', '/payment', '/order', '/track', '/profile'];

export function Footer() {
  const { pathname } = useLocation();
  return shortOn.some((page) => pathname.startsWith(page)) ? <ShortFooter /> : <FullFooter />;
}

function ShortFooter() {
  const { email, phone } = useShop();
  const item = 'inline-flex min-h-11 items-center hover:text-ink hover:underline';
  return (
    <footer className="mt-16 border-t border-line bg-paper">
      <div className="page-width flex flex-wrap gap-x-6 py-4 text-sm text-moss">
        <ContactLink to="mailto" address={email} className={item} />
        <ContactLink to="tel" address={phone} className={item} />
        <Link to="/contact" className={item}>
          Contact
        </Link>
        {policies.map(({ name, title }) => (
          <Link key={name} to={policyPath(name)} className={item}>
            {title}
          </Link>
        ))}
      </div>
    </footer>
  );
}

function FullFooter() {
  const { name, tagline, email, phone, demo, legal, links, marks, signUp, ribbons } = useShop();
  const categories = useCategories();
  return (
    <footer className="mt-16 border-t border-line bg-paper">
      <div className="page-width grid gap-x-16 gap-y-8 py-12 lg:grid-cols-2">
        <div className="flex flex-col gap-2">
          <p className="font-serif text-2xl">{name}</p>
          <p className="text-moss">{tagline}</p>
        </div>
        <section aria-labelledby="newsletter" className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center gap-3">
            <h2 id="newsletter" className="text-xl">
              {signUp}
            </h2>
            <DemoRibbon show={ribbons.includes(signUp)} />
          </div>
          <NewsletterForm name="Newsletter" />
        </section>
      </div>
      <div className="bg-band text-ivory">
        <div className="page-width grid phone-columns gap-10 py-12 md:grid-cols-3 lg:grid-cols-5">
          <FooterLinks
            title="Shop"
            links={[
              ...links.shop,
              ...categoryTree(categories)
                .map((node) => ({ to: node.path, text: node.name }))
                .filter((one) => links.shop.every(({ to }) => to !== one.to)),
            ]}
          />
          {links.lists.map(({ list, ...shown }) => (
            <FooterLinks key={list} {...shown} />
          ))}
          <FooterLinks
            title="Policies"
            links={policies.map(({ name: policy, title }) => ({ to: policyPath(policy), text: title }))}
          />
          <div className="flex flex-col items-start gap-1">
            <h2 className="text-lg">Write to us</h2>
            <div className="flex flex-col items-start">
              <ContactLink to="mailto" address={email} className={`${bandLink} wrap-anywhere`} />
              <ContactLink to="tel" address={phone} className={bandLink} />
              <Link to="/contact" discover="none" className={bandLink}>
                Contact
              </Link>
            </div>
          </div>
        </div>
      </div>
      <div className="page-width flex flex-col gap-4 py-6 text-sm text-moss">
        <ul className="flex flex-wrap gap-2">
          {marks.map((mark) => (
            <li key={mark} className="rounded-md border border-edge px-3 py-1">
              {mark}
            </li>
          ))}
        </ul>
        <LegalLines legal={legal} demo={demo} />
        <p>
          What we write about herbs tells how they are traditionally used. It is not medical advice. Ask a
          doctor or vaidya before use if you are pregnant, nursing, unwell or take medicine.
        </p>
      </div>
    </footer>
  );
}

const bandLink = 'inline-block py-1.5 hover:underline';

/** The browser knows all routes from the start, so links of long lists leave out the attribute that announces them. */
function FooterLinks({ title, links }: { title: string; links: { to: string; text: string }[] }) {
  return (
    <nav aria-label={title} className="flex flex-col gap-1">
      <h2 className="text-lg">{title}</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} discover="none" className={bandLink}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
