/** The names of the parameters in a path: `t` of `/login/reset/:t`. */
export function pathParameters(path: string): string[] {
  return path
    .split("/")
    .filter((part) => part.startsWith(":"))
    .map((part) => part.slice(1));
}
