import { expect, expectTypeOf, test } from "vitest";
import type { FieldValue as ShownValue } from "../../components/checked-component.ts";
import { compilePropsCheck } from "../../components/given-props.ts";
import { uploadFieldContract } from "../../components/upload-field/contract.ts";
import type { FieldValue, FormValues } from "../../forms/field-value.ts";
import { isFileHandle } from "../../ports/file-handle.ts";

test("what the controls hold is what the form core holds; of a list, a control holds the keys of its entries", () => {
  expectTypeOf<ShownValue>().toExtend<FieldValue>();
  expectTypeOf<Exclude<FieldValue, readonly FormValues[]>>().toExtend<ShownValue>();
});

test("the upload field and the form core take the same for the handle of a file", () => {
  const findProblems = compilePropsCheck({ ...uploadFieldContract, required: [] });
  const handle = { id: "f1", name: "receipt.jpg", size: 1240000, type: "image/jpeg" };
  expect([isFileHandle(handle), findProblems({ value: [handle] })]).toEqual([true, []]);
  for (const [member, value] of Object.entries(handle)) {
    for (const other of [undefined, typeof value === "string" ? 5 : "5"]) {
      const wrong = { ...handle, [member]: other };
      expect([isFileHandle(wrong), findProblems({ value: [wrong] }).length], `${member}: ${other}`).toEqual([false, 1]);
    }
  }
});
