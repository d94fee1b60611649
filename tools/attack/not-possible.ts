/** An attack cannot be made on this server, such as one that has no console. */
export class NotPossible extends Error {}
