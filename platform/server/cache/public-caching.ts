/** Browsers ask each time. A proxy may send its copy for a second, and once more while it asks: two seconds in all. */
export const publicCaching = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';
