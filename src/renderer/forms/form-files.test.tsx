import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { FileHandle } from "../../ports/file-handle.ts";
import { draw, submit } from "../test-support/drawn-fields.tsx";

describe("a file", () => {
  const receipt = {
    type: "file",
    types: ["pdf"],
    maxBytes: 2048,
    message: { types: "garden.kind", maxBytes: "garden.size" },
  } as const;

  /** A form with the field, and a host that stores chosen files, or has some already. */
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
    /** The device returns the file while the pointer is elsewhere. */
    const give = (content: BlobPart, name: string) =>
      fireEvent.change(input(), { target: { files: [new File([content], name)] } });
    return { ...drawn, kept, choose, give, send };
  }

  const chosen: FileHandle = { id: "f1", name: "receipt.pdf", size: 12, type: "application/pdf" };

  it("shows its state: chosen, being sent, arrived", async () => {
    const { send } = drawFile({ draft: chosen, bytes: new Blob() });
    const status = screen.getByRole("status");
    expect(status.textContent).toBe("Ready. It will be sent when you continue.");
    send(0.47);
    expect(status.textContent).toBe("Sending, 40%");
    expect(screen.getByRole("progressbar").getAttribute("value")).toBe("47");
    send(1);
    expect(status.textContent).toBe("Sent");
    expect(screen.queryByRole("progressbar")).toBeNull();
    send(undefined);
    expect(status.textContent).toBe("Ready. It will be sent when you continue.");
  });

  it("is shown as an image while it exists", async () => {
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

  it("that is no longer on the device is removed, and the field asks for it again", async () => {
    drawFile({ draft: chosen });
    await waitFor(() => expect(screen.queryByText("receipt.pdf")).toBeNull());
    expect(screen.getByText("This file could not be read. Please choose it again.")).toBeTruthy();
  });

  it("shows the accepted kinds first", () => {
    drawFile();
    expect(screen.getByText(/PDF, up to 2 kB/)).toBeTruthy();
  });

  it("is a handle in the data, with the type of its first bytes", async () => {
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

  it("that is still being stored is shown at once, and delays the submit, which then happens once", async () => {
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

  it("draws nothing anew during a press", async () => {
    const { kept, give } = drawFile();
    fireEvent.pointerDown(document.body);
    give("%PDF-1.7 …", "receipt.pdf");
    await waitFor(() => expect(kept).toHaveLength(1));
    expect(isArriving()).toBe(true);
    fireEvent.pointerUp(document.body);
    await waitFor(() => expect(isArriving()).toBe(false));
  });

  it("that is refused cancels the waiting submit, and the reason is shown", async () => {
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
  ])("is not stored if it is of another kind or too large", async (content, name, message) => {
    const { kept, choose } = drawFile();
    await choose(content, name);
    await waitFor(() => expect(screen.getByText(message)).toBeTruthy());
    expect(kept).toEqual([]);
  });

  describe("of several", () => {
    const photos = { ...receipt, types: ["pdf", "webp"], maxFiles: 3 } as const;

    function drawPhotos() {
      const files = {
        add: async ({ name, size, type }: File) => ({ id: `kept-${name}`, name, size, type }),
        get: async () => new Blob(["%PDF-"], { type: "application/pdf" }),
        remove: async () => {},
        sent: () => undefined,
        follow: () => () => {},
      };
      const drawn = draw({ photos }, { port: { files } });
      const choose = (...chosen: readonly (readonly [BlobPart, string])[]) => {
        const given = chosen.map(([content, name]) => new File([content], name));
        const input = document.querySelector<HTMLInputElement>("input[type=file][multiple]");
        if (input === null) throw new Error("There is room for several.");
        return userEvent.setup({ applyAccept: false }).upload(input, given);
      };
      return { ...drawn, choose };
    }
    const names = () => screen.queryAllByRole("button", { name: /^Remove / });

    it("says how many were chosen", () => {
      drawPhotos();
      expect(screen.getByText("PDF or WEBP, up to 2 kB, at most 3 files")).toBeTruthy();
    });

    it("takes the valid ones, and names each refused one with the reason", async () => {
      const { choose, sent } = drawPhotos();
      await choose(["%PDF-1.7 …", "one.pdf"], ["<script>", "two.pdf"], ["RIFF1234WEBPVP8 ", "three.webp"]);
      expect(await screen.findByText("two.pdf: Kind")).toBeTruthy();
      expect(names()).toHaveLength(2);
      await submit();
      expect(sent[0]?.form?.values).toEqual({
        photos: [
          { id: "kept-one.pdf", name: "one.pdf", size: 12, type: "application/pdf" },
          { id: "kept-three.webp", name: "three.webp", size: 16, type: "image/webp" },
        ],
      });
    });

    it("takes as many as fit, and says so", async () => {
      const { choose } = drawPhotos();
      await choose(["%PDF-1", "one.pdf"], ["%PDF-2", "two.pdf"]);
      await waitFor(() => expect(names()).toHaveLength(2));
      await userEvent
        .setup({ applyAccept: false })
        .upload(screen.getByLabelText("Choose a file"), [new File(["%PDF-3"], "three.pdf")]);
      await waitFor(() => expect(names()).toHaveLength(3));
      await userEvent.click(screen.getByRole("button", { name: "Remove one.pdf" }));
      await userEvent.click(screen.getByRole("button", { name: "Remove two.pdf" }));
      await choose(["%PDF-4", "four.pdf"], ["%PDF-5", "five.pdf"], ["%PDF-6", "six.pdf"]);
      expect(await screen.findByText("You can add up to 3 files")).toBeTruthy();
      expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent?.slice(0, 8))).toEqual([
        expect.stringContaining("three"),
        expect.stringContaining("four"),
        expect.stringContaining("five"),
      ]);
    });
  });
});
