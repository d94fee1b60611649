import { expect, test } from "vitest";
import { loadContract } from "./load-contract.ts";

const contract = loadContract();

test.each(contract.operationIds)("%s checks each of its replies", (id) => {
  const { replies, replyCheck } = contract.operation(id);
  for (const status of Object.keys(replies)) expect(replyCheck(Number(status))).toBeTypeOf("function");
  expect(replyCheck(299)).toBeUndefined();
});
