/** A path of the shop: `/about`, never `//elsewhere` or `javascript:`. */
export const ownPath = /^\/(?![/\\])[^\s\\<>"()]{0,200}$/;
