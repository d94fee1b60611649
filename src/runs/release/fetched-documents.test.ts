import { expect, it } from "vitest";
import { createFetchedDocuments, LoadingError } from "./fetched-documents.ts";

const isText = (value: unknown): value is string => typeof value === "string";

/** A server whose replies the test changes, and its requests. */
function server(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const documents = createFetchedDocuments({ "/in-page": "here" }, async (url) => {
    asked.push(url);
    if (answers[url] instanceof Error) throw answers[url];
    return answers[url];
  });
  return { asked, documents };
}

it("a document is fetched once, also by two readers at once; a document in the page never", async () => {
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

it("an optional document that is absent is requested once and reads as undefined", async () => {
  const { asked, documents } = server({});
  await documents.fetchIfThere("/weed");
  await documents.fetchIfThere("/weed");
  expect([documents.read("/weed", isText), asked]).toEqual([undefined, ["/weed"]]);
});

it("a required document that is absent is an error, and is requested again", async () => {
  const answers: Record<string, unknown> = {};
  const { documents } = server(answers);
  await expect(documents.fetch("/rose")).rejects.toBeInstanceOf(LoadingError);
  answers["/rose"] = "red";
  await documents.fetch("/rose");
  expect(documents.read("/rose", isText)).toBe("red");
});

it("a failed fetch is an error, also for an optional document", async () => {
  const { documents } = server({ "/rose": new Error("The server answered 503.") });
  await expect(documents.fetchIfThere("/rose")).rejects.toThrow('The document at "/rose" could not be loaded.');
});

it("a document of an invalid shape is dropped and fetched again", async () => {
  const answers: Record<string, unknown> = { "/rose": 7 };
  const { documents } = server(answers);
  await documents.fetch("/rose");
  expect(() => documents.read("/rose", isText)).toThrow(LoadingError);
  answers["/rose"] = "red";
  await documents.fetch("/rose");
  expect(documents.read("/rose", isText)).toBe("red");
});
