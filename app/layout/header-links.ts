/** What the header leads to (section 2); where there is no module for them they stand in the sidebar. */
export const headerLinks = [
  { to: '/learn-ayurveda', text: "What's Ayurveda" },
  { to: '/hair', text: 'HAIR' },
  { to: '/about', text: 'About' },
  { to: '/blog', text: 'Ayurveda Blogs' },
];
