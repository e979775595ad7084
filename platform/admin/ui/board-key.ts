/** The key of the morning board in the browser's cache. An act of staff reads the board again. */
export const boardKey = ['staff-board'];
