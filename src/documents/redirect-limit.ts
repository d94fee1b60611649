/**
 * The maximum number of redirects in a row without a page: beyond it the portal stops, and the checker reports it
 * beforehand.
 */
export const REDIRECT_LIMIT = 8;
