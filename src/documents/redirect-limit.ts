/** More redirects than this without a page between them go in a circle: the portal stops, and the checker says so before. */
export const REDIRECT_LIMIT = 8;
