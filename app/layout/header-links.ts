export const headerLinks = [
  { to: '/learn-ayurveda', text: "What's Ayurveda" },
  { to: '/hair', text: 'HAIR' },
  { to: '/about', text: 'About' },
  { to: '/blog', text: 'Ayurveda Blogs' },
];
