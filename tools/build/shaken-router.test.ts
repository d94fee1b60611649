import { expect, test } from "vitest";
import { withPureParts } from "./shaken-router.ts";

test("what is only made is pure and nameless; what is done is left as it is", () => {
  const made = 'var A = React.createContext(null);\nA.displayName = "A";\nvar B = React2.memo(b);\n';
  const done = 'React.startTransition(go);\nlog(A.displayName = "A");\n';
  expect(withPureParts(made + done)).toBe(
    `var A = /* @__PURE__ */ React.createContext(null);\n\nvar B = /* @__PURE__ */ React2.memo(b);\n${done}`,
  );
});
