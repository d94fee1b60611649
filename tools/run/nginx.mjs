import { existsSync } from "node:fs";

const program = "/usr/sbin/nginx";
const scripting = "/usr/lib/nginx/modules/ngx_http_js_module.so";

/**
 * Debian's nginx and its module for JavaScript.
 * @returns {{ program: string, scripting: string } | undefined}
 */
export function findNginx() {
  return existsSync(program) && existsSync(scripting) ? { program, scripting } : undefined;
}
