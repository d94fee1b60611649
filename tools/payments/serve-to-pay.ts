import { serveShop } from "./serve-shop.ts";

/** A separate process: a back end and a gateway, which can be killed. */
await serveShop();
