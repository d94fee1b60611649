/** JSON text with members in each object that would change every object where code writes by name. */
export const spoilt = (json: string): string =>
  json.replaceAll(
    '{"',
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"prototype":{"polluted":true},"',
  );
