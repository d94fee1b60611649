import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useOfferedCode } from "./use-offered-code.ts";

const get = vi.fn<(asked: CredentialRequestOptions) => Promise<unknown>>();

function browserThatOffers(offered: Promise<unknown>) {
  get.mockReset().mockReturnValue(offered);
  vi.stubGlobal("OTPCredential", class {});
  vi.stubGlobal("navigator", { credentials: { get } });
}
afterEach(() => vi.unstubAllGlobals());

test("the code of a text message is taken once the customer agrees", async () => {
  browserThatOffers(Promise.resolve({ type: "otp", code: "123456" }));
  const onCode = vi.fn();
  await act(async () => void renderHook(() => useOfferedCode(onCode)));
  expect(get).toHaveBeenCalledWith({ otp: { transport: ["sms"] }, signal: expect.any(AbortSignal) });
  expect(onCode.mock.calls).toEqual([["123456"]]);
});

test("a customer who declines gets no code filled in, and nothing fails", async () => {
  browserThatOffers(Promise.reject(new DOMException("no", "AbortError")));
  const onCode = vi.fn();
  await act(async () => void renderHook(() => useOfferedCode(onCode)));
  expect(get).toHaveBeenCalledOnce();
  expect(onCode).not.toHaveBeenCalled();
});

test("a request is cancelled when the customer leaves the field, and a late code is ignored", async () => {
  let offer = (_: unknown) => {};
  browserThatOffers(
    new Promise((resolve) => {
      offer = resolve;
    }),
  );
  const onCode = vi.fn();
  const { unmount } = renderHook(() => useOfferedCode(onCode));
  unmount();
  expect(get.mock.calls[0]?.[0].signal?.aborted).toBe(true);
  await act(async () => offer({ type: "otp", code: "123456" }));
  expect(onCode).not.toHaveBeenCalled();
});

test("does nothing in a browser without this feature", () => {
  browserThatOffers(Promise.resolve(null));
  Reflect.deleteProperty(globalThis, "OTPCredential");
  renderHook(() => useOfferedCode(vi.fn()));
  expect(get).not.toHaveBeenCalled();
});
