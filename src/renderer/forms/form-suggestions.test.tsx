import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { Loaded, LoadRequest } from "../../ports/screen-port.ts";
import { fetchComponents } from "../fetch-components.ts";
import { draw, submit } from "../test-support/drawn-fields.tsx";

await fetchComponents(["combobox-field"]);

const fields = {
  street: {
    type: "combobox",
    suggestions: {
      in: { var: "load.streets.value" },
      as: "street",
      value: { var: "street.name" },
      hint: { var: "street.city" },
      fills: { city: { var: "street.city" } },
    },
  },
  city: { type: "text" },
} as const;

const load = {
  streets: {
    call: "address.streets",
    when: { present: { var: "form.street" } },
    debounce: "PT0.01S",
    with: { text: { var: "form.street" } },
  },
} as const;

const elm = { name: "Elm Street", city: "North" };

/** A form whose load the test answers: each request has its own answer. */
function drawAsking() {
  const asked: { request: LoadRequest; answer: (loaded: Loaded) => void; isStopped: boolean }[] = [];
  const drawn = draw(fields, {
    form: { load },
    port: {
      load: (_key, request) => {
        let state: Loaded = { status: "loading" };
        let notify = () => {};
        const one = {
          request,
          isStopped: false,
          answer: (loaded: Loaded) => {
            state = loaded;
            if (!one.isStopped) act(notify);
          },
        };
        asked.push(one);
        return {
          get: () => state,
          follow: (listen) => {
            notify = listen;
            return () => {
              one.isStopped = true;
            };
          },
          stop: () => {},
        };
      },
    },
  });
  return { ...drawn, asked, street: screen.getByRole<HTMLInputElement>("combobox") };
}

const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

it("is asked once the customer pauses, shows the latest reply only, and fills its neighbour", async () => {
  const { street, asked, sent } = drawAsking();
  await userEvent.type(street, "el");
  await pause();
  await userEvent.type(street, "m");
  await pause();
  expect(asked.map(({ request }) => request.with)).toContainEqual({ text: "elm" });
  expect(street.getAttribute("aria-busy")).toBe("true");
  const first = asked[0];
  first?.answer({ status: "ready", value: [{ name: "Elbow Lane", city: "South" }] });
  expect(options()).toEqual([]);
  asked.at(-1)?.answer({ status: "ready", value: [elm] });
  expect(options()).toEqual(["Elm StreetNorth"]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(street.value).toBe("Elm Street");
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("North");
  expect(sent).toEqual([]);
  await submit();
  expect(sent[0]?.form?.values).toEqual({ street: "Elm Street", city: "North" });
});

it("is a text field when its load fails: nothing is said, and Enter sends the form", async () => {
  const { street, asked, sent } = drawAsking();
  await userEvent.type(street, "elm");
  await pause();
  asked.at(-1)?.answer({ status: "failed", error: { name: "offline" } });
  expect([options(), screen.queryByRole("alert")]).toEqual([[], null]);
  expect(screen.queryByText("This could not be loaded.")).toBeNull();
  await userEvent.type(street, "{Enter}");
  expect(sent[0]?.form?.values).toEqual({ street: "elm" });
});
