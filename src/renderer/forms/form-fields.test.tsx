import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { Form } from "../../documents/generated/form.ts";
import type { Scene } from "../scene.ts";
import type { FileHandle, Loaded, LoadRequest, ScreenPort } from "../screen-port.ts";
import { ScreenView } from "../screens/ScreenView.tsx";
import { formOf, inventedPort, inventedScene } from "../test-support/invented-scene.ts";

interface Drawing extends Omit<Partial<Scene>, "port"> {
  readonly form?: Partial<Form>;
  readonly port?: Partial<ScreenPort>;
  readonly texts?: Readonly<Record<string, string>>;
}

/** Messages are said as words made from their keys. */
function draw(fields: Form["fields"], { form = {}, port = {}, ...over }: Drawing = {}) {
  const invented = inventedPort(port);
  const scene = inventedScene({
    blocks: { form: { use: "form", props: { form: "pick-up" }, on: { submit: { send: "SUBMIT" } } } },
    texts: { "depot.pick-up.submit": "Ask for it", "garden.full": "It is full" },
    form: formOf(fields, form),
    ...over,
    port: invented.port,
  });
  const { rerender } = render(<ScreenView scene={scene} />);
  return { ...invented, redraw: (more: Partial<Scene>) => rerender(<ScreenView scene={{ ...scene, ...more }} />) };
}

const submit = () => userEvent.click(screen.getByRole("button", { name: "Ask for it" }));
const trees = ["oak", "elm"].map((value) => ({ value, label: `garden.${value}` }));

describe("a field of choices", () => {
  it("offers what the document says, and says why something cannot be had", async () => {
    const why = { disabledWhen: { var: "data.isWinter" }, why: "garden.full" } as const;
    const options = [
      { value: "oak", label: "garden.oak" },
      { value: "elm", label: "garden.elm", ...why },
    ] as const;
    const { sent } = draw({ tree: { type: "radio-list", options } }, { scope: { data: { isWinter: true } } });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Elm/ }).disabled).toBe(true);
    expect(screen.getByText("It is full")).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: "Oak" }));
    await submit();
    expect(sent[0]?.form?.values).toEqual({ tree: "oak" });
  });

  it("clears a choice that is no longer among its options", async () => {
    const options = {
      in: { var: "data.trees" },
      as: "tree",
      value: { var: "tree.id" },
      label: { data: { var: "tree.name" } },
    };
    const scope = {
      data: {
        trees: [
          { id: 1, name: "Oak" },
          { id: 2, name: "Elm" },
        ],
      },
    };
    const { sent, redraw } = draw({ tree: { type: "select", options } }, { scope });
    await userEvent.selectOptions(screen.getByRole("combobox"), "Elm");
    redraw({ scope: { data: { trees: [{ id: 1, name: "Oak" }] } } });
    await submit();
    expect(sent[0]?.form?.values).toEqual({});
  });

  it("keeps several ticks as a list", async () => {
    const { sent } = draw({ trees: { type: "checkboxes", options: trees } });
    await userEvent.click(screen.getByRole("checkbox", { name: "Elm" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Oak" }));
    await submit();
    expect(new Set(Object(sent[0]?.form?.values.trees))).toEqual(new Set(["oak", "elm"]));
  });
});

/** A port whose loads answer when the test says so. */
function loadingPort() {
  const asked: LoadRequest[] = [];
  let state: Loaded = { status: "loading" };
  const followers = new Set<() => void>();
  const load = (_key: string, request: LoadRequest) => {
    asked.push(request);
    state = { status: "loading" };
    return {
      get: () => state,
      follow(listen: () => void) {
        followers.add(listen);
        return () => followers.delete(listen);
      },
      stop: () => {},
    };
  };
  const answer = (next: Loaded) =>
    act(() => {
      state = next;
      for (const listen of followers) listen();
    });
  return { asked, answer, port: { load } };
}

describe("a field whose choices are loaded", () => {
  const fields = {
    day: { type: "text" },
    slot: {
      type: "radio-list",
      required: "garden.wrong",
      options: {
        in: { var: "load.slots.value" },
        as: "slot",
        value: { var: "slot" },
        label: { data: { var: "slot" } },
      },
    },
  } as const;
  const slots = {
    call: "garden.slots",
    when: { present: { var: "form.day" } },
    with: { day: { var: "form.day" } },
  };

  it("asks for what was typed, waits, and offers the answer", async () => {
    const { asked, answer, port } = loadingPort();
    const { sent } = draw(fields, { form: { load: { slots } }, port });
    expect(asked).toEqual([]);
    await userEvent.type(screen.getByRole("textbox"), "7");
    expect(asked).toEqual([{ call: "garden.slots", with: { day: "7" } }]);
    expect(screen.queryByRole("radio")).toBeNull();
    answer({ status: "ready", value: ["am", "pm"] });
    await userEvent.click(screen.getByRole("radio", { name: "pm" }));
    await submit();
    expect(sent[0]?.form?.values).toEqual({ day: "7", slot: "pm" });
  });

  it("says that it failed, with a code for support where it is ours, and asks again when that is wanted", async () => {
    const { asked, answer, port } = loadingPort();
    draw(fields, { form: { load: { slots } }, port });
    await userEvent.type(screen.getByRole("textbox"), "7");
    answer({ status: "failed", error: { name: "server", supportCode: "3F2A-91C0" } });
    expect(screen.getByText("This could not be loaded.")).toBeTruthy();
    expect(screen.getByText(/3F2A-91C0/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(asked).toHaveLength(2);
    expect(screen.queryByText("This could not be loaded.")).toBeNull();
  });

  it("says after a refusal what it lacks, also where nothing was asked yet or the answer failed, but not on the way", async () => {
    const { answer, port } = loadingPort();
    const { sent } = draw(fields, { form: { load: { slots } }, port });
    const isAskedFor = () => screen.queryAllByText("Wrong").length > 0;
    await submit();
    expect(isAskedFor()).toBe(true);
    await userEvent.type(screen.getByRole("textbox"), "7");
    expect(isAskedFor()).toBe(false);
    answer({ status: "failed", error: { name: "offline" } });
    expect(isAskedFor()).toBe(true);
    expect(sent).toEqual([]);
  });
});

describe("what follows from other fields", () => {
  it("has its value always, cannot be typed, and is sent", async () => {
    const fields = {
      first: { type: "text" },
      whole: { type: "text", value: { join: [["Dear", { var: "form.first" }], " "] } },
    } as const;
    const { sent, drafts } = draw(fields);
    const [first, whole] = screen.getAllByRole<HTMLInputElement>("textbox");
    if (!first || !whole) throw new Error("There are two fields.");
    await userEvent.type(first, "Mei");
    expect([whole.value, whole.disabled]).toEqual(["Dear Mei", true]);
    expect(drafts.get("depot/pick-up")).toEqual({ first: "Mei" });
    await submit();
    expect(sent[0]?.form?.values).toEqual({ first: "Mei", whole: "Dear Mei" });
  });

  it("is required only when its rule says so", async () => {
    const note = { type: "text", required: "garden.wrong", requiredWhen: { var: "form.gift" } } as const;
    const { sent } = draw({ gift: { type: "checkbox" }, note });
    await submit();
    expect(sent[0]?.form?.values).toEqual({ gift: false });
    await userEvent.click(screen.getByRole("checkbox"));
    await submit();
    expect(sent).toHaveLength(1);
    expect(screen.getAllByText("Wrong").length).toBeGreaterThan(0);
  });

  it("can be one value of several fields", async () => {
    const output = { when: { join: [[{ var: "form.day" }, { var: "form.hour" }], "T"] } };
    const { sent } = draw({ day: { type: "text" }, hour: { type: "text" } }, { form: { output } });
    const [day, hour] = screen.getAllByRole("textbox");
    if (!day || !hour) throw new Error("There are two fields.");
    await userEvent.type(day, "2026-11-22");
    await userEvent.type(hour, "09");
    await submit();
    expect(sent[0]?.form?.values).toEqual({ day: "2026-11-22", hour: "09", when: "2026-11-22T09" });
  });
});

describe("a group", () => {
  const places = {
    order: ["street", "code"],
    fillsInOrder: true,
    fields: {
      street: { type: "input", required: true },
      code: { type: "input", required: false },
      unit: { type: "input" },
    },
  };
  const home = {
    type: "group",
    include: "programme.places",
    fields: { code: { type: "text", accept: "digits", length: 3 } },
  } as const;

  it("asks the fields of the programme's set in its order, each when the one before is filled", async () => {
    const { sent } = draw({ home }, { scope: { programme: { places } } });
    const [street, code, ...others] = screen.getAllByRole<HTMLInputElement>("textbox");
    if (!street || !code) throw new Error("There are two fields.");
    expect([others.length, code.disabled]).toEqual([0, true]);
    await userEvent.type(street, "Elm 5");
    expect(code.disabled).toBe(false);
    await userEvent.type(code, "12a3");
    await submit();
    expect(sent[0]?.form?.values).toEqual({ home: { street: "Elm 5", code: "123" } });
  });

  it("asks what the form names of the set, in that order", () => {
    const asks = { var: "programme.kinds[data.kind]" };
    const scope = { programme: { places, kinds: { hut: ["unit", "street"] } }, data: { kind: "hut" } };
    draw({ home: { ...home, asks } }, { scope });
    expect(screen.getAllByRole("textbox").map(({ id }) => id)).toEqual([
      expect.stringContaining("unit"),
      expect.stringContaining("street"),
    ]);
  });

  it("asks something else when that changes, and keeps what was typed", async () => {
    const asks = { var: "programme.kinds[data.kind]" };
    const programme = { places, kinds: { hut: ["street"], flat: ["street", "code"] } };
    const { sent, redraw } = draw({ home: { ...home, asks } }, { scope: { programme, data: { kind: "hut" } } });
    await userEvent.type(screen.getByRole("textbox"), "Elm 5");
    redraw({ scope: { programme, data: { kind: "flat" } } });
    const [street, code] = screen.getAllByRole<HTMLInputElement>("textbox");
    expect(street?.value).toBe("Elm 5");
    if (code) await userEvent.type(code, "123");
    await submit();
    expect(sent[0]?.form?.values).toEqual({ home: { street: "Elm 5", code: "123" } });
  });

  it("asks nothing where the form names nothing of the set", () => {
    draw({ home: { ...home, asks: { var: "data.none" } } }, { scope: { programme: { places }, data: {} } });
    expect(screen.queryAllByRole("textbox")).toEqual([]);
  });

  it("asks nothing that another programme does not ask", () => {
    draw({ home }, { scope: { programme: { places: { order: ["street"], fields: places.fields } } } });
    expect(screen.getAllByRole("textbox")).toHaveLength(1);
  });
});

describe("what a field says", () => {
  const texts = {
    "depot.pick-up.submit": "Ask for it",
    "garden.short": "{{name}} has {{least}} letters or more, {{other}}",
    "garden.up-to": "Up to {{most}}",
    "garden.needed": "Say one of {{least}}",
  };
  const name = {
    type: "text",
    hint: { key: "garden.up-to", args: { most: { count: { var: "limits.maxLength" } } } },
    required: { key: "garden.needed", args: { least: { count: { var: "limits.minLength" } } } },
    minLength: { var: "data.least" },
    maxLength: 1200,
    message: {
      minLength: {
        key: "garden.short",
        args: {
          name: { var: "value" },
          least: { count: { var: "limits.minLength" } },
          other: { var: "form.other" },
        },
      },
    },
  } as const;

  it("is filled with its bounds, its value and other answers, and follows them", async () => {
    const { redraw } = draw({ name, other: { type: "text" } }, { texts, scope: { data: { least: 3 } } });
    expect(screen.getByText("Up to 1,200")).toBeTruthy();
    await submit();
    expect(screen.getAllByText("Say one of 3")).toHaveLength(2);
    await userEvent.type(screen.getByLabelText("Name"), "Al");
    expect(screen.getAllByText("Al has 3 letters or more,")).toHaveLength(2);
    await userEvent.type(screen.getByLabelText(/^Other/), "x");
    expect(screen.getAllByText("Al has 3 letters or more, x")).toHaveLength(2);
    redraw({ scope: { data: { least: 4 } } });
    expect(screen.getAllByText("Al has 4 letters or more, x")).toHaveLength(2);
  });

  it("of a file's size is said as people write it", async () => {
    const file = {
      type: "file",
      maxBytes: 4,
      message: { maxBytes: { key: "garden.up-to", args: { most: { bytes: 3_145_728 } } } },
    } as const;
    draw({ file }, { texts });
    await userEvent.upload(screen.getByLabelText("Choose a file"), new File(["12345"], "a.pdf"));
    expect(await screen.findByText("Up to 3 MB")).toBeTruthy();
  });
});

describe("a file", () => {
  const receipt = {
    type: "file",
    types: ["pdf"],
    maxBytes: 2048,
    message: { types: "garden.kind", maxBytes: "garden.size" },
  } as const;

  /** A form with the field, and a host that keeps what is chosen, or holds what was chosen before. */
  function drawFile({ draft, bytes, held }: { draft?: FileHandle; bytes?: Blob; held?: Promise<void> } = {}) {
    const kept: FileHandle[] = [];
    const listeners = new Set<() => void>();
    let share: number | undefined;
    const files = {
      add: async ({ name, size, type }: File) => {
        await held;
        const handle = { id: `f${kept.length + 1}`, name, size, type };
        kept.push(handle);
        return handle;
      },
      get: async () => bytes ?? (kept.length > 0 ? new Blob(["%PDF-"], { type: "application/pdf" }) : undefined),
      remove: async () => {},
      sent: () => share,
      follow: (listen: () => void) => {
        listeners.add(listen);
        return () => listeners.delete(listen);
      },
    };
    const known = { get: () => draft && { receipt: [draft] }, set: () => {} };
    const drawn = draw({ receipt }, { port: { files, ...(draft && { draft: () => known }) } });
    const send = (next: number | undefined) =>
      act(() => {
        share = next;
        for (const listen of listeners) listen();
      });
    const input = () => {
      const found = document.querySelector<HTMLInputElement>("input[type=file]");
      if (!found) throw new Error("There is a file input.");
      return found;
    };
    const choose = (content: BlobPart, name: string) =>
      userEvent.setup({ applyAccept: false }).upload(input(), new File([content], name));
    /** The device gives the file while the pointer is elsewhere. */
    const give = (content: BlobPart, name: string) =>
      fireEvent.change(input(), { target: { files: [new File([content], name)] } });
    return { ...drawn, kept, choose, give, send };
  }

  const chosen: FileHandle = { id: "f1", name: "receipt.pdf", size: 12, type: "application/pdf" };

  it("says how far it is: chosen, on its way, arrived", async () => {
    const { send } = drawFile({ draft: chosen, bytes: new Blob() });
    const status = screen.getByRole("status");
    expect(status.textContent).toBe("Ready. It is sent when you continue.");
    send(0.47);
    expect(status.textContent).toBe("Sending, 40%");
    expect(screen.getByRole("progressbar").getAttribute("value")).toBe("47");
    send(1);
    expect(status.textContent).toBe("Sent");
    expect(screen.queryByRole("progressbar")).toBeNull();
    send(undefined);
    expect(status.textContent).toBe("Ready. It is sent when you continue.");
  });

  it("that is a picture is shown, for as long as it is there", async () => {
    const createObjectURL = vi.fn(() => "blob:picture");
    const revokeObjectURL = vi.fn();
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL, revokeObjectURL }));
    const bytes = new Blob([], { type: "image/png" });
    drawFile({ draft: chosen, bytes });
    await waitFor(() => expect(document.querySelector("img")?.src).toBe("blob:picture"));
    expect(createObjectURL).toHaveBeenCalledWith(bytes);
    await userEvent.click(screen.getByRole("button", { name: "Remove receipt.pdf" }));
    expect(revokeObjectURL).toHaveBeenCalledWith("blob:picture");
  });

  it("that is not on the device any more is taken out, and asked for again", async () => {
    drawFile({ draft: chosen });
    await waitFor(() => expect(screen.queryByText("receipt.pdf")).toBeNull());
    expect(screen.getByText("This file could not be read. Please choose it again.")).toBeTruthy();
  });

  it("says first which it takes", () => {
    drawFile();
    expect(screen.getByText(/PDF, up to 2 kB/)).toBeTruthy();
  });

  it("is a handle in data; what it is, its first bytes say", async () => {
    const { sent, choose } = drawFile();
    await choose("%PDF-1.7 …", "receipt.pdf");
    await screen.findByText("receipt.pdf");
    await submit();
    expect(sent[0]?.form?.values).toEqual({
      receipt: { id: "f1", name: "receipt.pdf", size: 12, type: "application/pdf" },
    });
  });

  const removal = () => screen.getByRole("button", { name: "Remove receipt.pdf" });
  const isArriving = () => removal().getAttribute("aria-disabled") === "true";

  it("that is not kept yet is on view at once, and holds the submit, which then counts once", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { sent, choose } = drawFile({ held });
    await choose("%PDF-1.7 …", "receipt.pdf");
    expect(isArriving()).toBe(true);
    const pressed = screen.getByRole("button", { name: "Ask for it" });
    await userEvent.click(pressed);
    await userEvent.click(pressed);
    pressed.focus();
    await userEvent.keyboard("{Enter}");
    expect(pressed.getAttribute("aria-busy")).toBe("true");
    expect(sent).toEqual([]);
    await act(async () => release());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.form?.values).toMatchObject({ receipt: { id: "f1", name: "receipt.pdf" } });
    expect(pressed.getAttribute("aria-busy")).toBeNull();
  });

  it("changes nothing that is drawn while a press is under way", async () => {
    const { kept, give } = drawFile();
    fireEvent.pointerDown(document.body);
    give("%PDF-1.7 …", "receipt.pdf");
    await waitFor(() => expect(kept).toHaveLength(1));
    expect(isArriving()).toBe(true);
    fireEvent.pointerUp(document.body);
    await waitFor(() => expect(isArriving()).toBe(false));
  });

  it("that is refused gives up the submit that waited for it, and says why", async () => {
    const { sent, give } = drawFile();
    fireEvent.pointerDown(document.body);
    give("<script>", "receipt.pdf");
    fireEvent.submit(document.forms[0] ?? document);
    expect(isArriving()).toBe(true);
    fireEvent.pointerUp(document.body);
    const reason = await screen.findByRole("link", { name: "Kind" });
    await waitFor(() => expect(document.activeElement?.contains(reason)).toBe(true));
    expect(screen.queryByText("receipt.pdf")).toBeNull();
    expect(sent).toEqual([]);
  });

  it.each([
    ["<script>", "receipt.pdf", "Kind"],
    [`%PDF-${"x".repeat(3000)}`, "large.pdf", "Size"],
  ])("is not kept when it is of another kind or too large", async (content, name, message) => {
    const { kept, choose } = drawFile();
    await choose(content, name);
    await waitFor(() => expect(screen.getByText(message)).toBeTruthy());
    expect(kept).toEqual([]);
  });
});
