import { act } from "@testing-library/react";
import type { Loaded, LoadRequest } from "../../ports/screen-port.ts";

/** A port whose loads the test answers. */
export function loadingPort() {
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
