import { readFileSync } from "node:fs";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Screen } from "../../documents/generated/screen.ts";
import { fetchComponents } from "../fetch-components.ts";
import { ScreenView } from "../screens/ScreenView.tsx";
import { fakePort, sampleScene } from "../test-support/sample-scene.ts";

const folder = "src/renderer/schema-form/example";
const survey: Screen = JSON.parse(readFileSync(`${folder}/survey.screen.json`, "utf8"));
const { "en-US": messages }: { "en-US": Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(`${folder}/survey.messages.json`, "utf8"),
);

async function draw(fake = fakePort(), drawn = survey) {
  const scene = sampleScene({ blocks: drawn.blocks, texts: messages, port: fake.port });
  await fetchComponents(["schema-form"]);
  const { unmount } = render(<ScreenView scene={{ ...scene, screen: drawn }} />);
  return { ...fake, unmount };
}

/** The survey with other members of its schema's block. */
const asking = (props: Readonly<Record<string, unknown>>): Screen => ({
  ...survey,
  blocks: Object.fromEntries(
    Object.entries(survey.blocks).map(([name, block]) => [
      name,
      block.component === "schema-form" ? { ...block, props: { ...block.props, ...props } } : block,
    ]),
  ),
});

describe("the survey example", () => {
  it("asks its questions with the portal's controls and messages", async () => {
    await draw();
    expect(screen.getByRole("radio", { name: "Well" })).toBeTruthy();
    expect(screen.getByRole("checkbox", { name: "What it cost" })).toBeTruthy();
    expect(screen.getByRole("group", { name: "Your visit" })).toBeTruthy();
    expect(screen.getByText("Think of the whole of it.")).toBeTruthy();
    expect(document.querySelectorAll("[name]:not([type=radio])")).toHaveLength(0);
  });

  it("says how much may be written in a long answer", async () => {
    await draw();
    const words = screen.getByRole("textbox", { name: /In your own words/ });
    await userEvent.type(words, "Fine");
    expect(words.tagName).toBe("TEXTAREA");
    screen.getByText("4 of 200");
  });

  it("shows what is missing, removes it once it is answered, and sends the answers", async () => {
    const { sent } = await draw();
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    const summary = screen.getByRole("alert");
    expect(within(summary).getByText("Say how well it went")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await userEvent.click(screen.getByRole("radio", { name: "Well" }));
    expect(screen.queryAllByText("Say how well it went")).toHaveLength(0);
    const [day, month, year] = screen.getAllByRole("textbox").slice(0, 3);
    if (!day || !month || !year) throw new Error("A date has three parts.");
    const labels = { Day: "21", Month: "11", Year: "2026" };
    for (const [label, typed] of Object.entries(labels)) await userEvent.type(screen.getByLabelText(label), typed);
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(sent.map(({ name, with: given }) => [name, given])).toEqual([
      ["ANSWERED", { values: { score: 3, visit: { on: "2026-11-21" } } }],
    ]);
  });

  it("adds an item to a list, and removes it again", async () => {
    await draw();
    const people = screen.getByRole("group", { name: "Who helped you?" });
    await userEvent.click(within(people).getByRole("button", { name: "Add another" }));
    expect(within(people).getByLabelText("Name")).toBeTruthy();
    await userEvent.click(within(people).getByRole("button", { name: "Remove this" }));
    expect(within(people).queryByLabelText("Name")).toBeNull();
  });

  it("stores the answers, so that they are there after a reload", async () => {
    const { unmount, ...invented } = await draw();
    await userEvent.click(screen.getByRole("radio", { name: "Well" }));
    unmount();
    await draw(invented);
    expect(screen.getByRole("radio", { name: "Well", checked: true })).toBeTruthy();
  });

  it("stores nothing if a field is secret", async () => {
    const pin = {
      type: "object",
      properties: { pin: { type: "string", title: "survey.people.name", writeOnly: true } },
    };
    const { drafts } = await draw(fakePort(), asking({ schema: pin }));
    await userEvent.type(screen.getByRole("textbox"), "4711");
    expect([...drafts]).toEqual([]);
  });
});
