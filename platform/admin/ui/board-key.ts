/** The key of 'Today' in the browser's cache. An act of staff reads it again. */
export const boardKey = ['staff-board'];
