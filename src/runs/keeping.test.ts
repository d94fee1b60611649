import { describe, expect, it } from "vitest";
import { createKeeping } from "./keeping.ts";
import type { StorageKind } from "./ports.ts";

function invented() {
  const keepers: { kind: StorageKind }[] = [{ kind: "persistent" }, { kind: "persistent" }];
  const heard: string[] = [];
  const keeping = createKeeping(
    () => keepers,
    (kind, event) => heard.push(`${kind}: ${event}`),
  );
  const become = (at: number, kind: StorageKind) => {
    keepers[at] = { kind };
    keeping.look();
  };
  return { keeping, heard, become };
}

describe("what the browser keeps", () => {
  it("is kept while every place keeps what it was given", () => {
    const { keeping, heard } = invented();
    keeping.look();
    expect([keeping.kind(), keeping.condition(), heard]).toEqual(["persistent", undefined, []]);
  });

  it("is told once when one place keeps nothing, and once when all keep again", () => {
    const { keeping, heard, become } = invented();
    become(0, "memory");
    become(1, "memory");
    expect([keeping.kind(), keeping.condition()]).toEqual(["memory", "storage.memory"]);
    become(0, "persistent");
    become(1, "persistent");
    expect(heard).toEqual(["memory: storage.memory", "persistent: storage.persistent"]);
  });
});
