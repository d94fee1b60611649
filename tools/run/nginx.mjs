import { existsSync } from "node:fs";

const program = "/usr/sbin/nginx";
const modules = ["js", "brotli_static"].map((name) => `/usr/lib/nginx/modules/ngx_http_${name}_module.so`);

/**
 * Debian's nginx and its modules for JavaScript and for files that Brotli packed.
 * @returns {{ program: string, modules: readonly string[] } | undefined}
 */
export function findNginx() {
  return [program, ...modules].every((file) => existsSync(file)) ? { program, modules } : undefined;
}
