import { expect, it } from "vitest";
import { createFetchedDocuments, LoadingError } from "./fetched-documents.ts";

const isText = (value: unknown): value is string => typeof value === "string";

/** A server whose answers a test changes, and what it was asked for. */
function server(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const documents = createFetchedDocuments({ "/in-page": "here" }, async (url) => {
    asked.push(url);
    if (answers[url] instanceof Error) throw answers[url];
    return answers[url];
  });
  return { asked, documents };
}

it("a document is fetched once, also by two at the same time; one in the page not at all", async () => {
  const { asked, documents } = server({ "/rose": "red" });
  expect(documents.read("/rose", isText)).toBeUndefined();
  await Promise.all([documents.fetch("/rose"), documents.fetchIfThere("/rose"), documents.fetch("/in-page")]);
  await documents.fetch("/rose");
  expect([documents.read("/rose", isText), documents.read("/in-page", isText), asked]).toEqual([
    "red",
    "here",
    ["/rose"],
  ]);
});

it("what need not be there is asked for once, and read as nothing", async () => {
  const { asked, documents } = server({});
  await documents.fetchIfThere("/weed");
  await documents.fetchIfThere("/weed");
  expect([documents.read("/weed", isText), asked]).toEqual([undefined, ["/weed"]]);
});

it("what must be there and is not is an error, and asked for again", async () => {
  const answers: Record<string, unknown> = {};
  const { documents } = server(answers);
  await expect(documents.fetch("/rose")).rejects.toBeInstanceOf(LoadingError);
  answers["/rose"] = "red";
  await documents.fetch("/rose");
  expect(documents.read("/rose", isText)).toBe("red");
});

it("a failure is an error for who need not have it, too", async () => {
  const { documents } = server({ "/rose": new Error("The server answered 503.") });
  await expect(documents.fetchIfThere("/rose")).rejects.toThrow('The document at "/rose" could not be loaded.');
});

it("a document of another shape is forgotten, so that it is fetched anew", async () => {
  const answers: Record<string, unknown> = { "/rose": 7 };
  const { documents } = server(answers);
  await documents.fetch("/rose");
  expect(() => documents.read("/rose", isText)).toThrow(LoadingError);
  answers["/rose"] = "red";
  await documents.fetch("/rose");
  expect(documents.read("/rose", isText)).toBe("red");
});
