import { expect, it } from "vitest";
import { FakeTab } from "../test-support/fake-tab.ts";
import { sampleRelease } from "../test-support/sample-release.ts";

const ASK = "garden.head";

/** A portal whose back end gives title and icon, with one host of its own. */
function release(isRemote = true) {
  const plain = sampleRelease();
  const { client } = plain;
  return {
    ...plain,
    client: {
      ...client,
      theme: { ...client.theme, isRemote },
      backEnd: { ...client.backEnd, bases: { content: "https://content.example/v1" } },
    },
    routes: {
      ...plain.routes,
      pageHead: {
        call: ASK,
        if: { var: "client.theme.isRemote" },
        title: { var: "result.title" },
        icon: { var: "result.favicon" },
      },
    },
  };
}

async function opened(set: { isRemote?: boolean; isOnline?: boolean } = {}) {
  const tab = new FakeTab({ release: release(set.isRemote), isOnline: set.isOnline ?? true });
  await tab.quiet();
  return tab;
}

it("is requested once the first page is on view, and shown when it arrives", async () => {
  const tab = await opened();
  expect(tab.shown).toBe("gate/name");
  expect(tab.state.head).toBeUndefined();
  await tab.answer(ASK, { title: "Harbour Care", favicon: "/brands/harbour.svg" });
  expect(tab.state.head).toEqual({ title: "Harbour Care", icon: "/brands/harbour.svg" });
  await tab.send("SUBMIT", { id: "name", values: { name: "Ida" } });
  expect(tab.requests.filter(({ call }) => call === ASK)).toHaveLength(1);
});

it("is the client's if the reply has none, and if the client makes no such call", async () => {
  const silent = await opened();
  await silent.answer(ASK, { title: "  " });
  expect(silent.state.head).toBeUndefined();
  expect(silent.problems).toEqual([]);
  const own = await opened({ isRemote: false });
  expect(own.underway).not.toContain(ASK);
});

it("stays the client's if the call fails, which is logged", async () => {
  const tab = await opened();
  await tab.refuse(ASK, { name: "server", status: 500 });
  expect(tab.state.head).toBeUndefined();
  expect(tab.problems).toMatchObject([{ where: "head", name: "server", status: 500 }]);
});

it("is requested when the network is back, not before", async () => {
  const tab = await opened({ isOnline: false });
  expect(tab.underway).not.toContain(ASK);
  tab.lifecycle.online(true);
  await tab.quiet();
  expect(tab.underway).toContain(ASK);
});

it.each([
  ["of another host", "https://elsewhere.example/i.svg"],
  ["of another host without a scheme", "//elsewhere.example/i.svg"],
  ["of another host by a backslash", "/\\elsewhere.example/i.svg"],
  ["of another host by a tab", "/\t/elsewhere.example/i.svg"],
  ["of another host by a line end", "/\n/elsewhere.example/i.svg"],
  ["of another host by a path that goes on the spot", "/.//elsewhere.example/i.svg"],
  ["of a host that stands for the portal's own", "https://portal.invalid/i.svg"],
  ["with somebody's name before the host", "https://content.example@elsewhere.example/i.svg"],
  ["that holds a picture itself", "data:image/svg+xml,<svg/>"],
  ["that is no address of a picture", "javascript:alert(1)"],
])("omits an icon %s, which is logged, and shows the title", async (_, favicon) => {
  const tab = await opened();
  await tab.answer(ASK, { title: "Harbour Care", favicon });
  expect(tab.state.head).toEqual({ title: "Harbour Care" });
  expect(tab.problems).toMatchObject([{ where: "head", name: "PortalError" }]);
});

it("may have an icon from the client's back end", async () => {
  const tab = await opened();
  await tab.answer(ASK, { favicon: "https://content.example/i.svg" });
  expect(tab.state.head).toEqual({ icon: "https://content.example/i.svg" });
  expect(tab.problems).toEqual([]);
});
