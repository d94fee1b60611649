import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { drawField } from "../test-support/draw.tsx";
import { sizeInWords } from "./size-in-words.ts";
import { UploadField } from "./UploadField.tsx";

const given = {
  id: "receipt",
  label: "Your receipt",
  limitsText: "JPG or PDF, up to 10 MB.",
  chooseText: "Choose a file",
  chosenText: "Chosen, not sent yet.",
  replaceText: "Replace",
  removeText: "Remove",
  locale: "en-SG",
};
const handle = { id: "f1", name: "receipt.jpg", size: 1_240_000, type: "image/jpeg" };
const file = new File(["bytes"], "receipt.jpg", { type: "image/jpeg" });

/** The field, drawn again in the same place with another value. */
function redrawn(first: { readonly value: readonly (typeof handle)[] }) {
  const renderField = ({ value }: typeof first) => <UploadField {...given} value={value} onChange={() => {}} />;
  const { rerender } = render(renderField(first));
  return { redraw: (next: typeof first) => rerender(renderField(next)) };
}

test("passes a chosen file to the host, which alone makes its handle", async () => {
  const onChange = vi.fn();
  const onFiles = vi.fn();
  drawField("upload-field", { ...given, value: [], onFiles }, onChange);
  await userEvent.upload(screen.getByLabelText("Choose a file"), file);
  expect(onFiles.mock.calls).toEqual([[[file]]]);
  expect(onChange).not.toHaveBeenCalled();
});

test("the focus moves to the control that replaces the focused one, and otherwise stays", () => {
  const { redraw } = redrawn({ value: [] });
  screen.getByLabelText("Choose a file").focus();
  redraw({ value: [handle] });
  expect(document.activeElement).toBe(screen.getByLabelText("Replace receipt.jpg"));
  screen.getByRole("button", { name: "Remove receipt.jpg" }).focus();
  redraw({ value: [] });
  expect(document.activeElement).toBe(screen.getByLabelText("Choose a file"));
  screen.getByLabelText("Choose a file").blur();
  redraw({ value: [handle] });
  expect(document.activeElement).toBe(document.body);
});

test("the focus is kept even if it arrives between drawing and display", () => {
  const focusOnDrawing = vi.fn();
  const UpdatedField = () => {
    focusOnDrawing();
    return null;
  };
  const draw = (value: readonly (typeof handle)[]) => (
    <>
      <UploadField {...given} value={value} onChange={() => {}} />
      <UpdatedField />
    </>
  );
  const { rerender } = render(draw([]));
  focusOnDrawing.mockImplementationOnce(() => screen.getByLabelText("Choose a file").focus());
  rerender(draw([handle]));
  expect(document.activeElement).toBe(screen.getByLabelText("Replace receipt.jpg"));
});

test("the focus is kept while the file dialog has it", () => {
  const { redraw } = redrawn({ value: [] });
  screen.getByLabelText("Choose a file").focus();
  fireEvent.blur(screen.getByLabelText("Choose a file"));
  redraw({ value: [handle] });
  expect(document.activeElement).toBe(screen.getByLabelText("Replace receipt.jpg"));
});

test("a removed file can be chosen again", async () => {
  const onFiles = vi.fn();
  drawField("upload-field", { ...given, value: [], onFiles });
  await userEvent.upload(screen.getByLabelText("Choose a file"), file);
  await userEvent.upload(screen.getByLabelText("Choose a file"), file);
  expect(onFiles).toHaveBeenCalledTimes(2);
});

test("a chosen file shows its name, its size and that it is not sent yet; there is no room for another", () => {
  drawField("upload-field", { ...given, value: [handle] });
  expect(screen.getByRole("listitem").textContent).toContain("receipt.jpg1.2 MB");
  expect(screen.getByRole("status").textContent).toBe("Chosen, not sent yet.");
  expect(screen.queryByLabelText("Choose a file")).toBeNull();
});

test("it can be replaced and removed; each button names the file", async () => {
  const onChange = vi.fn();
  const onFiles = vi.fn();
  drawField("upload-field", { ...given, value: [handle], onFiles }, onChange);
  await userEvent.upload(screen.getByLabelText("Replace receipt.jpg"), file);
  expect(onFiles.mock.calls).toEqual([[[file], "f1"]]);
  await userEvent.click(screen.getByRole("button", { name: "Remove receipt.jpg" }));
  expect(onChange.mock.calls).toEqual([[[]]]);
});

test("shows the progress of sending, named by the file", () => {
  const states = [{ id: "f1", text: "Sending, 40%", progress: 40 }];
  drawField("upload-field", { ...given, value: [handle], states });
  expect(screen.getByRole("progressbar", { name: "receipt.jpg" }).getAttribute("value")).toBe("40");
  expect(screen.getByRole("status").textContent).toBe("Sending, 40%");
});

test("several files can be chosen at once where there is room", () => {
  drawField("upload-field", { ...given, value: [handle], maxFiles: 3 });
  expect(screen.getByLabelText("Choose a file")).toHaveProperty("multiple", true);
});

test("an error summary leads to the control that chooses or replaces a file", () => {
  const { unmount } = drawField("upload-field", { ...given, value: [] });
  expect(document.getElementById("receipt")).toBe(screen.getByLabelText("Choose a file"));
  unmount();
  drawField("upload-field", { ...given, value: [handle] });
  expect(document.getElementById("receipt")).toBe(screen.getByLabelText("Replace receipt.jpg"));
});

test.each([
  [0, "0 byte"],
  [84_000, "82 kB"],
  [3_145_728, "3 MB"],
  [4_912_345, "4.7 MB"],
  [10_485_760, "10 MB"],
])("%i bytes are %s", (bytes, expected) => {
  expect(sizeInWords(bytes, "en-SG")).toBe(expected);
});
