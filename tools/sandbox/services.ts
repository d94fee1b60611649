import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { answerFile } from "./answer-file.ts";
import { answerOperation, serverFailure } from "./answer-operation.ts";
import { pathOfBase } from "./base-paths.ts";
import { documentFiles } from "./content/documents.ts";
import { images } from "./content/images.ts";
import { injectFaults } from "./inject-fault.ts";
import { allOperations, fileOperations } from "./operations/all-operations.ts";
import type { Operation } from "./operations/operation.ts";
import type { Resources } from "./resources.ts";
import { type ServerEnv, serverHeaders } from "./server-headers.ts";

const LARGEST_BODY_BYTES = 1_000_000;
/** A limit above that of any operation; each operation sets its own. */
const LARGEST_FILE_BYTES = 16_000_000;
const limitFile = bodyLimit({ maxSize: LARGEST_FILE_BYTES });

/** The back end of the contract, to be mounted under a base path such as /services. */
export function createServices(
  resources: Resources,
  operations: readonly Operation[] = allOperations,
): Hono<ServerEnv> {
  const services = new Hono<ServerEnv>();
  services.use(serverHeaders(resources.clock));
  for (const operation of fileOperations) {
    const { method, base } = resources.contract.operation(operation.id);
    const address = `${pathOfBase(base)}/:token`;
    services.on(method, address, limitFile, injectFaults(operation.id, resources.faults), (context) =>
      answerFile(context, operation, resources),
    );
  }
  services.use(bodyLimit({ maxSize: LARGEST_BODY_BYTES }));
  for (const operation of operations) {
    const { method, path, base } = resources.contract.operation(operation.id);
    const address = `${pathOfBase(base)}${toRoutePattern(path)}`;
    services.on(method, address, injectFaults(operation.id, resources.faults), (context) =>
      answerOperation(context, operation, resources),
    );
  }
  services.route("/content/images", images);
  services.route("/content/documents", documentFiles(resources));
  services.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    resources.log(`A request failed (${context.get("correlationId")})`, error);
    return context.json(serverFailure, 500);
  });
  services.all("*", (context) => context.json({ code: "NOT_FOUND", message: "There is no such operation." }, 404));
  return services;
}

/** A path of the contract with its parameters as the server spells them. */
const toRoutePattern = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1");
