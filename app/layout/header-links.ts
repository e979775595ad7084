const headerLinks = [
  { to: '/learn-ayurveda', text: "What's Ayurveda" },
  { to: '/hair', text: 'HAIR' },
  { to: '/about', text: 'About' },
  { to: '/blog', text: 'Ayurveda Blogs' },
];

/** A real shop has not written these pages. */
export function headerLinksOf({ demo }: { demo: boolean }): typeof headerLinks {
  return demo ? headerLinks : [];
}
