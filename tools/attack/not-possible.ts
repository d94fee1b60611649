/** Thrown when an attack is not possible on this server, for example without a console. */
export class NotPossible extends Error {}
