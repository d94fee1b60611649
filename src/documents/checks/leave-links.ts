import { rulePaths } from "../../engine/index.ts";
import type { Problem } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import { membersOf } from "../json.ts";
import type { Check } from "./check.ts";

/** `leave` goes only where every client has a link. */
export const leaveLinks: Check = {
  ids: ["unknown-link"],
  run: ({ index, clients, visitsOf }) =>
    [...index.of("flow"), ...index.of("routes")].flatMap((document) =>
      visitsOf(document)
        .filter(({ path, types }) => path.at(-1) === "leave" && types.includes("Rule"))
        .flatMap(({ value, path }) =>
          linksOf(value).flatMap(({ name, pointer }) =>
            clients.flatMap((client): Problem[] => {
              const links = membersOf(client.value.links).map(([link]) => link);
              if (links.includes(name)) return [];
              const message = `client "${client.id}" has no link "${name}"`;
              const spot = { path: [...path, ...pointer] };
              return [
                { check: "unknown-link", file: document.path, spot, message, hint: suggest(name, links, "links") },
              ];
            }),
          ),
        ),
    ),
};

function linksOf(rule: unknown): { name: string; pointer: string[] }[] {
  return rulePaths(rule).flatMap(({ text, pointer }) => {
    const name = /^client\.links\.([^.[]+)$/.exec(text)?.[1];
    return name === undefined ? [] : [{ name, pointer: pointer.split("/").slice(1) }];
  });
}
