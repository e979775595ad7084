import './zod-without-eval.ts';
import '#platform/ui/fonts/fonts.css';
import '#platform/ui/theme.css';
import frauncesFile from '#platform/ui/fonts/fraunces-latin.woff2?url';
import mukta400File from '#platform/ui/fonts/mukta-latin-400.woff2?url';
import mukta600File from '#platform/ui/fonts/mukta-latin-600.woff2?url';
import printSheet from '#platform/ui/sheets/print.css?url';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from 'react-router';
import { contactsOf } from '#platform/server/config.ts';
import { errorFields } from '#platform/server/log.ts';
import { queryClient } from '#platform/ui/query-client.ts';
import { Toaster } from '#platform/ui/toast.tsx';
import { bearTranslation } from '#platform/ui/page/translated-page.ts';
import { linkedCategory } from '#shop/catalog/category-tree.ts';
import { transitRange } from '#shop/shipping/estimate/transit-days.ts';
import { cashMessages } from '#shop/pricing/cash-limits.ts';
import { chargesOf } from '#shop/pricing/server/settings.ts';
import { soldWithin } from '#shop/pincodes/tax-status.ts';
import { listUnkept } from '#shop/content/kept-promises.ts';
import { signUpWords } from '#shop/newsletter/sign-up-words.ts';
import { homeWords } from '#shop/content/home-words.ts';
import { shownLinks } from '#shop/content/navigation.ts';
import { contactFactsOf, legalContactsOf, licencesOf } from '#shop/legal/server/legal-contacts.ts';
import { toPaise } from '#platform/money.ts';
import { paymentMethods } from '#shop/payments/methods.ts';
import { savingAfterPlacing, takesUpiAtCheckout } from '#shop/payments/server/settings.ts';
import { comingPaths, livePaths } from '#shop/seo/server/live-paths.ts';
import type { Route } from './+types/root';
import { useRestoredPage } from './connection/use-restored-page.ts';
import { pageContext } from './context.ts';

if (typeof Node !== 'undefined') bearTranslation(Node.prototype);

/** Loads the shop's public settings and the categories, which never change on navigation. */
export async function loader({ context }: Route.LoaderArgs) {
  const { config, log, content, offers, linked: readOnce } = context.get(pageContext);
  const linked = await readOnce().catch((error: unknown) => {
    log.error('categories failed', errorFields(error));
    return null;
  });
  const { categories, onSale } = linked ?? { categories: [], onSale: new Set<string>() };
  const charges = chargesOf(config);
  const signUp = signUpWords(offers, config);
  const read = {
    categories: categories.map(linkedCategory),
    shop: {
      name: config.SHOP_NAME,
      tagline: config.SHOP_TAGLINE,
      ...contactsOf(config),
      ...contactFactsOf(config),
      demo: config.SHOP_DEMO,
      legal: legalContactsOf(config),
      charges,
      cash: cashMessages.line(charges.cash),
      soldWithin: soldWithin(config),
      returnDays: config.RETURN_DAYS,
      transitDays: transitRange(),
      marks: [
        ...Object.values(paymentMethods).flatMap(({ isOffered, label }) => (isOffered ? label : [])),
        ...licencesOf(config),
      ],
      banner: content.find('banner', 'banner')?.data.lines.map(({ text }) => text) ?? [],
      signUp,
      /** Promises that no rule keeps. A real shop shows none. */
      ribbons: config.SHOP_DEMO
        ? [
            ...listUnkept(content, { ...charges, offers }),
            ...(offers.some(({ isForNewsletter }) => isForNewsletter) ? [] : [signUp]),
          ]
        : [],
      home: homeWords(content, config),
      links: shownLinks(content, {
        isLive: livePaths({ content, isDemo: config.SHOP_DEMO, categories, onSale }),
        coming: comingPaths(content),
      }),
      /** The saving in paise of an order that is paid at the checkout. Absent in a shop that takes cash alone there. */
      ...(takesUpiAtCheckout(config) ? { upiSavingPaise: toPaise(config.PREPAID_SAVING_RUPEES) } : {}),
      laterSavingPaise: savingAfterPlacing(config),
      google: config.GOOGLE_CLIENT_ID !== undefined,
      oneCode: config.ONE_CODE_SIGN_IN,
      guests: config.BUY_WITHOUT_ACCOUNT,
      url: config.PUBLIC_URL,
      pincodeLookupUrl: config.PINCODE_LOOKUP_URL,
      reverseGeocodeUrl: config.REVERSE_GEOCODE_URL,
    },
  };
  return data(read, linked ? {} : { headers: { 'cache-control': 'no-store' } });
}

/** Caches must not keep a page without its categories. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const shouldRevalidate = () => false;

/** Preloads the fonts of the first view, so that the text does not shift. The sheet for paper holds up no screen. */
export const links = () => [
  ...[frauncesFile, mukta400File, mukta600File].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'stylesheet', href: printSheet, media: 'print' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#1f3d2b" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#151a16" />
        <link rel="icon" href="/icons/icon-32.png" sizes="32x32" type="image/png" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body className="bg-ghee font-sans text-ink">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const [client] = useState(queryClient);
  useEffect(markInteractive, []);
  useRestoredPage(client);
  return (
    <QueryClientProvider client={client}>
      <CSPProvider disableStyleElements>
        <Toaster>
          <Outlet />
        </Toaster>
      </CSPProvider>
    </QueryClientProvider>
  );
}

/** Tells browser tests that the page handles clicks from now on. */
function markInteractive(): void {
  document.documentElement.dataset.interactive = '';
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const title = missing ? 'This page is not here' : 'Something went wrong';
  return (
    <main className="mx-auto flex max-w-xl flex-col items-start gap-6 px-4 py-24">
      <title>{title}</title>
      <h1 className="text-4xl">{title}</h1>
      {!missing && (
        <p className="text-moss">The fault is ours, and it has been written down. Please try again.</p>
      )}
      <p className="flex flex-wrap gap-6">
        <a className="link inline-flex min-h-11 items-center" href={pathname + search}>
          Try again
        </a>
        <a className="link inline-flex min-h-11 items-center" href="/">
          Go to the home page
        </a>
      </p>
    </main>
  );
}
