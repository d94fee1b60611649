import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { Form } from "../../documents/generated/form.ts";
import type { Block } from "../../documents/generated/screen.ts";
import type { Scene } from "../scene.ts";
import { ScreenView } from "../screens/ScreenView.tsx";
import { formOf, inventedPort, inventedScene } from "../test-support/invented-scene.ts";

const texts = {
  "depot.pick-up.submit": "Ask for it",
  "depot.pick-up.busy": "Asking",
  "depot.help": "Help",
  "depot.pick-up.street.label": "Street",
  "depot.pick-up.email.label": "Email",
  "depot.pick-up.note.label": "Note",
  "depot.pick-up.pin.label": "Pin",
  "depot.pick-up.secret.label": "Secret",
  "depot.pick-up.phone.label": "Phone",
  "errors.street-needed": "Say the street",
  "errors.email-wrong": "That is no email",
  "errors.email-needed": "Say the email",
  "errors.pin-wrong": "Four digits",
  "errors.note-needed": "Say where",
};

const formBlock: Block = { use: "form", props: { form: "pick-up" }, on: { submit: { send: "SUBMIT" } } };

const street = { type: "text", required: "errors.street-needed" } as const;
const email = { type: "email", required: "errors.email-needed", message: "errors.email-wrong" } as const;

/** Draws a form; gives what was sent and a way to draw the same scene otherwise. */
function draw(fields: Form["fields"], { form = {}, ...over }: Partial<Scene> & { form?: Partial<Form> } = {}) {
  const invented = inventedPort();
  const scene = inventedScene({
    blocks: { form: formBlock },
    texts,
    form: formOf(fields, form),
    port: invented.port,
    ...over,
  });
  const { rerender } = render(<ScreenView scene={scene} />);
  return {
    ...invented,
    scene,
    redraw: (more: Partial<Scene>) => rerender(<ScreenView scene={{ ...scene, ...more }} />),
  };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false, selector: "input" });
const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: "Ask for it" });
const said = (message: string) => screen.queryAllByText(message).length > 0;

describe("a form in the place of another", () => {
  const substitutes = { forms: { "depot/pick-up": "depot/pick-up-abroad" } };
  const pin = { type: "text", required: "errors.pin-wrong", label: "depot.pick-up.pin.label" } as const;
  const abroad = { ...formOf({ pin }), id: "pick-up-abroad", submit: "depot.pick-up.submit" } as const;
  const standIn = (over: Partial<Scene> = {}) => {
    const forms = { "depot/pick-up": formOf({ street }), "depot/pick-up-abroad": abroad };
    return draw({ street }, { forms, scope: { client: { substitutes } }, ...over });
  };

  it("is drawn, and gives its answers under the name that the flow knows", async () => {
    const { sent } = standIn();
    expect(screen.queryByLabelText("Street")).toBeNull();
    await userEvent.type(field("Pin"), "1234");
    await userEvent.click(submit());
    expect(sent).toMatchObject([{ name: "SUBMIT", form: { id: "pick-up", values: { pin: "1234" } } }]);
  });

  it("hears what the server says of a field under that name", () => {
    standIn({ fieldErrors: { "pick-up.pin": "errors.pin-wrong" } });
    expect(said("Four digits")).toBe(true);
  });
});

describe("a control inside a form", () => {
  const help = {
    use: "button",
    props: { text: "depot.help" },
    on: {
      press: { send: "HELP", with: { email: { var: "form.email" }, secret: { var: "form.secret" } } },
    },
  } as const;
  const fields = { email, secret: { type: "password" } } as const;

  it("sends what is typed, right or not, and never a password", async () => {
    const { port, sent } = inventedPort();
    const blocks = { form: { ...formBlock, children: { help } } };
    render(<ScreenView scene={inventedScene({ blocks, texts, form: formOf(fields), port })} />);
    await userEvent.type(field("Email"), "ann@");
    await userEvent.type(field("Secret"), "open sesame");
    await userEvent.click(screen.getByRole("button", { name: "Help" }));
    expect(sent).toEqual([{ name: "HELP", visit: 1, with: { email: "ann@" } }]);
  });
});

describe("a form", () => {
  it("asks its fields with the labels of its own keys, and says which are optional", () => {
    draw({ street, note: { type: "text" } });
    expect(screen.getByLabelText("Street").getAttribute("aria-required")).toBe("true");
    expect(screen.getByLabelText("Note optional")).toBeTruthy();
  });

  it("keeps its values from addresses and logs: inputs have no name and the browser checks nothing", () => {
    draw({ street, email });
    expect(document.querySelectorAll("form input")).toHaveLength(2);
    expect(document.querySelectorAll("[name]")).toHaveLength(0);
    expect(document.forms[0]?.noValidate).toBe(true);
  });

  it("sends what was meant, on Enter too, with the visit", async () => {
    const { sent } = draw({ street, note: { type: "text" } }, { visit: 4 });
    await userEvent.type(field("Street"), "  Elm 5 {Enter}");
    expect(sent).toEqual([{ name: "SUBMIT", visit: 4, form: { id: "pick-up", values: { street: "Elm 5" } } }]);
  });

  it("leaves the spaces of a password alone", async () => {
    const { sent } = draw({ secret: { type: "password", required: "errors.street-needed" } });
    await userEvent.type(field("Secret"), " a b {Enter}");
    expect(sent[0]?.form?.values).toEqual({ secret: " a b " });
  });

  it("starts from initial values, over which what was typed before goes", () => {
    const invented = inventedPort();
    invented.drafts.set("depot/pick-up", { street: "Oak 1" });
    const initial = { var: "data.known" };
    draw(
      { street: { ...street, initial }, email: { ...email, initial } },
      { port: invented.port, scope: { data: { known: "Elm 5" } } },
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

  it("draws only the field that is typed into", async () => {
    const asked: string[] = [];
    const say = (key: string) => {
      asked.push(key);
      return key;
    };
    const words = { ...inventedScene({ blocks: {} }).words, say };
    const fields = { street, email, note: { type: "text" } } as const;
    draw(fields, { words });
    asked.length = 0;
    await userEvent.type(field("street"), "Elms");
    expect(asked.filter((key) => key.endsWith(".label"))).toEqual(Array(4).fill("depot.pick-up.street.label"));
    expect(asked.filter((key) => key.endsWith(".submit"))).toEqual([]);
  });
});

describe("what may be typed", () => {
  it("is digits only where the field accepts digits, pasted or in another script", async () => {
    draw({
      pin: { type: "one-time-code", accept: "digits", length: 6 },
      phone: { type: "tel", accept: "digits", inputMaxLength: 8 },
    });
    await userEvent.click(field("Pin"));
    await userEvent.paste("123 456 7");
    expect(field("Pin").value).toBe("123456");
    await userEvent.type(field("Phone"), "9a１๒-3");
    expect(field("Phone").value).toBe("9123");
  });

  it("stops at the longest input, which need not be valid", async () => {
    const { sent } = draw({ street: { ...street, maxLength: 3, inputMaxLength: 5, message: "errors.pin-wrong" } });
    await userEvent.type(field("Street"), "abcdefgh{Enter}");
    expect(field("Street").value).toBe("abcde");
    expect(said("Four digits")).toBe(true);
    expect(sent).toEqual([]);
  });
});

describe("a message", () => {
  it("does not come while a first value is being typed, comes when the field is left, goes as soon as it is right", async () => {
    draw({ email, street });
    await userEvent.type(field("Email"), "ann@");
    expect(said("That is no email")).toBe(false);
    await userEvent.tab();
    expect(said("That is no email")).toBe(true);
    expect(field("Email").getAttribute("aria-invalid")).toBe("true");
    await userEvent.type(field("Email"), "mail.test");
    expect(said("That is no email")).toBe(false);
  });

  it("does not come when an empty field is only passed", async () => {
    draw({ email, street });
    await userEvent.click(field("Email"));
    await userEvent.tab();
    expect(said("Say the email")).toBe(false);
  });

  it("does not move a button away from under a pressed pointer", async () => {
    const { sent } = draw({ email });
    const user = userEvent.setup();
    await user.type(field("Email"), "ann@");
    await user.pointer({ keys: "[MouseLeft>]", target: submit() });
    expect(said("That is no email")).toBe(false);
    await user.pointer({ keys: "[/MouseLeft]", target: submit() });
    await waitFor(() => expect(said("That is no email")).toBe(true));
    expect(sent).toEqual([]);
  });

  it("is the first broken rule's; a rule with `when` speaks only then", async () => {
    const rules = [
      { valid: { "===": [{ var: "value" }, "1234"] }, message: "errors.pin-wrong" },
      {
        valid: { present: { var: "value" } },
        when: { present: { var: "form.street" } },
        message: "errors.note-needed",
      },
    ];
    draw({ street: { type: "text" }, note: { type: "text", rules } });
    await userEvent.type(field("Note"), "x");
    await userEvent.tab();
    expect(said("Four digits")).toBe(true);
    await userEvent.clear(field("Note"));
    expect(said("Four digits")).toBe(false);
    await userEvent.type(field("Street"), "Elm{Enter}");
    expect(said("Say where")).toBe(true);
  });

  it("is general where the form names none for a value of the wrong type, after the field's own rules", async () => {
    const rules = [{ valid: { "!==": [{ var: "value" }, "no"] }, message: "errors.email-wrong" }];
    draw({ email: { type: "email", rules } });
    await userEvent.type(field("Email"), "no");
    await userEvent.tab();
    expect(said("That is no email")).toBe(true);
    await userEvent.type(field("Email"), "pe");
    expect(said("Check this answer")).toBe(true);
  });

  it("of the server goes when that field is edited, and only that one", async () => {
    const { redraw } = draw({ street, note: { type: "text" } });
    redraw({
      fieldErrors: {
        "pick-up.street": "No such street",
        "pick-up.note": "errors.note-needed",
        "other.street": "Wrong form",
      },
    });
    const summary = screen.getByRole("alert", { name: "Please check these answers" });
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["No such street", "Say where"]);
    await userEvent.type(field("Street"), "E");
    expect(said("No such street")).toBe(false);
    expect(said("Say where")).toBe(true);
  });
});

describe("a hidden field", () => {
  const fields = {
    street: { type: "text" },
    note: { type: "text", required: "errors.note-needed", visibleWhen: { "===": [{ var: "form.street" }, "Elm"] } },
    phone: { type: "text", required: "errors.pin-wrong", visibleWhen: { present: { var: "form.note" } } },
  } as const;

  it("is not validated and not sent, but remembered", async () => {
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

describe("a rule over the world around the form", () => {
  it("is looked at again when that changes", () => {
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
  it("is a form of its own, which reads its element", async () => {
    const invented = inventedPort();
    const block: Block = {
      ...formBlock,
      each: { in: { var: "data.parcels" }, as: "parcel", key: { var: "parcel.id" } },
    };
    const scene = inventedScene({
      blocks: { form: block },
      texts: { ...texts, "depot.for": "Street for {{name}}" },
      form: formOf({ street: { ...street, label: { key: "depot.for", args: { name: { var: "parcel.id" } } } } }),
      port: invented.port,
      scope: { data: { parcels: [{ id: "a" }, { id: "b" }] } },
    });
    render(<ScreenView scene={scene} />);
    await userEvent.type(field("Street for b"), "Elm{Enter}");
    expect(field("Street for a").value).toBe("");
    expect(invented.sent.map(({ form }) => form?.values)).toEqual([{ street: "Elm" }]);
    expect(new Set([...document.querySelectorAll("input")].map(({ id }) => id)).size).toBe(2);
  });
});

describe("a failed submit", () => {
  it("moves the focus to a summary that links to the fields, by keyboard alone", async () => {
    const { sent } = draw({ street, email });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const summary = screen.getByRole("alert", { name: "Please check these answers" });
    expect(document.activeElement).toBe(summary);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("Say the email");
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(field("Email"));
    expect(sent).toEqual([]);
  });

  it("goes to the summary again the second time, and the summary goes with the last problem", async () => {
    draw({ street, email });
    await userEvent.click(submit());
    await userEvent.type(field("Street"), "Elm{Enter}");
    const summary = screen.getByRole("alert", { name: "Please check these answers" });
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getAllByRole("link")).toHaveLength(1);
    await userEvent.type(field("Email"), "ann@mail.test");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("the submit button", () => {
  it("says what it is doing while the run works, keeps the focus and takes no second press", async () => {
    let isBusy = false;
    const invented = inventedPort({ isBusy: () => isBusy });
    const { redraw } = draw({ street }, { port: invented.port });
    await userEvent.type(field("Street"), "Elm");
    await userEvent.click(submit());
    isBusy = true;
    await userEvent.click(submit());
    redraw({ isBusy: true, isLocked: true });
    const busy = screen.getByRole("button", { name: "Asking" });
    expect(document.activeElement).toBe(busy);
    await userEvent.click(busy);
    await userEvent.type(field("Street"), "{Enter}");
    expect(invented.sent).toHaveLength(1);
    isBusy = false;
    redraw({ isBusy: false });
    await userEvent.click(submit());
    expect(invented.sent).toHaveLength(2);
  });

  it("is busy after a reload in the middle of a call", () => {
    draw({ street }, { isBusy: true, isLocked: true });
    expect(screen.getByRole("button", { name: "Asking" })).toBeTruthy();
  });

  it("waits for right values where the form says `valid`", async () => {
    const { sent } = draw({ street }, { form: { submitWhen: "valid" } });
    expect(submit().disabled).toBe(true);
    await userEvent.type(field("Street"), "E{Enter}");
    expect(submit().disabled).toBe(false);
    expect(sent).toHaveLength(1);
  });

  it("waits for a change where the form says `validAndChanged`", async () => {
    draw({ street: { ...street, initial: "Elm" } }, { form: { submitWhen: "validAndChanged" } });
    expect(submit().disabled).toBe(true);
    await userEvent.type(field("Street"), "s");
    expect(submit().disabled).toBe(false);
    await userEvent.type(field("Street"), "{Backspace}");
    expect(submit().disabled).toBe(true);
  });

  it("waits for a change of an answer: what follows from others is none", async () => {
    const whole = { type: "text", value: { join: [["Dear", { var: "form.street" }], " "] } } as const;
    draw({ street: { ...street, initial: "Elm" }, whole }, { form: { submitWhen: "validAndChanged" } });
    expect(submit().disabled).toBe(true);
    await userEvent.type(field("Street"), "s");
    expect(submit().disabled).toBe(false);
  });
});

describe("a change of language", () => {
  it("keeps what was typed, the focus and the messages, in the new words", async () => {
    const { redraw } = draw({ street, email });
    await userEvent.type(field("Email"), "ann@{Enter}");
    await userEvent.type(field("Street"), "Elm");
    const typedInto = field("Street");
    const other = inventedScene({
      blocks: {},
      locale: "th-TH",
      texts: { ...texts, "depot.pick-up.street.label": "ถนน", "errors.email-wrong": "อีเมลไม่ถูกต้อง" },
    });
    redraw({ words: other.words });
    expect(field("ถนน")).toBe(typedInto);
    expect(field("ถนน").value).toBe("Elm");
    expect(document.activeElement).toBe(typedInto);
    expect(said("อีเมลไม่ถูกต้อง")).toBe(true);
  });
});

describe("a block `form` whose form does not exist", () => {
  it("is reported and leaves a safe message", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { port, reportProblem } = inventedPort();
    render(<ScreenView scene={inventedScene({ blocks: { form: formBlock }, port })} />);
    expect(screen.getByText("This part cannot be shown right now.")).toBeTruthy();
    expect(reportProblem.mock.calls[0]?.[0].error).toEqual(new Error('There is no form "depot/pick-up".'));
  });
});
