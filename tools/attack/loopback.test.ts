import { expect, it } from "vitest";
import { onLoopback } from "./loopback.ts";

const numbers: Readonly<Record<string, readonly string[]>> = {
  "127.0.0.1": ["127.0.0.1"],
  "127.9.9.9": ["127.9.9.9"],
  "::1": ["::1"],
  localhost: ["127.0.0.1", "::1"],
  "api.example": ["93.184.215.14"],
  "127.0.0.1.example": ["93.184.215.14"],
  "two.example": ["127.0.0.1", "10.0.0.7"],
};
const resolve = async (host: string) => numbers[host] ?? [];

it.each([
  ["http://127.0.0.1:8080", "http://127.0.0.1:8080"],
  ["http://127.9.9.9:8080/", "http://127.9.9.9:8080"],
  ["http://[::1]:8080", "http://[::1]:8080"],
  ["http://localhost:8080/base", "http://127.0.0.1:8080/base"],
])("accepts %s as %s", async (base, address) => {
  expect(await onLoopback(base, resolve)).toBe(address);
});

it.each([
  ["http://api.example", "api.example is 93.184.215.14"],
  ["http://127.0.0.1.example", "only the loopback is attacked"],
  ["http://two.example", "two.example is 10.0.0.7"],
  ["http://nowhere.example", "nowhere.example is not known"],
  ["https://localhost", "is asked by http://"],
  ["localhost:8080", "is asked by http://"],
  ["a server", "is no address"],
])("refuses %s", async (base, why) => {
  await expect(onLoopback(base, resolve)).rejects.toThrow(why);
});
