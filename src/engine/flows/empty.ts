/** Whether an object has no members. */
export function isEmpty(members: object): boolean {
  for (const _name in members) return false;
  return true;
}
