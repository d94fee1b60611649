import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { Block } from "../../documents/generated/screen.ts";
import type { Scene } from "../scene.ts";
import { ScreenView } from "../screens/ScreenView.tsx";
import { draw, email, field, formBlock, isShown, street, submit, texts } from "../test-support/pick-up-form.tsx";
import { createForm, fakePort, sampleScene } from "../test-support/sample-scene.ts";

describe("a substituted form", () => {
  const substitutes = { forms: { "depot/pick-up": "depot/pick-up-abroad" } };
  const pin = { type: "text", required: "errors.pin-wrong", label: "depot.pick-up.pin.label" } as const;
  const abroad = { ...createForm({ pin }), id: "pick-up-abroad", submit: "depot.pick-up.submit" } as const;
  const drawSubstitute = (over: Partial<Scene> = {}) => {
    const forms = { "depot/pick-up": createForm({ street }), "depot/pick-up-abroad": abroad };
    return draw({ street }, { forms, scope: { client: { substitutes } }, ...over });
  };

  it("is drawn, and gives its answers under the name that the flow knows", async () => {
    const { sent } = drawSubstitute();
    expect(screen.queryByLabelText("Street")).toBeNull();
    await userEvent.type(field("Pin"), "1234");
    await userEvent.click(submit());
    expect(sent).toMatchObject([{ name: "SUBMIT", form: { id: "pick-up", values: { pin: "1234" } } }]);
  });

  it("shows the server's problems with a field under that name", () => {
    drawSubstitute({ fieldErrors: { "pick-up.pin": "errors.pin-wrong" } });
    expect(isShown("Four digits")).toBe(true);
  });
});

describe("a control inside a form", () => {
  const help = {
    component: "button",
    props: { text: "depot.help" },
    on: {
      press: { send: "HELP", with: { email: { var: "form.email" }, secret: { var: "form.secret" } } },
    },
  } as const;
  const fields = { email, secret: { type: "password" } } as const;

  it("sends the typed values, valid or not, and never a password", async () => {
    const { port, sent } = fakePort();
    const blocks = { form: { ...formBlock, children: { help } } };
    render(<ScreenView scene={sampleScene({ blocks, texts, form: createForm(fields), port })} />);
    await userEvent.type(field("Email"), "ann@");
    await userEvent.type(field("Secret"), "open sesame");
    await userEvent.click(screen.getByRole("button", { name: "Help" }));
    expect(sent).toEqual([{ name: "HELP", visit: 1, with: { email: "ann@" } }]);
  });
});

describe("a form", () => {
  it("labels its fields by its own keys, and marks optional ones", () => {
    draw({ street, note: { type: "text" } });
    expect(screen.getByLabelText("Street").getAttribute("aria-required")).toBe("true");
    expect(screen.getByLabelText("Note optional")).toBeTruthy();
  });

  it("keeps its values out of addresses and logs: inputs have no name, and browser checks are off", () => {
    draw({ street, email });
    expect(document.querySelectorAll("form input")).toHaveLength(2);
    expect(document.querySelectorAll("[name]")).toHaveLength(0);
    expect(document.forms[0]?.noValidate).toBe(true);
  });

  it("sends the meaning of the answers with the visit, on Enter too", async () => {
    const { sent } = draw({ street, note: { type: "text" } }, { visit: 4 });
    await userEvent.type(field("Street"), "  Elm 5 {Enter}");
    expect(sent).toEqual([{ name: "SUBMIT", visit: 4, form: { id: "pick-up", values: { street: "Elm 5" } } }]);
  });

  it("keeps the spaces of a password", async () => {
    const { sent } = draw({ secret: { type: "password", required: "errors.street-needed" } });
    await userEvent.type(field("Secret"), " a b {Enter}");
    expect(sent[0]?.form?.values).toEqual({ secret: " a b " });
  });

  it("starts from initial values, overridden by an earlier draft", () => {
    const fake = fakePort();
    fake.drafts.set("depot/pick-up", { street: "Oak 1" });
    const initial = { var: "data.known" };
    draw(
      { street: { ...street, initial }, email: { ...email, initial } },
      { port: fake.port, scope: { data: { known: "Elm 5" } } },
    );
    expect(field("Street").value).toBe("Oak 1");
    expect(field("Email").value).toBe("Elm 5");
  });

  it("keeps a draft without passwords and codes", async () => {
    const { drafts } = draw({
      street,
      secret: { type: "password" },
      pin: { type: "one-time-code", length: 4 },
    });
    await userEvent.type(field("Street"), "Elm");
    await userEvent.type(field("Secret"), "hush");
    await userEvent.type(field("Pin"), "1234");
    expect(drafts.get("depot/pick-up")).toEqual({ street: "Elm" });
  });

  it("draws only the field that changes", async () => {
    const asked: string[] = [];
    const say = (key: string) => {
      asked.push(key);
      return key;
    };
    const words = { ...sampleScene({ blocks: {} }).words, say };
    const fields = { street, email, note: { type: "text" } } as const;
    draw(fields, { words });
    asked.length = 0;
    await userEvent.type(field("street"), "Elms");
    expect(asked.filter((key) => key.endsWith(".label"))).toEqual(Array(4).fill("depot.pick-up.street.label"));
    expect(asked.filter((key) => key.endsWith(".submit"))).toEqual([]);
  });
});

describe("a hidden field", () => {
  const fields = {
    street: { type: "text" },
    note: { type: "text", required: "errors.note-needed", visibleWhen: { "===": [{ var: "form.street" }, "Elm"] } },
    phone: { type: "text", required: "errors.pin-wrong", visibleWhen: { present: { var: "form.note" } } },
  } as const;

  it("is not checked and not sent, but keeps its value", async () => {
    const { sent } = draw(fields);
    await userEvent.type(field("Street"), "Elm");
    await userEvent.type(field("Note"), "door");
    expect(field("Phone")).toBeTruthy();
    await userEvent.type(field("Street"), "s");
    expect(screen.queryByLabelText("Note")).toBeNull();
    expect(screen.queryByLabelText("Phone")).toBeNull();
    await userEvent.type(field("Street"), "{Enter}");
    expect(sent[0]?.form?.values).toEqual({ street: "Elms" });
    await userEvent.type(field("Street"), "{Backspace}");
    expect(field("Note").value).toBe("door");
  });
});

describe("a rule over the scope around the form", () => {
  it("is evaluated again when the scope changes", () => {
    const { redraw } = draw(
      { street, note: { type: "text", visibleWhen: { "===": [{ var: "data.kind" }, "big"] } } },
      { scope: { data: { kind: "small" } } },
    );
    expect(screen.queryByLabelText("Note optional")).toBeNull();
    redraw({ scope: { data: { kind: "big" } } });
    expect(screen.getByLabelText("Note optional")).toBeTruthy();
  });
});

describe("a form for each element", () => {
  it("is a separate form that reads its element", async () => {
    const fake = fakePort();
    const block: Block = {
      ...formBlock,
      each: { in: { var: "data.parcels" }, as: "parcel", key: { var: "parcel.id" } },
    };
    const scene = sampleScene({
      blocks: { form: block },
      texts: { ...texts, "depot.for": "Street for {{name}}" },
      form: createForm({ street: { ...street, label: { key: "depot.for", args: { name: { var: "parcel.id" } } } } }),
      port: fake.port,
      scope: { data: { parcels: [{ id: "a" }, { id: "b" }] } },
    });
    render(<ScreenView scene={scene} />);
    await userEvent.type(field("Street for b"), "Elm{Enter}");
    expect(field("Street for a").value).toBe("");
    expect(fake.sent.map(({ form }) => form?.values)).toEqual([{ street: "Elm" }]);
    expect(new Set([...document.querySelectorAll("input")].map(({ id }) => id)).size).toBe(2);
  });
});

describe("a block `form` whose form does not exist", () => {
  it("is reported and shows a safe message", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { port, reportProblem } = fakePort();
    render(<ScreenView scene={sampleScene({ blocks: { form: formBlock }, port })} />);
    expect(screen.getByText("This part cannot be shown right now.")).toBeTruthy();
    expect(reportProblem.mock.calls[0]?.[0].error).toEqual(new Error('There is no form "depot/pick-up".'));
  });
});
