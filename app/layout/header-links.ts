const headerLinks = [
  { to: '/learn-ayurveda', text: "What's Ayurveda" },
  { to: '/hair', text: 'HAIR' },
  { to: '/about', text: 'About' },
  { to: '/blog', text: 'Ayurveda Blogs' },
];

/** A real shop links to the pages that it has written. The page for hair is the demo's. */
export function headerLinksOf({ demo, pages }: { demo: boolean; pages: string[] }): typeof headerLinks {
  return headerLinks.filter(({ to }) => pages.includes(to) || (demo && to === '/hair'));
}
